import type { ClientAuth, Configuration, IDToken, UserInfoResponse } from 'openid-client';

// OpenID Connect: staff sign in by the identity provider of their office (Entra, Okta, Google).

export interface SignOnSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The provider's name on the button of the login. */
  name: string;
}

/** What was requested from the identity provider; its answer is worthless without it. */
export interface SignOnRequest {
  state: string;
  nonce: string;
  verifier: string;
  /** Seconds of the Unix clock. */
  at: number;
  /** The person had to prove their identity again, even with an open session at the provider. */
  isAgain: boolean;
}

export interface Identity {
  issuer: string;
  subject: string;
  /** Null unless the identity provider has verified it. */
  email: string | null;
  /** It asked for more than one factor (`mfa` in RFC 8176). */
  hasSecondFactor: boolean;
  /** When the person last proved there who they are; null if it does not say. */
  provedAt: Date | null;
}

type SignOnFailure = 'away' | 'canceled' | 'stale' | 'failed';

/** A sign-on that came to nothing; the message is for the log and quotes no person. */
export class SignOnError extends Error {
  readonly failure: SignOnFailure;

  constructor(failure: SignOnFailure, message: string) {
    super(message);
    this.name = 'SignOnError';
    this.failure = failure;
  }
}

export interface SignOn {
  /** Where to send a browser, and what it has to bring back. Throws `SignOnError`. */
  begin(redirectUri: string, isAgain: boolean): Promise<{ url: string; request: SignOnRequest }>;
  /** The identity that an answer proves. Throws `SignOnError`. */
  finish(redirectUri: string, answer: URLSearchParams, request: SignOnRequest): Promise<Identity>;
}

const timeoutSeconds = 10;
// The clocks of two houses differ.
const skewSeconds = 60;
const keepMs = 3_600_000;

// Loaded with the first sign-on: most offices have none.
const load = () => import('openid-client');

async function discover({ issuer, clientId, clientSecret }: SignOnSettings) {
  const client = await load();
  const [post, basic] = [
    client.ClientSecretPost(clientSecret),
    client.ClientSecretBasic(clientSecret),
  ];
  const authenticate: ClientAuth = (server, ...rest) => {
    const { token_endpoint_auth_methods_supported: methods = [] } = server;
    return (methods.includes('client_secret_post') ? post : basic)(server, ...rest);
  };
  const metadata = { [client.clockTolerance]: skewSeconds };
  // The settings allow http for an issuer on this machine alone.
  const plain = issuer.startsWith('http:') ? [client.allowInsecureRequests] : [];
  return client.discovery(new URL(issuer), clientId, metadata, authenticate, {
    timeout: timeoutSeconds,
    // Signatures are checked although the token comes from the issuer itself.
    execute: [client.enableNonRepudiationChecks, ...plain],
  });
}

interface LibraryError extends Error {
  code?: string;
  error?: string;
  status?: number;
  cause?: unknown;
}

/** Errors of the library hold claims and answers: only their codes are passed on. */
function explain(thrown: unknown): SignOnError {
  if (thrown instanceof SignOnError) {
    return thrown;
  }
  const { name, code = '', error = '', status, cause } = thrown as LibraryError;
  const inner = (cause as LibraryError | undefined)?.code ?? '';
  const said = [name, code, error, inner, status]
    .join(' ')
    .replace(/[^\w .-]/g, '')
    .slice(0, 200);
  if (error === 'access_denied' && code === 'OAUTH_AUTHORIZATION_RESPONSE_ERROR') {
    return new SignOnError('canceled', said);
  }
  const isAway =
    thrown instanceof TypeError ||
    code === 'OAUTH_TIMEOUT' ||
    code === 'OAUTH_RESPONSE_IS_NOT_CONFORM';
  return new SignOnError(isAway ? 'away' : 'failed', said);
}

const google = 'https://accounts.google.com';

