import type { Context, Services } from '#server/features/context.ts';
import { visitor, type VisitorActor } from '#server/platform/actor.ts';

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
