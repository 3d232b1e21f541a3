/** Whose farm is shown large; null means the viewer's own, or the active player's. */
class Looking {
  seat = $state<number | null>(null);
}

export const looking = new Looking();
