import { and, desc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { valuesOf } from '#core/contract/page.ts';
import type { ClientOrigin } from '#core/domain/partners/client-origin.ts';
import { type ReferralStatus, referralStatuses } from '#core/domain/partners/commission.ts';
import { leadStatuses } from '#core/domain/leads/lead-status.ts';
import { notGoingAhead, partnerStatus } from '#core/domain/partners/partner-view.ts';
import type { ProgrammeTerms } from '#core/domain/programme/programme-terms.ts';
import type { PartnerSees } from '#core/domain/programme/term-values.ts';
import { holdsWords } from '#server/db/search/holds-words.ts';
import { foldedPerson, holdsTyped, matches } from '#server/db/search/match-leads.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { byColumn, sortText } from '#server/db/sorted-rows.ts';
import { referrals } from '#server/db/tables/commissions.ts';
import { creditDisputes } from '#server/db/tables/partner-clients.ts';
import { leads } from '#server/db/tables/leads.ts';
import { leadRows, type LeadScope } from '../../lead-scope.ts';

// Deleted leads are few, so they are looked up once instead of every referral's lead.
function isNotDeleted(of: PgColumn): SQL {
  return sql`${of} not in (select leads.id from leads where leads.deleted_at is not null)`;
}

function foldedCode(typed: string): SQL {
  return sql`lower(${typed}::text)`;
}

const { id, affiliateId, leadId, referralCode, status, commissionAmount, createdAt, updatedAt } =
  referrals;
function areReferred(scope: LeadScope): SQL {
  const rows = leadRows(scope);
  return rows.kind === 'referred' ? eq(affiliateId, rows.affiliateId) : sql`false`;
}

function areOwn(scope: LeadScope): SQL | undefined {
  return and(areReferred(scope), isNotDeleted(leadId));
}

export interface ReferralFilters {
  q?: string | undefined;
  /** A status of the client, such as `Qualified,Approved`, or of the commission, such as `paid`. */
  status?: string | undefined;
}

/** The scope of an affiliate's list, with the code that its leads bear. */
export interface OwnList {
  scope: LeadScope;
  referralCode: string;
}

// The level that the buyer chose for the partner, if it is lower than the program's.
function levelOf(most: PartnerSees): SQL {
  const chosen = leads.partnerSees;
  const ofTerm = sql`${most}::text`;
  switch (most) {
    case 'all':
      return sql`coalesce(${chosen}, 'all')`;
    case 'contact':
      return sql`case ${chosen} when 'status' then 'status' else ${ofTerm} end`;
    case 'status':
      return ofTerm;
  }
}

/** Whether a lead contains the typed text. Hidden data must be neither searchable nor sortable. */
function holds(q: string, most: PartnerSees): SQL | undefined {
  const level = levelOf(most);
  const texts = sql`leads.first_name, leads.last_name, leads.email, leads.phone`;
  const contact = holdsTyped(foldedPerson(texts, leads.phone), q);
  const told = sql`leads.first_name || ' ' || left(leads.last_name, 1)`;
  const name = holdsWords(sql`fold_text(${told})`, q);
  // The index of the search covers what every level is told.
  const inTold = and(
    holdsTyped(leads.search, q),
    sql`case ${level} when 'contact' then ${contact} else ${name} end`,
  );
  return most === 'all'
    ? or(and(sql`${level} = 'all'`, matches(q)), and(sql`${level} <> 'all'`, inTold))
    : inTold;
}

const untold = leadStatuses.filter((name) => partnerStatus(name, 'status') !== name);

function statusAsTold(most: PartnerSees): SQL {
  return sql`case when ${levelOf(most)} <> 'all' and ${inArray(leads.status, untold)}
    then ${notGoingAhead} else ${leads.status} end`;
}

function statusesOf(filter: string | undefined) {
  const values = valuesOf(filter);
  const ofCommission = referralStatuses.filter((name) => values.includes(name));
  return {
    ofCommission,
    ofClient: values.filter((value) => !ofCommission.some((name) => name === value)),
  };
}

/** Sort keys of an affiliate's clients besides the age of the referral. */
function clientSorts(sees: PartnerSees) {
  const { firstName, lastName, homePrice } = leads;
  const level = levelOf(sees);
  const told = sql`case ${level} when 'status' then left(${lastName}, 1) else ${lastName} end`;
  return {
    name: { by: sortText(sql`${firstName} || ' ' || ${told}`), isNullable: false },
    homePrice: { by: sql`case ${level} when 'all' then ${homePrice} end`, isNullable: true },
    status: { by: sql`(${statusAsTold(sees)}) collate "C"`, isNullable: false },
  };
}

/**
 * The leads of an affiliate's referrals as rows of a list, searched and filtered only by what the
 * affiliate may see; by age or amount in index order. Any other order reads an index of the leads alone:
 * joining 50,000 referrals to show 25 took most of the time. Leads bear the code of the partner who
 * is credited; what is shown of each is read by the scope afterwards.
 */
export function ownReferralList(
  { scope, referralCode: code }: OwnList,
  { q, status: asked, sort }: ReferralFilters & { sort: string },
  { partnerSees: sees, paysCommissions }: Pick<ProgrammeTerms, 'partnerSees' | 'paysCommissions'>,
) {
  const { ofCommission, ofClient } = statusesOf(asked);
  const isByReferral = sort === 'createdAt' || sort === 'commission';
  const areClients = and(
    leadRows(scope).kind === 'referred'
      ? sql`lower(leads.referral_code) = ${foldedCode(code)} and leads.deleted_at is null`
      : sql`false`,
    q ? holds(q, sees) : undefined,
    ofClient.length > 0 ? inArray(statusAsTold(sees), ofClient) : undefined,
  );
  const haveStatus = and(
    areReferred(scope),
    ofCommission.length > 0 ? inArray(status, ofCommission) : undefined,
  );
  const asksLeads = Boolean(q) || ofClient.length > 0;
  const byReferral = and(
    haveStatus,
    asksLeads
      ? sql`${leadId} in (select leads.id from leads where ${areClients})`
      : isNotDeleted(leadId),
  );
  const byLead = and(
    areClients,
    ofCommission.length > 0
      ? sql`leads.id in (select ${leadId} from ${referrals} where ${haveStatus})`
      : undefined,
  );
  // A hidden estimate must not be sortable.
  const commission = paysCommissions
    ? byColumn(commissionAmount)
    : {
        by: sql`case when ${status} in ('approved', 'paid') then ${commissionAmount} else 0 end`,
        isNullable: false,
      };
  const ofLeads = { table: leads, where: byLead };
  const ofReferrals = { table: referrals, where: byReferral };
  return {
    ...(isByReferral ? ofReferrals : ofLeads),
    counted: asksLeads ? ofLeads : ofReferrals,
    columns: { leadId: sql`${isByReferral ? leadId : leads.id}`.mapWith(Number) },
    sorts: { createdAt: byColumn(createdAt), commission, ...clientSorts(sees) },
  };
}

/** Exact counts of an affiliate's referrals: all, qualified, since midnight in a time zone. */
export async function countOwnReferrals(
  db: Queryable,
  scope: LeadScope,
  { now, timeZone }: { now: Date; timeZone: string },
) {
  const today = sql`date_trunc('day', ${now}::timestamptz at time zone ${timeZone})`;
  const midnight = sql`${today} at time zone ${timeZone}`;
  const isQualified = sql`${status} in ('qualified', 'approved', 'paid')`;
  const [counts] = await db.drizzle
    .select({
      total: sql<number>`count(*)::int`,
      qualified: sql<number>`(count(*) filter (where ${isQualified}))::int`,
      today: sql<number>`(count(*) filter (where ${createdAt} >= ${midnight}))::int`,
    })
    .from(referrals)
    .where(areOwn(scope));
  return counts!;
}

export function findOwnReferrals(db: Queryable, scope: LeadScope, leadIds: readonly number[]) {
  return db.drizzle
    .select({
      id,
      affiliateId,
      leadId,
      referralCode,
      status: sql<ReferralStatus>`${status}`,
      commissionAmount,
      createdAt,
      updatedAt,
    })
    .from(referrals)
    .where(and(areOwn(scope), inArray(leadId, [...leadIds])));
}

// The columns by their names: of a query without joins Drizzle names none with its table.
const isWon = sql`exists (select from credit_disputes d where d.outcome = 'upheld'
  and d.lead_id = referrals.lead_id and d.affiliate_id = referrals.affiliate_id)`;

const clientOrigin = sql<ClientOrigin>`case
  when exists (select from referral_handovers h where h.referral_id = referrals.id
    and h.to_affiliate_id = referrals.affiliate_id) then 'decision'
  else coalesce(
    (select case when i.link_id is null then 'hand' else 'openHouse' end from client_invitations i
      where i.confirmed_lead_id = referrals.lead_id and i.affiliate_id = referrals.affiliate_id
      limit 1),
    case when referrals.attribution ->> 'reason' = 'buyer_choice' then 'named' else 'link' end)
  end`;

interface Newest {
  since: Date;
  most: number;
}

/** The clients of an affiliate since a moment, by how they came: how many, and the newest `most`. */
export function findNewClients(db: Queryable, scope: LeadScope, { since, most }: Newest) {
  const newest = sql`(array_agg(${leadId} order by ${createdAt} desc, ${id} desc))[1:${most}]`;
  return db.drizzle
    .select({
      origin: clientOrigin.as('origin'),
      count: sql<number>`count(*)::int`,
      newest: newest.mapWith((ids: unknown[]) => ids.map(Number)),
      latestAt: sql<Date>`max(${createdAt})`.mapWith(createdAt),
    })
    .from(referrals)
    .where(and(areOwn(scope), gt(createdAt, since), sql`not ${isWon}`))
    .groupBy(sql`1`)
    .orderBy(sql`4 desc`);
}

/** The newest commissions of an affiliate that were approved after a moment and are approved now. */
export function findApprovals(db: Queryable, scope: LeadScope, { since, most }: Newest) {
  const at = sql<Date>`(select max(m.moved_at) from referral_moves m
    where m.referral_id = referrals.id and m.to_status = 'approved'
      and m.from_status = 'qualified')`;
  return db.drizzle
    .select({ leadId, commissionAmount, at: at.mapWith(createdAt) })
    .from(referrals)
    .where(and(areOwn(scope), eq(status, 'approved'), gt(at, since)))
    .orderBy(desc(at))
    .limit(most);
}

/** The newest clients of an affiliate whom a dispute won after a moment. */
export function findWonDisputes(db: Queryable, scope: LeadScope, { since, most }: Newest) {
  const { decidedAt } = creditDisputes;
  return db.drizzle
    .select({ leadId, at: sql<Date>`${decidedAt}`.mapWith(decidedAt) })
    .from(creditDisputes)
    .innerJoin(referrals, eq(leadId, creditDisputes.leadId))
    .where(
      and(
        areOwn(scope),
        eq(creditDisputes.affiliateId, affiliateId),
        eq(creditDisputes.outcome, 'upheld'),
        gt(decidedAt, since),
      ),
    )
    .orderBy(desc(decidedAt))
    .limit(most);
}

/** Exact counts of visits through an affiliate's code, and of their calculations. */
export async function findTraffic(db: Queryable, affiliateId: number) {
  const { rows } = await db.query<{ visits: number; calculations: number }>({
    name: 'traffic_of_affiliate',
    text: `with visits as materialized (
        select distinct session_id from attribution_touches where affiliate_id = $1
      )
      select
        (select count(*) from visits)::int as visits,
        (select count(*) from calculations join visits using (session_id))::int as calculations`,
    values: [affiliateId],
  });
  return rows[0]!;
}

/** What a link brought: visits, one per session, applications, and commissions in US cents. */
export interface LinkFigures {
  visits: number;
  applications: number;
  commissionCents: number;
}

// A session counts once, for the link that it came by first; so the parts add up to what the
// dashboard shows.
const figuresByLink = `
with visits as (
  select distinct on (session_id) link_id
  from attribution_touches where affiliate_id = $1
  order by session_id, touched_at, id
)
select link_id as "linkId", sum(visits)::int as visits, sum(applications)::int as applications,
  sum(cents)::float8 as "commissionCents"
from (
  select link_id, 1 as visits, 0 as applications, 0::bigint as cents from visits
  union all
  select link_id, 0, (lead_id not in (select id from leads where deleted_at is not null))::int,
    case when $2 or status in ('approved', 'paid') then coalesce(commission_amount, 0) else 0 end
  from referrals where affiliate_id = $1
) parts
group by link_id`;

/** What an affiliate's links brought, with estimates or without; null is the code alone. */
export async function countByLink(db: Queryable, ofAffiliate: number, hasEstimates: boolean) {
  const { rows } = await db.query<LinkFigures & { linkId: number | null }>({
    name: 'figures_by_link',
    text: figuresByLink,
    values: [ofAffiliate, hasEstimates],
  });
  return rows;
}
