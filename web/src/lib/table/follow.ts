/** An action for a list that grows at its end: the newest stays in sight, unless somebody has scrolled up. */
export function follow(list: HTMLElement, _count: number) {
  let atEnd = true;
  const end = () => {
    if (atEnd) list.scrollTop = list.scrollHeight;
  };
  const scrolled = () => {
    atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 24;
  };
  list.addEventListener("scroll", scrolled, { passive: true });
  requestAnimationFrame(end);
  return { update: end, destroy: () => list.removeEventListener("scroll", scrolled) };
}
