import type { Context, Services } from '#server/features/context.ts';
import { visitor, type VisitorActor } from '#server/platform/actor.ts';
import type { Browser } from '#server/platform/sessions/sessions.ts';

/** The browser of an action that is called without HTTP. */
export const visitorBrowser = {
  request: { cookies: {}, headers: {}, ip: '192.0.2.1' },
  reply: { setCookie: () => {}, clearCookie: () => {} },
} as unknown as Browser;

/** The context of an action that a visitor calls, made without HTTP. */
export function visitorContext(services: Services): Context<VisitorActor> {
  return {
    ...services,
    actor: visitor,
    besideStaff: null,
    now: services.clock.now(),
    ipAddress: '192.0.2.1',
    userAgent: null,
    language: 'en',
  };
}
