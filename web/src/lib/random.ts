/** An unguessable key. `crypto.randomUUID` would be shorter, but needs HTTPS. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
