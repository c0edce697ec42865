import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Access } from '#core/contract/route.ts';
import { isAllowed, type Roles } from '#core/domain/accounts/staff-role.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { type Actor, type AffiliateActor, visitor } from './actor.ts';
import { HttpError, sentences } from './http-error.ts';
import { bearerKey, findKey } from './keys/key-rows.ts';
import type { Sessions } from './sessions/sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor;
    /** The affiliate who is signed in as well as staff, on routes that allow both. */
    besideStaff: AffiliateActor | null;
    /** Whether the session that the request came with still lets its actor in. */
    isStillLetIn: () => Promise<boolean>;
  }
}

/**
 * Sent by the portal: `affiliate 12` says that the call is made as the affiliate its page shows. A
 * staff session in the same browser is then ignored, and an affiliate session of another account is
 * refused. The header grants no access that the browser's cookies do not.
 */
const speaksAs = 'x-speaks-as';

// Sent by a page that polls: the call does not keep the session alive.
const askedBy = 'x-asked-by';

interface Speaker {
  isAffiliate: boolean;
  id: number | null;
}

function speakerOf({ headers }: FastifyRequest): Speaker {
  const [kind, id] = String(headers[speaksAs] ?? '').split(' ');
  return { isAffiliate: kind === 'affiliate', id: id === undefined ? null : Number(id) };
}

interface RouteAccess {
  access: Access;
  isBackground: boolean;
  admitsEnrolling: boolean;
}

/**
 * A key speaks alone: cookies beside it are ignored, and it opens nothing that takes no keys; null
 * for a wrong one.
 */
async function resolveKey(access: Access, key: string, db: Queryable): Promise<Actor | null> {
  if (access !== 'staff-or-key') {
    throw new HttpError(403, sentences.noKeys);
  }
  return (await findKey(db, key)) ?? null;
}

async function resolve(
  { access, isBackground, admitsEnrolling }: RouteAccess,
  request: FastifyRequest,
  sessions: Sessions,
  db: Queryable,
): Promise<Actor | null | undefined> {
  if (access === 'public') {
    return visitor;
  }
  const key = bearerKey(request.headers.authorization);
  if (key !== undefined) {
    return resolveKey(access, key, db);
  }
  if (access === 'staff' || access === 'staff-or-key') {
    const staff = await sessions.findStaff(db, request, isBackground);
    return staff ?? (admitsEnrolling ? sessions.findEnrolling(db, request) : undefined);
  }
  const isAffiliates = access === 'affiliate' || speakerOf(request).isAffiliate;
  const staff = isAffiliates ? undefined : await sessions.findStaff(db, request, isBackground);
  if (staff) {
    return staff;
  }
  return sessions.findAffiliate(db, request);
}

/** 412 if the page shows another affiliate than the one signed in now. */
function refuseAnother(actor: Actor, { id }: Speaker): void {
  if (actor.kind === 'affiliate' && id !== null && id !== actor.id) {
    throw new HttpError(412, sentences.anotherAccount);
  }
}

// A new role ends every session, so the session alone says it.
function sessionOf(actor: Actor): number | undefined {
  return 'sessionId' in actor ? actor.sessionId : undefined;
}

/** 403 for staff whose role the route does not name, and for a key without the call's scope. */
function refuseOthers(actor: Actor, roles: Roles | undefined, scope: string | undefined): void {
  if (actor.kind === 'staff' && !isAllowed(actor.role, { roles })) {
    throw new HttpError(403, sentences.forbidden);
  }
  if (actor.kind === 'key' && (scope === undefined || !actor.scopes.includes(scope))) {
    throw new HttpError(403, sentences.notInScope);
  }
}

/** 403 `step_up` for staff whose last proof of identity is over an hour old; keys have none. */
export function refuseUnproved(actor: Actor): void {
  if (actor.kind === 'key' || (actor.kind === 'staff' && !actor.isSteppedUp)) {
    throw new HttpError(403, sentences.stepUp, { code: 'step_up' });
  }
}

/**
 * Identifies the actor before the body is read: 401 if the route's access does not allow them, 403
 * for staff of another role and for a key without the scope. Wrong keys are counted.
 */
export function authorizeRequests(
  app: FastifyInstance,
  sessions: Sessions,
  db: Queryable,
  countWrongKey: (address: string) => Promise<void>,
): void {
  app.decorateRequest('actor', null as never);
  app.decorateRequest('besideStaff', null);
  app.decorateRequest('isStillLetIn', null as never);
  app.addHook('preParsing', async (request) => {
    if (request.is404) {
      request.actor = visitor;
      return;
    }
    const { config } = request.routeOptions;
    const { access, roles, scope, needsStepUp = false, admitsEnrolling = false } = config;
    const { isBackground: isAlways = false } = config;
    const isReadByPage = request.method === 'GET' && request.headers[askedBy] === 'page';
    const isBackground = isAlways || isReadByPage;
    const door = access && { access, isBackground, admitsEnrolling };
    const actor = door && (await resolve(door, request, sessions, db));
    if (actor === null) {
      await countWrongKey(request.ip);
      throw new HttpError(401, sentences.wrongKey);
    }
    if (!actor) {
      throw new HttpError(401, sentences.signIn);
    }
    refuseOthers(actor, roles, scope);
    if (needsStepUp) {
      refuseUnproved(actor);
    }
    refuseAnother(actor, speakerOf(request));
    request.actor = actor;
    request.isStillLetIn = async () => {
      // A long answer is no sign of life.
      const now = await resolve({ ...door, isBackground: true }, request, sessions, db);
      return now?.kind === actor.kind && sessionOf(now) === sessionOf(actor);
    };
    if (access === 'staff-or-affiliate' && actor.kind === 'staff') {
      request.besideStaff = (await sessions.findAffiliate(db, request)) ?? null;
    }
  });
}
