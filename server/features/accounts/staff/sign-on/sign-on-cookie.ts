import * as z from 'zod/mini';
import type { SignOnRequest } from '#server/outside/sign-on.ts';
import type { Browser } from '#server/platform/sessions/sessions.ts';
import type { Context } from '../../../context.ts';

// The browser that starts a sign-on keeps what it asked of the identity provider, so the answer is
// of use in that browser alone: the return address of another person signs no one in. There is no
// row, so strangers store nothing. There is no signature: a visitor who forges the cookie still
// lacks a code that the identity provider made for its content. Each sign-on has a cookie of its own,
// named by its state, so that one tab does not end what another began.

const minutes = 10;
/** Of the sign-ons that a browser began and left, the newest are kept: headers have a limit. */
const mostKept = 5;

interface Departure {
  request: SignOnRequest;
  /** The screen that the person goes on to. */
  back: string;
}

const departure = z.object({
  request: z.object({
    state: z.string(),
    nonce: z.string(),
    verifier: z.string(),
    at: z.int(),
    isAgain: z.boolean(),
  }),
  back: z.string(),
});

function cookieOf({ publicUrl }: Context['config']) {
  const isSecure = publicUrl.startsWith('https://');
  const prefix = isSecure ? '__Host-sign-on-' : 'sign-on-';
  // Lax: the browser comes back from another site.
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
  return { prefix, options };
}

export function keepDeparture(
  config: Context['config'],
  { request, reply }: Browser,
  kept: Departure,
): void {
  const { prefix, options } = cookieOf(config);
  // Browsers send the oldest first.
  const earlier = Object.keys(request.cookies).filter((name) => name.startsWith(prefix));
  for (const name of earlier.slice(0, -(mostKept - 1))) {
    void reply.clearCookie(name, options);
  }
  const text = Buffer.from(JSON.stringify(kept)).toString('base64url');
  void reply.setCookie(prefix + kept.request.state, text, { ...options, maxAge: minutes * 60 });
}

/** Takes the sign-on of this state that this browser began; undefined after ten minutes or a second time. */
export function takeDeparture(
  config: Context['config'],
  { request, reply }: Browser,
  state = '',
): Departure | undefined {
  const { prefix, options } = cookieOf(config);
  const name = prefix + state;
  const text = request.cookies[name];
  if (text === undefined || !/^[\w-]+$/.test(state)) {
    return undefined;
  }
  void reply.clearCookie(name, options);
  try {
    const kept = departure.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return Date.now() / 1000 - kept.request.at < minutes * 60 ? kept : undefined;
  } catch {
    return undefined;
  }
}
