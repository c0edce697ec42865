import { createHmac, timingSafeEqual } from 'node:crypto';

// One-time codes of authenticator apps (RFC 6238): SHA-1, six digits, thirty seconds, the settings
// that every app supports.
const digits = 6;
const stepMs = 30_000;

const base32Letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 without padding, the format of keys in apps (RFC 4648). */
export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => base32Letters[parseInt(group.padEnd(5, '0'), 2)]).join('');
}

export function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) =>
    base32Letters.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => parseInt(byte, 2)));
}

export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / stepMs);
}

/** The code of one time step (RFC 4226). */
export function codeOf(key: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', key).update(counter).digest();
  const offset = mac.at(-1)! & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step of a typed code: the current one or a neighbour, for clocks that differ. */
export function stepOfCode(secret: string, typed: string, now: Date): number | undefined {
  const code = Buffer.from(typed.replace(/\s/g, ''));
  const key = fromBase32(secret);
  const current = stepAt(now);
  return [current, current - 1, current + 1].find((step) => {
    const expected = Buffer.from(codeOf(key, step));
    return expected.length === code.length && timingSafeEqual(expected, code);
  });
}

export function otpauthUri(secret: string, { site, name }: { site: string; name: string }): string {
  const label = `${encodeURIComponent(site)}:${encodeURIComponent(name)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(site)}`;
}
