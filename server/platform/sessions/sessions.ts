import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable, Transaction } from '#server/db/queryable.ts';
import type { AffiliateActor, StaffActor } from '../actor.ts';
import { addressOf } from '../caller.ts';
import { sessionCookies, type SessionKind } from './session-cookies.ts';
import {
  deleteSession,
  findAffiliate,
  findStaff,
  insertActingSession,
  insertSession,
} from './session-rows.ts';

export interface Browser {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The cookie holds a random token, the table its SHA-256; times are the database's. */
export interface Sessions {
  cookieName(kind: SessionKind): string;
  /** With `isBackground` asking does not keep the session alive. */
  findStaff(
    db: Queryable,
    request: FastifyRequest,
    isBackground?: boolean,
  ): Promise<StaffActor | undefined>;
  findAffiliate(db: Queryable, request: FastifyRequest): Promise<AffiliateActor | undefined>;
  /** Opens a session under a fresh token; whatever the browser held before ends. */
  open(db: Queryable, browser: Browser, kind: SessionKind, ownerId: number): Promise<void>;
  /** Ends an earlier one; answers whose it was, undefined if the admin's own has ended. */
  openInName(
    tx: Transaction,
    browser: Browser,
    admin: StaffActor,
    affiliateId: number,
  ): Promise<number[] | undefined>;
  close(db: Queryable, browser: Browser, kind: SessionKind): Promise<void>;
}

function freshToken(): string {
  return randomBytes(32).toString('base64url');
}

function traceOf(request: FastifyRequest) {
  return {
    ipAddress: addressOf(request),
    userAgent: request.headers['user-agent']?.slice(0, 512) ?? null,
  };
}

interface SessionSettings {
  isSecure: boolean;
  /** Whether admins may act in an affiliate's name; a session in which one does is none without. */
  isImpersonationOn: boolean;
}

export function makeSessions({ isSecure, isImpersonationOn }: SessionSettings): Sessions {
  const cookies = sessionCookies(isSecure);

  async function end(db: Queryable, request: FastifyRequest, kind: SessionKind): Promise<void> {
    const token = cookies.read(request, kind);
    if (token !== undefined) {
      await deleteSession(db, token);
    }
  }

  return {
    cookieName: cookies.name,
    async findStaff(db, request, isBackground = false) {
      const token = cookies.read(request, 'staff');
      return token === undefined ? undefined : findStaff(db, token, isBackground);
    },
    async findAffiliate(db, request) {
      const token = cookies.read(request, 'affiliate');
      const found = token === undefined ? undefined : await findAffiliate(db, token);
      return found?.viaAdminId != null && !isImpersonationOn ? undefined : found;
    },
    async open(db, { request, reply }, kind, ownerId) {
      await end(db, request, kind);
      const token = freshToken();
      await insertSession(db, {
        kind,
        ownerId,
        token,
        ...traceOf(request),
      });
      cookies.set(reply, kind, token);
    },
    async openInName(tx, { request, reply }, admin, affiliateId) {
      const token = freshToken();
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
