/** Whether pieces are flying: work that can wait is postponed, to keep the animation smooth. */
class Air {
  busy = $state(false);
}

export const air = new Air();
