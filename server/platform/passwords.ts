import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { busy } from './http-error.ts';

const hash = promisify(argon2);
// OWASP's first choice for argon2id: 19 MiB, two passes, one lane.
const cost = {
  memory: 19_456,
  passes: 2,
  parallelism: 1,
  tagLength: 32,
};

// Two at a time, so that a flood of sign-ins leaves the processor to the applicants.
const concurrency = 2;
const longestQueue = 200;
let running = 0;
const queue: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= concurrency) {
    if (queue.length >= longestQueue) {
      throw busy();
    }
    await new Promise<void>((resolve) => {
      queue.push(resolve);
    });
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = queue.shift();
    if (next) {
      next();
    } else {
      running -= 1;
    }
  }
}

const derive = (password: string, nonce: Buffer): Promise<Buffer> =>
  inTurn(() =>
    hash('argon2id', {
      ...cost,
      message: Buffer.from(password.normalize('NFKC')),
      nonce,
    }),
  );

/** argon2id in its usual text form. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive(password, nonce);
  const text = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${text(nonce)}$${text(tag)}`;
}

const stored = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;
const nobodysNonce = randomBytes(16);

/**
 * Compares a typed password with a stored hash; without a hash (no such account) it takes as long
 * and is false.
 */
export async function isPassword(
  password: string,
  storedHash: string | null | undefined,
): Promise<boolean> {
  const [, nonce, tag] = stored.exec(storedHash ?? '') ?? [];
  if (nonce === undefined || tag === undefined) {
    await derive(password, nobodysNonce);
    return false;
  }
  const expected = Buffer.from(tag, 'base64');
  const found = await derive(password, Buffer.from(nonce, 'base64'));
  return expected.length === found.length && timingSafeEqual(expected, found);
}

const common = new Set(
  `
  123456 1234567 12345678 123456789 1234567890 password password1 password123 passw0rd qwerty qwerty123 qwertyuiop abc123 abcdef 111111
  000000 123123 654321 666666 admin admin1 admin123 admin1234 administrator letmein welcome welcome1 welcome123 monkey dragon iloveyou
  football baseball sunshine princess master shadow michael superman batman trustno1 login starwars freedom whatever hello123 changeme
  secret solar solar123 mortgage mortgage1 lender123 homeloan test123 testtest asdfgh asdfghjkl zxcvbnm 1q2w3e4r 1qaz2wsx
`
    .trim()
    .split(/\s+/),
);

/**
 * One of those that everyone tries first, in any case and however many blanks stand around it;
 * blanks alone are no better.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').trim().toLowerCase();
  return plain === '' || common.has(plain);
}

/** Shorter than 12 characters or a common one: a person who signs in with it is warned. */
export const isWeakPassword = (password: string): boolean =>
  password.length < 12 || isCommonPassword(password);
