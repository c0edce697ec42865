import type { Context, Services } from '#server/features/context.ts';
import { visitor, type VisitorActor } from '#server/platform/actor.ts';

/** What an action is given when a visitor calls, without the way through HTTP. */
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
