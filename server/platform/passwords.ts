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

// Two at a time, so that a flood of sign-ins does not starve applicants of the processor.
const concurrency = 2;
const longestQueue = 200;
let running = 0;
const queue: (() => void)[] = [];

async function takePlace() {
  if (running < concurrency) {
    running += 1;
    return;
  }
  if (queue.length >= longestQueue) {
    throw busy();
  }
  await new Promise<void>((resolve) => {
    queue.push(resolve);
  });
}

/** Gives the slot to the caller that has waited longest. */
function leavePlace(): void {
  const next = queue.shift();
  if (next) {
    next();
  } else {
    running -= 1;
  }
}

async function derive(password: string, nonce: Buffer): Promise<Buffer> {
  const message = Buffer.from(password.normalize('NFKC'));
  await takePlace();
  try {
    return await hash('argon2id', {
      ...cost,
      message,
      nonce,
    });
  } finally {
    leavePlace();
  }
}

/** Base64 without the padding, as PHC strings have it. */
function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

/** argon2id in its usual text form. */
export async function hashPassword(password: string) {
  const nonce = randomBytes(16);
  const tag = await derive(password, nonce);
  const { memory, passes, parallelism } = cost;
  const parameters = `m=${memory},t=${passes},p=${parallelism}`;
  return `$argon2id$v=19$${parameters}$${encode(nonce)}$${encode(tag)}`;
}

const stored = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;
const nobodysNonce = randomBytes(16);

/** Compares with a stored hash; without an account it takes as long and returns false. */
export async function isPassword(password: string, storedHash: string | null | undefined) {
  const [, nonce, tag] = stored.exec(storedHash ?? '') ?? [];
  if (nonce === undefined || tag === undefined) {
    await derive(password, nobodysNonce);
    return false;
  }
  const expected = Buffer.from(tag, 'base64');
  const found = await derive(password, Buffer.from(nonce, 'base64'));
  return expected.length === found.length && timingSafeEqual(expected, found);
}

/** Shorter than 12 characters: signing in with it shows a warning. */
export function isWeakPassword(password: string): boolean {
  return password.length < 12;
}
