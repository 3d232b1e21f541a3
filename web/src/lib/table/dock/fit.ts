/** Shrinks text step by step until it fits its box. */

const STEPS = [1, 0.94, 0.88, 0.82, 0.76, 0.7];

/** Set `--fit` on an element so that its text fits its height; a change of `text` measures again. */
export function fit(node: HTMLElement, text: string) {
  let measured = text;
  const look = () => {
    for (const step of STEPS) {
      node.style.setProperty("--fit", String(step));
      if (node.scrollHeight <= node.clientHeight + 1 && node.scrollWidth <= node.clientWidth + 1) break;
    }
  };
  const seen = new ResizeObserver(look);
  seen.observe(node);
  look();
  return {
    update(now: string) {
      if (now === measured) return;
      measured = now;
      requestAnimationFrame(look);
    },
    destroy: () => seen.disconnect(),
  };
}
