import { finishSignOn, type SignOnRefusal } from '#core/contract/accounts/sign-on.ts';
import { adminPaths, staffScreenOf } from '#core/contract/site.ts';
import { SignOnError } from '#server/outside/sign-on.ts';
import { HttpError, sentences } from '#server/platform/http-error.ts';
import type { Browser } from '#server/platform/sessions/sessions.ts';
import type { Context } from '../../../context.ts';
import { keepDeparture } from './sign-on-cookie.ts';

/** The identity provider; 404 without one. */
export function requireSignOn({ signOn }: Pick<Context, 'signOn'>) {
  if (!signOn) {
    throw new HttpError(404, sentences.notFound);
  }
  return signOn;
}

/** The address to which the identity provider sends browsers back; it must be registered there. */
export function redirectUriOf({ publicUrl }: Context['config']): string {
  return publicUrl + finishSignOn.path;
}

/** The login page with the reason of the refusal, and the screen to continue with. */
export function refusedAt(refused: SignOnRefusal, from: string): string {
  return `${adminPaths.login}?${new URLSearchParams({ refused, from }).toString()}`;
}

/** The same for a failure of the identity provider, which is logged; rethrows any other error. */
export function failedAt({ request }: Browser, error: unknown, from: string): string {
  if (!(error instanceof SignOnError)) {
    throw error;
  }
  if (error.failure !== 'canceled') {
    request.log.warn({ reason: error.message }, `a sign-on failed: ${error.failure}`);
  }
  return refusedAt(error.failure, from);
}

interface Start extends Browser {
  returnTo?: string | undefined;
  again?: 'true' | undefined;
}

/** The address where the browser signs in; it keeps what the answer is compared with. */
export async function startSignOn(context: Context, { returnTo, again, ...browser }: Start) {
  const { config } = context;
  const signOn = requireSignOn(context);
  const back = staffScreenOf(returnTo);
  try {
    const { url, request } = await signOn.begin(redirectUriOf(config), again !== undefined);
    keepDeparture(config, browser, { request, back });
    return url;
  } catch (error) {
    return failedAt(browser, error, back);
  }
}
