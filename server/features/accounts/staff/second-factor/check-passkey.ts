import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';

// 27 MB and 150 ms: loaded with the first passkey.
const library = () => import('@simplewebauthn/server');

// Ed25519, ES256 and RS256: every authenticator has one of them. The library's own addition is
// still experimental in Node.
const supportedAlgorithmIDs = [-8, -7, -257];

const timeout = 300_000;

/** The site that the passkeys belong to: a browser offers a passkey to no other site. */
function siteOf(publicUrl: string) {
  return { origin: publicUrl, id: new URL(publicUrl).hostname };
}

interface NewPasskey {
  publicUrl: string;
  challenge: string;
  account: { id: number; username: string };
  /** Passkeys the account has already, so that none is added twice. */
  known: readonly string[];
}

export async function registrationOptions({ publicUrl, challenge, account, known }: NewPasskey) {
  const { generateRegistrationOptions } = await library();
  const { id } = siteOf(publicUrl);
  return generateRegistrationOptions({
    rpName: id,
    rpID: id,
    userName: account.username,
    userID: new TextEncoder().encode(`staff-${account.id}`),
    challenge: Buffer.from(challenge, 'base64url'),
    timeout,
    supportedAlgorithmIDs,
    excludeCredentials: known.map((credentialId) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
}

export async function signingOptions(
  publicUrl: string,
  challenge: string,
  known: readonly string[],
) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: siteOf(publicUrl).id,
    challenge: Buffer.from(challenge, 'base64url'),
    timeout,
    allowCredentials: known.map((id) => ({ id })),
    userVerification: 'preferred',
  });
}

/** The library throws for most invalid answers; all of them are the client's fault. */
async function orUndefined<Result>(work: Promise<Result>): Promise<Result | undefined> {
  return work.catch(() => undefined);
}

/** The new passkey in an authenticator's answer; undefined if it is invalid. */
export async function readNewPasskey(publicUrl: string, challenge: string, answer: object) {
  const { verifyRegistrationResponse } = await library();
  const { origin, id } = siteOf(publicUrl);
  const verified = await orUndefined(
    verifyRegistrationResponse({
      response: answer as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      supportedAlgorithmIDs,
      // Possession is enough, because the password was checked before.
      requireUserVerification: false,
    }),
  );
  if (!verified?.verified) {
    return undefined;
  }
  const { credential } = verified.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    signCount: credential.counter,
  };
}

interface KnownPasskey {
  credentialId: string;
  publicKey: string;
  signCount: number;
}

/** The signature count in a passkey's answer; undefined for a wrong answer. */
export async function readSignature(
  publicUrl: string,
  { challenge, answer, passkey }: { challenge: string; answer: object; passkey: KnownPasskey },
) {
  const { verifyAuthenticationResponse } = await library();
  const { origin, id } = siteOf(publicUrl);
  const verified = await orUndefined(
    verifyAuthenticationResponse({
      response: answer as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: {
        id: passkey.credentialId,
        publicKey: Buffer.from(passkey.publicKey, 'base64url'),
        counter: passkey.signCount,
      },
      requireUserVerification: false,
    }),
  );
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
}
