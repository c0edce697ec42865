import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable } from '#server/db/queryable.ts';
import type { AffiliateActor, StaffActor } from './actor.ts';
import { addressOf } from './caller.ts';

export type SessionKind = 'staff' | 'affiliate';

const lifetimes = {
  staff: { idle: '30 minutes', absolute: '12 hours' },
  affiliate: { idle: '8 hours', absolute: '30 days' },
} as const;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
const tokenShape = /^[A-Za-z0-9_-]{43}$/;

const staffSql = `
  select s.id, a.id as owner, a.username, a.first_name, a.last_name, a.role, s.last_seen_at < now() - interval '1 minute' as is_stale
  from sessions s join admin_users a on a.id = s.admin_user_id and a.is_active
  where s.token_hash = $1 and s.kind = 'staff' and s.expires_at > now() and s.last_seen_at > now() - interval '${lifetimes.staff.idle}'`;

// While an admin acts for an affiliate, the admin's own session and account have to live as well.
const affiliateSql = `
  select s.id, a.id as owner, s.admin_user_id as via_admin, s.last_seen_at < now() - interval '1 minute' as is_stale
  from sessions s join affiliates a on a.id = s.affiliate_id and a.is_active and a.deleted_at is null
  left join sessions p on p.id = s.parent_session_id left join admin_users u on u.id = s.admin_user_id
  where s.token_hash = $1 and s.kind = 'affiliate' and s.expires_at > now() and s.last_seen_at > now() - interval '${lifetimes.affiliate.idle}'
    and (s.parent_session_id is null or (u.is_active and p.expires_at > now() and p.last_seen_at > now() - interval '${lifetimes.staff.idle}'))`;

interface StaffRow {
  id: number;
  owner: number;
  username: string;
  first_name: string;
  last_name: string;
  role: string;
  is_stale: boolean;
}
interface AffiliateRow {
  id: number;
  owner: number;
  via_admin: number | null;
  is_stale: boolean;
}

/**
 * Sessions as rows: the cookie holds a random token, the table its SHA-256; times are the
 * database's.
 */
export class Sessions {
  readonly #isSecure: boolean;

  constructor(isSecure: boolean) {
    this.#isSecure = isSecure;
  }

  cookieName(kind: SessionKind): string {
    return this.#isSecure ? `__Host-${kind}` : kind;
  }

  #token(request: FastifyRequest, kind: SessionKind): string | undefined {
    const token = request.cookies[this.cookieName(kind)];
    return token !== undefined && tokenShape.test(token) ? token : undefined;
  }

  async #find<Row extends { id: number; is_stale: boolean }>(
    db: Queryable,
    request: FastifyRequest,
    kind: SessionKind,
    text: string,
  ): Promise<Row | undefined> {
    const token = this.#token(request, kind);
    if (token === undefined) {
      return undefined;
    }
    const {
      rows: [row],
    } = await db.query<Row>({
      name: `session_${kind}`,
      text,
      values: [hashOf(token)],
    });
    // Written once a minute at most: a list that asks ten times costs one write.
    if (row?.is_stale) {
      await db.query('update sessions set last_seen_at = now() where id = $1', [row.id]);
    }
    return row;
  }

  async findStaff(db: Queryable, request: FastifyRequest): Promise<StaffActor | undefined> {
    const row = await this.#find<StaffRow>(db, request, 'staff', staffSql);
    if (!row) {
      return undefined;
    }
    return {
      kind: 'staff',
      id: row.owner,
      sessionId: row.id,
      username: row.username,
      firstName: row.first_name,
      lastName: row.last_name,
      role: row.role,
    } as StaffActor;
  }

  async findAffiliate(db: Queryable, request: FastifyRequest): Promise<AffiliateActor | undefined> {
    const row = await this.#find<AffiliateRow>(db, request, 'affiliate', affiliateSql);
    if (!row) {
      return undefined;
    }
    return {
      kind: 'affiliate',
      id: row.owner,
      sessionId: row.id,
      viaAdminId: row.via_admin,
    } as AffiliateActor;
  }

  /** Opens a session under a fresh token; whatever the browser held before ends. */
  async open(
    db: Queryable,
    request: FastifyRequest,
    reply: FastifyReply,
    kind: SessionKind,
    ownerId: number,
  ): Promise<void> {
    const before = this.#token(request, kind);
    if (before !== undefined) {
      await db.query('delete from sessions where token_hash = $1', [hashOf(before)]);
    }
    const token = randomBytes(32).toString('base64url');
    const owner = kind === 'staff' ? 'admin_user_id' : 'affiliate_id';
    await db.query(
      `insert into sessions (token_hash, kind, ${owner}, expires_at, ip_address, user_agent)
       values ($1, $2, $3, now() + $4::interval, $5, $6)`,
      [
        hashOf(token),
        kind,
        ownerId,
        lifetimes[kind].absolute,
        addressOf(request),
        request.headers['user-agent']?.slice(0, 512) ?? null,
      ],
    );
    void reply.setCookie(this.cookieName(kind), token, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.#isSecure,
    });
  }

  /** Ends the session of this browser, in the table and in the browser. */
  async close(
    db: Queryable,
    request: FastifyRequest,
    reply: FastifyReply,
    kind: SessionKind,
  ): Promise<void> {
    const token = this.#token(request, kind);
    if (token !== undefined) {
      await db.query('delete from sessions where token_hash = $1', [hashOf(token)]);
    }
    void reply.clearCookie(this.cookieName(kind), {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.#isSecure,
    });
  }
}
