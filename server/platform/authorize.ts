import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Access } from '#core/contract/route.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { type Actor, type AffiliateActor, visitor } from './actor.ts';
import { HttpError, sentences } from './http-error.ts';
import type { Sessions } from './sessions/sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor;
    /** The affiliate who is signed in beside staff, where a route lets in both. */
    besideStaff: AffiliateActor | null;
  }
}

/**
 * Where staff and an affiliate are signed in in one browser, the portal says by this header that the
 * affiliate speaks; it gives nobody a session that the browser does not have.
 */
const speaksAs = 'x-speaks-as';

async function resolve(
  { access, isBackground }: { access: Access; isBackground: boolean },
  request: FastifyRequest,
  sessions: Sessions,
  db: Queryable,
): Promise<Actor | undefined> {
  if (access === 'public') {
    return visitor;
  }
  const staff =
    access === 'affiliate' ? undefined : await sessions.findStaff(db, request, isBackground);
  if (staff || access === 'staff') {
    return staff;
  }
  return sessions.findAffiliate(db, request);
}

/**
 * Finds out who calls, by the access the matched route declares (never by its address), before the
 * body is read. 401 if it is not enough.
 */
export function authorizeRequests(app: FastifyInstance, sessions: Sessions, db: Queryable): void {
  app.decorateRequest('actor', null as never);
  app.decorateRequest('besideStaff', null);
  app.addHook('preParsing', async (request) => {
    if (request.is404) {
      request.actor = visitor;
      return;
    }
    const { access, isBackground = false } = request.routeOptions.config;
    const actor = access && (await resolve({ access, isBackground }, request, sessions, db));
    if (!actor) {
      throw new HttpError(401, sentences.signIn);
    }
    request.actor = actor;
    if (access === 'staff-or-affiliate' && actor.kind === 'staff') {
      const beside = (await sessions.findAffiliate(db, request)) ?? null;
      if (beside && request.headers[speaksAs] === 'affiliate') {
        request.actor = beside;
      } else {
        request.besideStaff = beside;
      }
    }
  });
}
