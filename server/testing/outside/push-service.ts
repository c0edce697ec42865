import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The private and the public part of a browser's subscription. */
interface Browser {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  decrypt(body: Buffer): unknown;
}

interface ReceivedNotice {
  path: string;
  at: number;
  notice: unknown;
  headers: IncomingHttpHeaders;
  /** Of a VAPID token whose signature is that of `key`. */
  claims: { aud: string; exp: number; sub: string };
  key: string;
}

function derive(secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}

function makeBrowser(endpoint: string): Browser {
  const keys = createECDH('prime256v1');
  const own = keys.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint,
      keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    },
    // RFC 8291: salt, size of a record, the sender's key, one record with its end mark.
    decrypt(body) {
      const salt = body.subarray(0, 16);
      const ends = 21 + body.readUInt8(20);
      const sender = body.subarray(21, ends);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
      const secret = derive(keys.computeSecret(sender), auth, info, 32);
      const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(body.subarray(-16));
      const plain = Buffer.concat([decipher.update(body.subarray(ends, -16)), decipher.final()]);
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
    },
  };
}

/** The claims of a token by RFC 8292; throws unless it is signed with the key beside it. */
function readVapid(authorization: string) {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [head, claims, signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((n) => n.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x: x!, y: y! };
  const publicKey = createPublicKey({ format: 'jwk', key: jwk });
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isRight) {
    throw new Error('the token is not signed with its key');
  }
  return { key, claims: JSON.parse(Buffer.from(claims!, 'base64url').toString()) };
}

/** A push service on this machine with browsers of its own: it reads what only they could read. */
export async function openPushService() {
  const browsers = new Map<string, Browser>();
  const received: ReceivedNotice[] = [];
  const answers: number[] = [];
  const server = createServer(async (request, response) => {
    const path = request.url!;
    const body = Buffer.concat(await request.toArray());
    try {
      const notice = browsers.get(path)!.decrypt(body);
      const { headers } = request;
      const vapid = readVapid(headers.authorization!);
      received.push({ path, at: Date.now(), notice, headers, ...vapid });
      response.writeHead(answers.shift() ?? 201).end();
    } catch {
      response.writeHead(400).end();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    /** Statuses of the next answers; 201 without. */
    answers,
    /** A browser that takes notices, and the path that they come by. */
    subscribe() {
      const path = `/push/${randomBytes(16).toString('base64url')}`;
      const browser = makeBrowser(origin + path);
      browsers.set(path, browser);
      return { path, ...browser.subscription };
    },
    close: () => new Promise((done) => server.close(done)),
  };
}
