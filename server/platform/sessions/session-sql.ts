/** How long a session lives without a call, and at the longest. */
export const lifetimes = {
  staff: { idle: '30 minutes', absolute: '12 hours' },
  affiliate: { idle: '8 hours', absolute: '30 days' },
  /** An admin who acts in an affiliate's name; at the longest as long as the admin's own. */
  impersonation: { idle: '30 minutes' },
} as const;

const openStaff = `
  from sessions s
  join admin_users a on a.id = s.admin_user_id and a.is_active
  where s.kind = 'staff'
    and s.expires_at > now()
    and s.last_seen_at > now() - interval '${lifetimes.staff.idle}'`;

// While an admin acts for an affiliate, the admin's own session and account have to live as well.
const openAffiliate = `
  from sessions s
  join affiliates a on a.id = s.affiliate_id and a.is_active and a.deleted_at is null
  left join sessions parent on parent.id = s.parent_session_id
  left join admin_users u on u.id = s.admin_user_id
  where s.kind = 'affiliate'
    and s.expires_at > now()
    and s.last_seen_at > now() - case
      when s.admin_user_id is null then interval '${lifetimes.affiliate.idle}'
      else interval '${lifetimes.impersonation.idle}'
    end
    and (
      s.admin_user_id is null
      or (
        u.is_active
        and u.role = 'admin'
        and parent.kind = 'staff'
        and parent.admin_user_id = s.admin_user_id
        and parent.expires_at > now()
        and parent.last_seen_at > now() - interval '${lifetimes.staff.idle}'
      )
    )`;

// Whether the session was last seen so long ago that it is worth a write.
const isStale = `s.last_seen_at < now() - interval '1 minute' as is_stale`;

export interface FoundRow {
  id: number;
  owner: number;
  is_stale: boolean;
}

export interface StaffRow extends FoundRow {
  username: string;
  first_name: string;
  last_name: string;
  role: string;
}

export interface AffiliateRow extends FoundRow {
  via_admin: number | null;
}

/** The open session of a token's hash: `StaffRow` or `AffiliateRow`. */
export const byToken = {
  staff: `
    select s.id, a.id as owner, a.username, a.first_name, a.last_name, a.role, ${isStale}
    ${openStaff} and s.token_hash = $1`,
  affiliate: `
    select s.id, a.id as owner, s.admin_user_id as via_admin, ${isStale}
    ${openAffiliate} and s.token_hash = $1`,
} as const;
