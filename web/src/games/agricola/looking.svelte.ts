/** Whose farm is shown large: none in particular is the own one, or that of whose turn it is. */
class Looking {
  seat = $state<number | null>(null);
}

export const looking = new Looking();
