/**
 * Where the owner of a farm wants the animals. It isn't part of the rules, so it stays in this window, per table and
 * seat.
 */
import type { Herds } from "./housing";

class Wishes {
  #known = $state.raw<Record<string, Herds>>({});

  of(seat: number): Herds {
    const key = keyOf(seat);
    return this.#known[key] ?? kept(key);
  }

  set(seat: number, herds: Herds) {
    const key = keyOf(seat);
    this.#known = { ...this.#known, [key]: herds };
    sessionStorage.setItem(key, JSON.stringify(herds));
  }
}

/** The table's path, which a replay's path also starts with. */
const table = () => location.pathname.split("/").slice(0, 3).join("/");
const keyOf = (seat: number) => `cosecha-animals ${table()} ${seat}`;
const kept = (key: string): Herds => JSON.parse(sessionStorage.getItem(key) ?? "{}") as Herds;

export const wishes = new Wishes();
