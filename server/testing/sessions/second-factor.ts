import assert from 'node:assert/strict';
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import {
  codeOf,
  fromBase32,
  stepAt,
} from '#server/features/accounts/staff/second-factor/match-code.ts';
import { type Client, clientOf, type FreshApp } from '../app.ts';
import { ok } from '#server/testing/open-app.ts';

/** The code that an app shows, of the current step or another one. */
export function codeOfApp(secret: string, now = new Date(), steps = 0): string {
  return codeOf(fromBase32(secret), stepAt(now) + steps);
}

/** The cookies that an answer sets, without those that it takes away. */
export function cookiesOf(answer: { headers: Record<string, unknown> }): string {
  return [answer.headers['set-cookie'] ?? []]
    .flat()
    .map((line) => String(line).split(';')[0]!)
    .filter((cookie) => !cookie.endsWith('='))
    .join('; ');
}

interface StartedSignIn extends Client {
  cookie: string;
  due: { secondFactor: string[]; passkey?: { challenge: string } };
}

/** A sign-in whose password was right, as the browser that holds its cookie. */
export async function startSignIn(app: FreshApp, username = 'admin'): Promise<StartedSignIn> {
  const { adminPassword: password } = app.config;
  const answer = await app.post('/api/admin/login', { username, password });
  assert.equal(answer.statusCode, 200, answer.body);
  const cookie = cookiesOf(answer);
  return { ...clientOf(app.app, { cookie }), due: answer.json(), cookie };
}

/** Takes every factor and session back, and lets the app's clock go on. */
export async function forgetFactors(app: FreshApp): Promise<void> {
  app.clock.set(null);
  await app.database.query(
    `delete from second_factors; delete from recovery_codes; delete from sessions;
     delete from login_failures; delete from known_logins;`,
  );
}

/**
 * Adds an app for one-time codes; returns its key, the code that confirmed it, the recovery codes,
 * and the browser with the session that takes the place of the one before.
 */
export async function addApp(app: FreshApp, client: Client) {
  const path = '/api/admin/profile/second-factors';
  const { id, secret } = (await ok(client.post(path, { type: 'totp' }))) as {
    id: number;
    secret: string;
  };
  const code = codeOfApp(secret);
  const confirmed = await client.post(`${path}/${id}/confirm`, { code });
  assert.equal(confirmed.statusCode, 200, confirmed.body);
  const { recoveryCodes } = confirmed.json() as { recoveryCodes: string[] };
  const cookie = cookiesOf(confirmed);
  return { id, secret, code, recoveryCodes, cookie, ...clientOf(app.app, { cookie }) };
}

/** CBOR of a passkey's data: small integers, texts, bytes and maps of them. */
function cbor(value: unknown): Buffer {
  const head = (major: number, length: number) => {
    const bytes = length < 24 ? [length] : length < 256 ? [24, length] : [25, length >> 8, length];
    return Buffer.from([(major << 5) | bytes[0]!, ...bytes.slice(1)]);
  };
  if (typeof value === 'number') {
    return value < 0 ? head(1, -1 - value) : head(0, value);
  }
  if (typeof value === 'string') {
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  }
  if (value instanceof Uint8Array) {
    return Buffer.concat([head(2, value.length), value]);
  }
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([head(5, entries.length), ...entries.flat().map(cbor)]);
}

/** An authenticator in software, which signs for one site. */
export class SoftPasskey {
  readonly id = randomBytes(32).toString('base64url');
  readonly #key: { publicKey: KeyObject; privateKey: KeyObject };
  readonly #origin: string;
  count = 0;

  constructor(origin: string) {
    this.#origin = origin;
    this.#key = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin }));
  }

  #authenticatorData(flags: number): Buffer {
    const site = createHash('sha256').update(new URL(this.#origin).hostname).digest();
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.count);
    return Buffer.concat([site, Buffer.from([flags]), count]);
  }

  register(challenge: string) {
    const { x, y } = this.#key.publicKey.export({ format: 'jwk' });
    const publicKey = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x!, 'base64url')],
        [-3, Buffer.from(y!, 'base64url')],
      ]),
    );
    const id = Buffer.from(this.id, 'base64url');
    const authData = Buffer.concat([
      this.#authenticatorData(0x41),
      Buffer.alloc(16),
      Buffer.from([0, id.length]),
      id,
      publicKey,
    ]);
    const attestation = cbor(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    );
    return this.#answer({
      clientDataJSON: this.#clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
    });
  }

  sign(challenge: string) {
    this.count += 1;
    const clientData = this.#clientData('webauthn.get', challenge);
    const authenticatorData = this.#authenticatorData(0x01);
    const hash = createHash('sha256').update(clientData).digest();
    const signed = Buffer.concat([authenticatorData, hash]);
    return this.#answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: sign('sha256', signed, this.#key.privateKey).toString('base64url'),
    });
  }

  #answer(response: Record<string, string>) {
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key' as const,
      clientExtensionResults: {},
      response,
    };
  }
}
