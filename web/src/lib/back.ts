/**
 * The back button closes open sheets before it leaves the page. One history entry stands for all of them; it is removed
 * when they are closed in another way.
 */

const MARK = "over";
const opened: (() => void)[] = [];
/** Whether the entry is being removed, which takes a moment. */
let leaving = false;

const isMarked = () => Boolean((history.state as Record<string, unknown> | null)?.[MARK]);
const mark = () => {
  if (!isMarked()) history.pushState({ [MARK]: true }, "");
};

// After a reload, no sheet is open.
if (isMarked()) history.replaceState(null, "");

addEventListener("popstate", () => {
  if (leaving) {
    leaving = false;
    if (opened.length) mark(); // opened meanwhile
    return;
  }
  const top = opened.at(-1);
  if (!top || isMarked()) return;
  if (opened.length > 1) mark();
  top();
});

/** Register an open sheet. Returns a function to call when it has closed. */
export function closedByBack(close: () => void): () => void {
  opened.push(close);
  mark();
  return () => {
    opened.splice(opened.indexOf(close), 1);
    // Another sheet may open right away, or a link in the sheet may navigate: then keep the entry.
    setTimeout(() => {
      if (opened.length || leaving || !isMarked()) return;
      leaving = true;
      history.back();
    });
  };
}

/** Whether navigating should replace the history entry of a sheet. */
export const isOver = isMarked;
