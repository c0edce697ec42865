import type { FastifyRequest } from 'fastify';
import type { Language } from '#core/domain/language.ts';
import type { Actor, AffiliateActor } from './actor.ts';
import { addressOf } from './caller.ts';
import { languageOf } from './language.ts';

/** At most 512 characters without control characters; null if the header is missing or empty. */
function userAgentOf(request: FastifyRequest): string | null {
  return (
    request.headers['user-agent']?.replace(/[\u0000-\u001f\u007f]/g, ' ').slice(0, 512) || null
  );
}

export interface CallContext<Who extends Actor = Actor> {
  actor: Who;
  /** The affiliate signed in beside staff in one browser; null if the route takes one kind. */
  besideStaff: AffiliateActor | null;
  now: Date;
  /** Empty if the connection is closed. */
  ipAddress: string;
  userAgent: string | null;
  /** Computed on first use, because most routes do not need it. */
  readonly language: Language;
}

export function callContext<Services extends { clock: { now(): Date } }, Who extends Actor>(
  services: Services,
  request: FastifyRequest,
  actor: Who,
): Services & CallContext<Who> {
  return {
    ...services,
    actor,
    besideStaff: request.besideStaff,
    now: services.clock.now(),
    ipAddress: addressOf(request),
    userAgent: userAgentOf(request),
    get language() {
      return languageOf(request);
    },
  };
}
