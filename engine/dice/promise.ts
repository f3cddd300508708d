import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

const SECRET = /^[0-9a-f]{64}$/;

/** Is this written as a secret or a promise is: 32 bytes in lower-case hexadecimal? */
export const isSecret = (text: unknown): text is string => typeof text === 'string' && SECRET.test(text);

/** What one promises by it before a secret is told: nobody can tell the secret by it, and no other secret keeps the promise. */
export const promiseOf = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

/**
 * Secrets for so many throws, out of one. Each is the promise of the one before it, so that a single promise at the beginning binds all: the last of
 * them is promised, and they are told from the last but one backwards, each being the next promise.
 * @shape one more than there are throws; the last is the promise
 */
export function chainOfSecrets(first: string, throws: number): readonly string[] {
  const chain = [first];
  for (let k = 0; k < throws; k++) chain.push(promiseOf(chain[k]!));
  return chain;
}

/** The secret of a chain that keeps a promise. Null where the promise is not of this chain, or nothing is left before it. */
export function secretBefore(chain: readonly string[], promise: string): string | null {
  const at = chain.indexOf(promise);
  return at > 0 ? chain[at - 1]! : null;
}
