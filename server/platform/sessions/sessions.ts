import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable, Transaction } from '#server/db/queryable.ts';
import { randomToken } from '#server/outside/ids.ts';
import type { AffiliateActor, StaffActor } from '../actor.ts';
import { addressOf } from '../caller.ts';
import { insertActingSession } from './acting-rows.ts';
import { type CookieKind, sessionCookies, type SessionKind } from './session-cookies.ts';
import {
  deleteSession,
  findAffiliate,
  findPending,
  findStaff,
  type PendingSignIn,
  insertSession,
} from './session-rows.ts';

export interface Browser {
  request: FastifyRequest;
  reply: FastifyReply;
}

interface Proof {
  hasSecondFactor: boolean;
  /** When the identity was proved, if not now; null if unknown. */
  provedAt?: Date | null | undefined;
}

interface NewPending {
  kind: 'pending' | 'enrolling';
  staffId: number;
  challenge: string | null;
}

/** The cookie holds a random token, the table its SHA-256; times are the database's. */
export interface Sessions {
  cookieName(kind: SessionKind): string;
  /** With `isBackground`, the call does not keep the session alive. */
  findStaff(
    db: Queryable,
    request: FastifyRequest,
    isBackground?: boolean,
  ): Promise<StaffActor | undefined>;
  /** Staff who have to add a second factor before they have a session. */
  findEnrolling(db: Queryable, request: FastifyRequest): Promise<StaffActor | undefined>;
  /** The sign-in of this browser whose second factor is due. */
  findPending(db: Queryable, request: FastifyRequest): Promise<PendingSignIn | undefined>;
  findAffiliate(db: Queryable, request: FastifyRequest): Promise<AffiliateActor | undefined>;
  /** Opens a session with a new token; the browser's former session ends. */
  open(
    db: Queryable,
    browser: Browser,
    kind: SessionKind,
    ownerId: number,
    proof?: Proof,
  ): Promise<void>;
  /** Remembers for ten minutes that the first factor was right: no session. */
  openPending(db: Queryable, browser: Browser, pending: NewPending): Promise<void>;
  /** Ends an earlier such session and returns its affiliate; undefined if the admin's own ended. */
  openInName(
    tx: Transaction,
    browser: Browser,
    admin: StaffActor,
    affiliateId: number,
  ): Promise<number[] | undefined>;
  close(db: Queryable, browser: Browser, kind: SessionKind): Promise<void>;
}

const withPassword: Proof = { hasSecondFactor: false };

function traceOf(request: FastifyRequest) {
  return {
    ipAddress: addressOf(request),
    userAgent: request.headers['user-agent']?.slice(0, 512) ?? null,
  };
}

interface SessionSettings {
  isSecure: boolean;
  /** Whether admins may act in an affiliate's name; if not, such sessions are invalid. */
  isImpersonationOn: boolean;
  /** Whether a staff session that was opened with a password alone is invalid. */
  isSecondFactorRequired: boolean;
}

export function makeSessions(settings: SessionSettings): Sessions {
  const { isSecure, isImpersonationOn, isSecondFactorRequired } = settings;
  const cookies = sessionCookies(isSecure);

  async function end(db: Queryable, request: FastifyRequest, kind: CookieKind) {
    const token = cookies.read(request, kind);
    if (token !== undefined) {
      await deleteSession(db, token);
    }
  }

  return {
    cookieName: cookies.name,
    async findStaff(db, request, isBackground = false) {
      const token = cookies.read(request, 'staff');
      const finding = { isBackground, isSecondFactorRequired };
      return token === undefined ? undefined : findStaff(db, token, finding);
    },
    async findEnrolling(db, request) {
      const token = cookies.read(request, 'pending');
      const found = token === undefined ? undefined : await findPending(db, token, 'enrolling');
      return found?.actor;
    },
    async findPending(db, request) {
      const token = cookies.read(request, 'pending');
      return token === undefined ? undefined : findPending(db, token, 'pending');
    },
    async findAffiliate(db, request) {
      const token = cookies.read(request, 'affiliate');
      const found =
        token === undefined
          ? undefined
          : await findAffiliate(db, token, { isSecondFactorRequired });
      return found?.viaAdminId != null && !isImpersonationOn ? undefined : found;
    },
    async open(db, { request, reply }, kind, ownerId, proof = withPassword) {
      await end(db, request, kind);
      const token = randomToken();
      await insertSession(db, {
        kind,
        ownerId,
        token,
        hasSecondFactor: proof.hasSecondFactor,
        provedAt: proof.provedAt,
        ...traceOf(request),
      });
      cookies.set(reply, kind, token);
      if (kind === 'staff' && cookies.read(request, 'pending') !== undefined) {
        await end(db, request, 'pending');
        cookies.clear(reply, 'pending');
      }
    },
    async openPending(db, { request, reply }, { kind, staffId, challenge }) {
      await end(db, request, 'pending');
      const token = randomToken();
      await insertSession(db, {
        kind,
        ownerId: staffId,
        token,
        challenge,
        ...traceOf(request),
      });
      cookies.set(reply, 'pending', token);
    },
    async openInName(tx, { request, reply }, admin, affiliateId) {
      const token = randomToken();
      const ended = await insertActingSession(tx, {
        admin,
        affiliateId,
        token,
        ...traceOf(request),
      });
      if (ended !== undefined) {
        await end(tx, request, 'affiliate');
        cookies.set(reply, 'affiliate', token);
      }
      return ended;
    },
    async close(db, { request, reply }, kind) {
      await end(db, request, kind);
      cookies.clear(reply, kind);
    },
  };
}
