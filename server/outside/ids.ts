import { createHash, randomBytes, randomInt } from 'node:crypto';

/** SHA-256 in hex. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Random and unguessable: 144 bits that read well in an address or a header. */
export function randomId(): string {
  return randomBytes(18).toString('base64url');
}

// Without the letters and digits that people mix up.
const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A password for a person to copy: 20 characters, 117 bits. */
export function randomPassword(): string {
  return Array.from({ length: 20 }, () => letters[randomInt(letters.length)]).join('');
}

/** JSON whose keys are in order at every depth, so that equal content is equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) =>
    item !== null && typeof item === 'object' && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
}
