import { createHash, randomBytes, randomInt } from 'node:crypto';

/** SHA-256 in hex. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Random and unguessable: 144 bits that read well in an address or a header. */
export function randomId(): string {
  return randomBytes(18).toString('base64url');
}

/** A secret of a link or a session: 256 bits. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

// Without the letters and digits that people mix up.
const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const passwordLength = 20;

/** So many signs of an alphabet, each as likely as the others. */
export function randomSigns(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** A password for a person to copy: 20 characters, 117 bits. */
export function randomPassword(): string {
  return randomSigns(letters, passwordLength);
}

/** An object with its keys in order; anything else as it is. */
function inOrder(_key: string, value: unknown): unknown {
  const isObject = value !== null && typeof value === 'object';
  if (!isObject || Array.isArray(value)) {
    return value;
  }
  const entries = Object.entries(value);
  const sorted = entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted);
}

/** JSON whose keys are in order at every depth, so that equal content is equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, inOrder);
}
