/** Pointer input on the map: drag to pan, pinch or wheel to zoom; a tap goes through. */
import type { Camera } from "./camera.svelte";
import type { Point } from "./geometry";

/** Movement in pixels that still counts as a tap. */
const SLACK = 7;

export function hands(node: HTMLElement, camera: Camera, turn: (at: Point, event: WheelEvent) => boolean) {
  const down = new Map<number, Point>();
  let dragged = false;

  const at = (event: MouseEvent): Point => {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const apart = (points: Point[]) => Math.hypot(points[0]!.x - points[1]!.x, points[0]!.y - points[1]!.y);
  const between = (points: Point[]) => ({ x: (points[0]!.x + points[1]!.x) / 2, y: (points[0]!.y + points[1]!.y) / 2 });

  const press = (event: PointerEvent) => {
    if (event.button !== 0 || (event.target as Element).closest("button")) return;
    if (!down.size) dragged = false;
    down.set(event.pointerId, at(event));
  };
  const move = (event: PointerEvent) => {
    const before = down.get(event.pointerId);
    if (!before) return;
    const now = at(event);
    const others = [...down.entries()].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    if (others.length) {
      const [old, fresh] = [
        [before, others[0]!],
        [now, others[0]!],
      ];
      camera.zoom(apart(fresh) / Math.max(1, apart(old)), between(fresh));
      camera.drag({ x: between(fresh).x - between(old).x, y: between(fresh).y - between(old).y });
      dragged = true;
    } else {
      if (!dragged && Math.hypot(now.x - before.x, now.y - before.y) < SLACK) return;
      if (!dragged) node.setPointerCapture(event.pointerId);
      dragged = true;
      camera.drag({ x: now.x - before.x, y: now.y - before.y });
    }
    down.set(event.pointerId, now);
  };
  const lift = (event: PointerEvent) => down.delete(event.pointerId);
  /** Suppress the click that ends a drag. */
  const click = (event: MouseEvent) => {
    if (!dragged) return;
    dragged = false;
    event.stopPropagation();
    event.preventDefault();
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    if (turn(at(event), event)) return;
    camera.zoom(Math.exp(-event.deltaY / (event.deltaMode ? 12 : 420)), at(event));
  };

  node.addEventListener("pointerdown", press);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", lift);
  node.addEventListener("pointercancel", lift);
  node.addEventListener("click", click, true);
  node.addEventListener("wheel", wheel, { passive: false });
  return () => {
    node.removeEventListener("pointerdown", press);
    node.removeEventListener("pointermove", move);
    node.removeEventListener("pointerup", lift);
    node.removeEventListener("pointercancel", lift);
    node.removeEventListener("click", click, true);
    node.removeEventListener("wheel", wheel);
  };
}
