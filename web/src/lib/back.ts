/**
 * Back closes what lies over a page before it leaves the page. However many sheets lie there, one entry of the history
 * stands for them; a sheet that is closed in another way takes the entry along.
 */

const MARK = "over";
const opened: (() => void)[] = [];

const isMarked = () => Boolean((history.state as Record<string, unknown> | null)?.[MARK]);
const mark = () => {
  if (!isMarked()) history.pushState({ [MARK]: true }, "");
};

// A page that was loaded anew has nothing lying over it.
if (isMarked()) history.replaceState(null, "");

addEventListener("popstate", () => {
  const top = opened.at(-1);
  if (!top || isMarked()) return;
  if (opened.length > 1) mark();
  top();
});

/** Something lies over the page now; what is called once it no longer does. */
export function closedByBack(close: () => void): () => void {
  opened.push(close);
  mark();
  return () => {
    opened.splice(opened.indexOf(close), 1);
    // One sheet may make way for another, and a link in it leads elsewhere: then there is nothing to take back.
    setTimeout(() => {
      if (!opened.length && isMarked()) history.back();
    });
  };
}

/** Whether going elsewhere takes the place of the entry that stands for a sheet. */
export const isOver = isMarked;
