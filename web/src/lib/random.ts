/** Names and words that nobody guesses. `crypto.randomUUID` would be shorter, but plain http at home does not have it. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
