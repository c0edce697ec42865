import { and, eq, isNotNull, isNull, or } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { byColumn } from '#server/db/sorted-rows.ts';
import { affiliates } from '#server/db/tables/people.ts';
import { columns } from '../queries.ts';

const { id, firstName, lastName, email, phone, company, state, licenseNumber } = columns;
const shown = {
  id,
  firstName,
  lastName,
  email,
  phone,
  company,
  state,
  licenseNumber,
  isLicensedRealtor: columns.isLicensedRealtor,
  licenseVerifiedAt: columns.licenseVerifiedAt,
  picture: columns.picture,
  needsReview: columns.needsReview,
  createdAt: columns.createdAt,
  updatedAt: columns.updatedAt,
};

export type ReviewedRow = Pick<typeof affiliates.$inferSelect, keyof typeof shown>;

/** The active affiliates whose claims, or whose picture, staff have not reviewed. */
export function affiliatesToReview() {
  const { needsReview, picture, isPictureReviewed, isActive, deletedAt, createdAt } = affiliates;
  const hasNewPicture = and(isNotNull(picture), eq(isPictureReviewed, false));
  return {
    table: affiliates,
    columns: shown,
    sorts: { createdAt: byColumn(createdAt) },
    where: and(or(eq(needsReview, true), hasNewPicture), eq(isActive, true), isNull(deletedAt)),
  };
}

interface OtherPartner {
  id: number;
  name: string;
  isActive: boolean;
  isDeleted: boolean;
}

/** Other affiliates who may be the same person, by what they share; the five newest of each. */
export interface Signals {
  registeredFrom: string | null;
  registrations: number;
  sameNetwork: OtherPartner[];
  sameDevice: OtherPartner[];
  samePhone: OtherPartner[];
  sameMailbox: OtherPartner[];
}

// One line of an office or a home: of an IPv6 address its first half, as browsers change the rest.
const networkOf = (address: string) => `
  case when ${address} like '%:%' then network(set_masklen(split_part(${address}, '%', 1)::inet, 64))
    else ${address}::inet end`;

const digitsOf = (phone: string) => `regexp_replace(${phone}, '^\\D*1?|\\D', '', 'g')`;

const othersWho = (condition: string) => `(
  select coalesce(json_agg(json_build_object('id', found.id, 'name', found.name,
    'isActive', found.is_active, 'isDeleted', found.deleted_at is not null)
    order by found.created_at desc, found.id desc), '[]')
  from (
    select o.id, o.first_name || ' ' || o.last_name as name, o.is_active, o.deleted_at, o.created_at
    from affiliates o
    where o.id <> mine.id and ${condition}
    order by o.created_at desc, o.id desc
    limit 5
  ) found
)`;

const signalsText = `
with registered as materialized (
  select entity_id as id, ip_address, ${networkOf('ip_address')} as network, at
  from audit_log
  where action = 'affiliate.register' and actor_kind <> 'visitor' and ip_address is not null
)
select mine.id, own.ip_address as "registeredFrom",
  (select count(*) from registered r where r.network = own.network
    and r.at between own.at - interval '1 day' and own.at + interval '1 day')::int as registrations,
  ${othersWho('o.id in (select r.id from registered r where r.network = own.network)')}
    as "sameNetwork",
  ${othersWho(`o.id in (
    select other.affiliate_id
    from sessions session
    join sessions other using (kind, ip_address, user_agent)
    where session.kind = 'affiliate' and session.affiliate_id = mine.id
      and session.admin_user_id is null and other.admin_user_id is null)`)} as "sameDevice",
  ${othersWho(`length(${digitsOf('mine.phone')}) > 6
    and ${digitsOf('o.phone')} = ${digitsOf('mine.phone')}`)} as "samePhone",
  ${othersWho('fold_mailbox(o.email) = fold_mailbox(mine.email)')} as "sameMailbox"
from affiliates mine
left join registered own on own.id = mine.id
where mine.id = any($1)`;

export async function findSignals(db: Queryable, ids: readonly number[]) {
  const { rows } = await db.query<Signals & { id: number }>(signalsText, [ids]);
  return new Map(rows.map(({ id, ...signals }) => [id, signals]));
}
