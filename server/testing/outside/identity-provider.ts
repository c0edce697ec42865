import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Claims = Record<string, unknown>;

/** The person who is signed in at the identity provider, and its claims about them. */
export interface Person {
  sub: string;
  /** Claims of the token besides the usual ones; undefined takes one of those away. */
  claims?: Claims;
  /** Claims outside the token. */
  userInfo?: Claims;
}

interface Grant {
  person: Person;
  asked: URLSearchParams;
}

const client = { id: 'crm', secret: 'a secret of the office' };

const base64 = (text: string | Buffer): string => Buffer.from(text).toString('base64url');

function makeKey(kid: string) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { kid, privateKey, jwk: { ...publicKey.export({ format: 'jwk' }), kid, use: 'sig' } };
}

/**
 * An identity provider on this machine that speaks OpenID Connect: discovery, authorization code
 * with PKCE, tokens signed with RS256. A code works once, for the client, address and verifier that
 * it was made for.
 */
export async function openIdentityProvider() {
  const grants = new Map<string, Grant>();
  const tokens = new Map<string, Person>();
  const calls: string[] = [];
  const state = {
    /** The person who signs in next; null for one who cancels. */
    person: { sub: 'nobody' } as Person | null,
    /** Signs with a key that it does not show. */
    isForged: false,
    isAway: false,
  };
  const key = makeKey('the key');
  let origin = '';

  function idToken({ person, asked }: Grant): string {
    const { kid } = key;
    const { privateKey } = state.isForged ? makeKey(kid) : key;
    const now = Math.floor(Date.now() / 1000);
    const claims: Claims = {
      iss: origin,
      aud: client.id,
      sub: person.sub,
      iat: now,
      exp: now + 300,
      nonce: asked.get('nonce'),
      ...person.claims,
    };
    const text = `${base64(JSON.stringify({ alg: 'RS256', kid }))}.${base64(JSON.stringify(claims))}`;
    return `${text}.${base64(sign('sha256', Buffer.from(text), privateKey))}`;
  }

  function authorize(asked: URLSearchParams, response: ServerResponse): void {
    const back = new URL(asked.get('redirect_uri')!);
    back.searchParams.set('state', asked.get('state')!);
    if (state.person) {
      const code = randomBytes(16).toString('base64url');
      grants.set(code, { person: state.person, asked });
      back.searchParams.set('code', code);
    } else {
      back.searchParams.set('error', 'access_denied');
    }
    response.writeHead(302, { location: back.href }).end();
  }

  /** The grant of a code, once; undefined unless the whole request fits. */
  function redeem(body: URLSearchParams): Grant | undefined {
    const code = body.get('code') ?? '';
    const grant = grants.get(code);
    grants.delete(code);
    const challenge = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight =
      body.get('client_id') === client.id &&
      body.get('client_secret') === client.secret &&
      body.get('redirect_uri') === grant?.asked.get('redirect_uri') &&
      challenge === grant?.asked.get('code_challenge');
    return isRight ? grant : undefined;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url!, origin);
    calls.push(url.pathname);
    const json = (body: unknown, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (state.isAway) {
      response.writeHead(503).end();
    } else if (url.pathname === '/.well-known/openid-configuration') {
      json({
        issuer: origin,
        authorization_endpoint: `${origin}/authorize`,
        token_endpoint: `${origin}/token`,
        userinfo_endpoint: `${origin}/userinfo`,
        jwks_uri: `${origin}/keys`,
        id_token_signing_alg_values_supported: ['RS256'],
        token_endpoint_auth_methods_supported: ['client_secret_post'],
      });
    } else if (url.pathname === '/keys') {
      json({ keys: [key.jwk] });
    } else if (url.pathname === '/authorize') {
      authorize(url.searchParams, response);
    } else if (url.pathname === '/userinfo') {
      const person = tokens.get(request.headers.authorization!.slice('Bearer '.length))!;
      json({ sub: person.sub, ...person.userInfo });
    } else {
      const body = new URLSearchParams(Buffer.concat(await request.toArray()).toString());
      const grant = redeem(body);
      const token = randomBytes(16).toString('base64url');
      if (grant) {
        tokens.set(token, grant.person);
        json({ access_token: token, token_type: 'Bearer', id_token: idToken(grant) });
      } else {
        json({ error: 'invalid_grant' }, 400);
      }
    }
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    state,
    /** The paths that it was asked for. */
    calls,
    settings: { issuer: origin, clientId: client.id, clientSecret: client.secret },
    close() {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}