/**
 * The email address that belongs to the person. Microsoft says so with `xms_edov`, which counts for
 * the tenant that the issuer names. Google verifies an address once, even if its owner changes
 * later; it knows the owner only where the domain is a customer's (`hd`).
 */
export function verifiedEmail(claims: IDToken, told: IDToken | UserInfoResponse): string | null {
  const { email, email_verified: isVerified } = told;
  const { iss, tid, hd, xms_edov: edov } = claims;
  const isOfTenant =
    typeof tid === 'string' &&
    tid !== '' &&
    iss.split('/').includes(tid) &&
    claims['email'] === email;
  const isOwned =
    isVerified === undefined
      ? isOfTenant && [true, 1, '1', 'true'].includes(edov as string)
      : isVerified === true && (iss !== google || hd !== undefined);
  return isOwned && typeof email === 'string' ? email : null;
}

function requireFresh({ auth_time: provedAt }: IDToken, { at, isAgain }: SignOnRequest): void {
  if (isAgain && !(provedAt !== undefined && provedAt >= at - skewSeconds)) {
    throw new SignOnError('stale', 'the token does not say that the person signed in anew');
  }
}

function identityOf(claims: IDToken, told: IDToken | UserInfoResponse): Identity {
  const { iss: issuer, sub: subject, amr, auth_time: seconds } = claims;
  // The specification demands this; the library accepts an empty subject.
  if (subject === '' || subject.length > 255) {
    throw new SignOnError('failed', 'the token names nobody');
  }
  return {
    issuer,
    subject,
    email: verifiedEmail(claims, told),
    hasSecondFactor: Array.isArray(amr) && amr.includes('mfa'),
    provedAt: seconds === undefined ? null : new Date(Math.min(seconds * 1000, Date.now())),
  };
}

/** The identity provider; nothing is asked of it before the first sign-on. */
export function openSignOn(settings: SignOnSettings): SignOn {
  let known: { configuration: Promise<Configuration>; at: number } | undefined;

  /** The issuer's metadata, kept for an hour; a failure is not kept. */
  function configured(): Promise<Configuration> {
    if (!known || performance.now() - known.at > keepMs) {
      const asked = { configuration: discover(settings), at: performance.now() };
      known = asked;
      asked.configuration.catch(() => {
        known = known === asked ? undefined : known;
      });
    }
    return known.configuration;
  }

  async function begin(redirectUri: string, isAgain: boolean) {
    const [client, configuration] = await Promise.all([load(), configured()]);
    const request: SignOnRequest = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
      at: Math.floor(Date.now() / 1000),
      isAgain,
    };
    const url = client.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: 'openid email',
      state: request.state,
      nonce: request.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(request.verifier),
      code_challenge_method: 'S256',
      ...(isAgain && { prompt: 'login', max_age: '0' }),
    });
    return { url: url.href, request };
  }

  async function finish(redirectUri: string, answer: URLSearchParams, request: SignOnRequest) {
    const [client, configuration] = await Promise.all([load(), configured()]);
    const address = new URL(`${redirectUri}?${answer.toString()}`);
    const tokens = await client.authorizationCodeGrant(configuration, address, {
      expectedState: request.state,
      expectedNonce: request.nonce,
      pkceCodeVerifier: request.verifier,
    });
    const claims = tokens.claims()!;
    requireFresh(claims, request);
    // Some put the address beside the token (OpenID Connect Core, section 5.4).
    const isBeside =
      claims['email'] === undefined && configuration.serverMetadata().userinfo_endpoint;
    const told = isBeside
      ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
      : claims;
    return identityOf(claims, told);
  }

  const explained = async <Result>(work: Promise<Result>): Promise<Result> =>
    work.catch((error: unknown) => {
      throw explain(error);
    });
  return {
    begin: (...asked) => explained(begin(...asked)),
    finish: (...asked) => explained(finish(...asked)),
  };
}
