/** Text that must be seen whole in the room it is given: it shrinks, step by step, until it fits. */

const STEPS = [1, 0.94, 0.88, 0.82, 0.76, 0.7];

/** Set `--fit` on an element so that its text fits into its own height; `text` tells when to look again. */
export function fit(node: HTMLElement, text: string) {
  let told = text;
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
      if (now === told) return;
      told = now;
      requestAnimationFrame(look);
    },
    destroy: () => seen.disconnect(),
  };
}
