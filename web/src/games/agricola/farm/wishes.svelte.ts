/**
 * Where the owner of a farm wants the animals to live. The rules do not ask, so nobody else is told: it is kept in this
 * window, for each table and seat.
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

/** The address of the page begins with the table's: in a replay, too. */
const table = () => location.pathname.split("/").slice(0, 3).join("/");
const keyOf = (seat: number) => `cosecha-animals ${table()} ${seat}`;
const kept = (key: string): Herds => JSON.parse(sessionStorage.getItem(key) ?? "{}") as Herds;

export const wishes = new Wishes();
