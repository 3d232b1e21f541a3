/** Whether pieces are in the air: what can wait waits until they have landed, and the browser has its time for them. */
class Air {
  busy = $state(false);
}

export const air = new Air();
