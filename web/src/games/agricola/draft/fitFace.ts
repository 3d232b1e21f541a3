/** Shrinks a card's text step by step until all of it is on the card. */

const STEPS = [1, 0.94, 0.88, 0.82, 0.76];

/** Sets `--fit` on an element that contains a card. */
export function fitFace(node: HTMLElement) {
  const look = () => {
    const face = node.querySelector(".face");
    if (!face) return;
    for (const step of STEPS) {
      node.style.setProperty("--fit", String(step));
      if (face.scrollHeight <= face.clientHeight) break;
    }
  };
  const seen = new ResizeObserver(look);
  seen.observe(node);
  look();
  return { destroy: () => seen.disconnect() };
}
