/**
 * Verifies the fairness proof in the browser, not on the server: the published secret matches the earlier commitment,
 * and the seed of the deal comes from the secret and the seats' words.
 */
import type { components } from "../api/schema";

export type Proof = components["schemas"]["Fairness"];

export interface Checked {
  /** Whether the secret matches the commitment. */
  secret: boolean;
  /** Whether the secret and the words give the seed of the deal. */
  deal: boolean;
}

const text = new TextEncoder();

function bytes(hex: string): Uint8Array | null {
  if (!/^([0-9a-f]{2})+$/i.test(hex)) return null;
  return Uint8Array.from(hex.match(/../g)!, (pair) => Number.parseInt(pair, 16));
}

const hexadecimal = (data: Uint8Array) => Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");

async function sum(...parts: Uint8Array[]): Promise<Uint8Array> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return new Uint8Array(await crypto.subtle.digest("SHA-256", whole));
}

/** The commitment to a secret. */
export async function commitment(secret: Uint8Array): Promise<string> {
  return hexadecimal(await sum(text.encode("cosecha commitment\n"), secret));
}

/** The seed of the deal: 16 bytes, as 32 hexadecimal digits. */
export async function dealSeed(secret: Uint8Array, words: readonly string[]): Promise<string> {
  const mixed = words.flatMap((word) => {
    const letters = text.encode(word);
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, letters.length);
    return [length, letters];
  });
  return hexadecimal((await sum(text.encode("cosecha deal\n"), secret, ...mixed)).slice(0, 16));
}

/** Web Crypto is only available in secure contexts. */
export const canCheck = () => globalThis.crypto?.subtle !== undefined;

export async function check(proof: Proof, seed: string): Promise<Checked> {
  const secret = bytes(proof.secret ?? "");
  if (!secret) return { secret: false, deal: false };
  const [found, dealt] = await Promise.all([commitment(secret), dealSeed(secret, proof.words ?? [])]);
  return { secret: found === proof.commitment.toLowerCase(), deal: dealt === seed.toLowerCase().padStart(32, "0") };
}
