import {
  and,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  not,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { commissionViews } from '#core/contract/partners/commission/commissions.ts';
import type { ReferralStatus } from '#core/domain/partners/commission.ts';
import type { OtherCommission } from '#core/domain/partners/earned-twice.ts';
import type { Computed } from '#core/domain/partners/ledger/referral-move.ts';
import { closedStatuses, voidingStatuses } from '#core/domain/leads/lead-status.ts';
import { matches as matchesLead } from '#server/db/search/match-leads.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { byColumn } from '#server/db/sorted-rows.ts';
import { commissionLedger, referralMoves, referrals } from '#server/db/tables/commissions.ts';
import { latestPrice, leads } from '#server/db/tables/leads.ts';
import { partnerWords } from '#server/db/tables/partners.ts';
import { affiliates } from '#server/db/tables/people.ts';
import type { PageQuery } from '#server/platform/find-page.ts';
import { isOfPerson, samePerson } from '../../person.ts';

// No lead scope: those who read commissions read all of them.

/**
 * True if the lead is deleted or lost, so that no payout includes the referral. An erased lead's
 * referral stays payable.
 */
export const isHeld = sql<boolean>`(${leads.deletedAt} is distinct from ${leads.sealedAt} or ${inArray(leads.status, [...voidingStatuses])})`;

export const isNotClosed = sql<boolean>`${notInArray(leads.status, [...closedStatuses])}`;

export interface CommissionFilters {
  q?: string | undefined;
  show?: (typeof commissionViews)[number] | undefined;
  status?: ReferralStatus | undefined;
  affiliate?: number | undefined;
}

export type CommissionQuery = PageQuery<'createdAt'> & CommissionFilters;

function matches(q: string, affiliateIds: readonly number[]): SQL | undefined {
  // What was merged into another lead finds that one.
  const standing = sql`case when ${leads.mergedIntoId} is null then ${leads.id} else standing_lead(${leads.id}) end`;
  return or(
    sql`${referrals.leadId} in (select ${standing} from ${leads} where ${matchesLead(q)} and ${leads.sealedAt} is null)`,
    inArray(referrals.affiliateId, [...affiliateIds]),
  );
}

/** Whether a referral is credited to this affiliate; without one, to any. */
function isCreditedTo(id: number | undefined): SQL {
  const { affiliateId } = referrals;
  return id === undefined ? isNotNull(affiliateId) : eq(affiliateId, id);
}

const hasAmount = gt(referrals.commissionAmount, 0);
const isToDecide = and(eq(referrals.status, 'qualified'), hasAmount);
const isUnearned = and(inArray(referrals.status, ['pending', 'qualified']), not(hasAmount));

const isClosed = sql`exists (
  select 1 from leads l where l.id = ${referrals.leadId}
    and l.deleted_at is null and ${inArray(sql`l.status`, [...closedStatuses])}
)`;
const isClosedToDecide = and(or(isToDecide, eq(referrals.status, 'pending')), isClosed);

/** Referrals that are credited to an affiliate, as rows of a list. */
export function commissionList(
  { q, status, affiliate, show }: CommissionFilters,
  { affiliateIds, readyIds }: Record<'affiliateIds' | 'readyIds', readonly number[]>,
) {
  const isReady = sql<boolean>`${referrals.id} = any (${sql.param(readyIds)}::bigint[])`;
  const views = {
    decide: isToDecide,
    ready: isReady,
    lacking: and(isClosedToDecide, not(isReady)),
    unearned: isUnearned,
    all: undefined,
  };
  return {
    table: referrals,
    columns: { id: referrals.id },
    sorts: { createdAt: byColumn(referrals.createdAt) },
    where: and(
      isNotNull(referrals.affiliateId),
      status ? eq(referrals.status, status) : undefined,
      affiliate ? eq(referrals.affiliateId, affiliate) : undefined,
      q ? matches(q, affiliateIds) : undefined,
      show && views[show],
    ),
  };
}

// `referrals.id` is spelled out: a bare `id` in the subquery would be the ledger's own.
export const newestComputed = sql<Computed | null>`(
  select l.basis->'computed' from commission_ledger l
  where l.referral_id = referrals.id
    and l.affiliate_id = referrals.affiliate_id
    and l.basis->'computed' is not null
  order by l.created_at desc, l.id desc limit 1
)`;

// A decision of staff settles every doubt.
const review = sql<string | null>`(
  select referrals.attribution->>'review'
  where not exists (select 1 from referral_handovers h where h.referral_id = referrals.id)
)`;

/** Earned at the licensed rate, but the license is unverified or under review. */
export const isUnverified = sql<boolean>`(
  coalesce((${newestComputed}->>'isLicensedRealtor')::boolean, false)
  and (${affiliates.licenseVerifiedAt} is null or ${affiliates.needsReview})
)`;

/** The amount is a share of a price that is not that of the lead any more. */
export const isRepriced = sql<boolean>`(
  coalesce(${newestComputed}->>'commissionUnit' = 'percent',
    (${newestComputed}->>'isLicensedRealtor')::boolean, false)
  and (${newestComputed}->>'homePrice')::int is distinct from ${latestPrice}
)`;

/** The loan closed, and neither an estimate nor a decision of staff is there. */
const isClosedUnearned = sql<boolean>`(
  ${inArray(leads.status, [...closedStatuses])} and (${referrals.status} = 'pending'
    or ${referrals.status} = 'void' and (
      select m.cause from referral_moves m where m.referral_id = referrals.id
      order by m.moved_at desc, m.id desc limit 1
    ) = 'status')
)`;

/** The loan closed, and nobody recorded at which price. */
const lacksClosing = sql<boolean>`(
  ${inArray(leads.status, [...closedStatuses])} and ${leads.closingPrice} is null
  and ${leads.sealedAt} is null
)`;

const standingPayout = sql<number | null>`(
  select s.batch_id from standing_parts s
  where s.referral_id = referrals.id and s.sent_at is not null
)`;

const closedAt = sql<Date | null>`(
  select max(h.changed_at) from lead_status_history h
  where h.lead_id = ${leads.id} and ${inArray(sql`h.to_status`, [...closedStatuses])}
    and ${inArray(leads.status, [...closedStatuses])}
)`.mapWith(leads.createdAt);

// Staff named the one commission when they approved the other.
const isAnswered = sql<boolean>`exists (
  select from commission_ledger l
  where l.referral_id in (referrals.id, o.id) and l.basis->'override'->'beside'
    @> to_jsonb(case when l.referral_id = o.id then referrals.id else o.id end)
)`;

// A lead that was deleted after its commission was approved or paid counts.
const ofOthers = sql`from referrals o
  join leads ol on ol.id = o.lead_id
  join affiliates oa on oa.id = o.affiliate_id
  where referrals.commission_amount > 0 and o.commission_amount > 0
    and o.lead_id in (${samePerson(sql`leads.id`, { withDeleted: true })}) and o.id <> referrals.id`;

export interface OtherRow extends OtherCommission {
  id: number;
  leadId: number;
  leadFirstName: string;
  leadLastName: string;
  affiliateName: string;
  earnedCents: number;
  paidOn: string | null;
}

/** The other commissions of a referral's person, if it earned one itself; the oldest first. */
export const alsoEarned = sql<OtherRow[]>`(
  select coalesce(json_agg(json_build_object('id', o.id, 'leadId', o.lead_id,
    'leadFirstName', ol.first_name, 'leadLastName', ol.last_name,
    'affiliateName', oa.first_name || ' ' || oa.last_name,
    'status', o.status, 'earnedCents', o.commission_amount, 'isAnswered', ${isAnswered},
    'paidOn', (select max(s.paid_on) from standing_parts s where s.referral_id = o.id))
    order by o.created_at, o.id), '[]') ${ofOthers}
)`;

/** Of an estimate: another commission of its person is there, and no one said that both are right. */
export const isDuplicate = sql<boolean>`exists (select ${ofOthers} and not ${isAnswered})`;

/** The other commissions of the persons of these referrals, by the referral's id. */
export async function findAlsoEarned(db: Queryable, ids: readonly number[]) {
  const rows = await db.drizzle
    .select({ id: referrals.id, others: alsoEarned })
    .from(referrals)
    .innerJoin(leads, eq(leads.id, referrals.leadId))
    .where(inArray(referrals.id, [...ids]));
  return new Map(rows.map(({ id, others }) => [id, others]));
}

export function findCommissions(db: Queryable, ids: readonly number[]) {
  return db.drizzle
    .select({
      id: referrals.id,
      status: sql<ReferralStatus>`${referrals.status}`,
      earnedCents: referrals.commissionAmount,
      isSelfReferral: referrals.isSelfReferral,
      review,
      createdAt: referrals.createdAt,
      updatedAt: referrals.updatedAt,
      computed: newestComputed,
      leadId: leads.id,
      leadFirstName: leads.firstName,
      leadLastName: leads.lastName,
      leadStatus: leads.status,
      leadDeletedAt: leads.deletedAt,
      closedAt,
      leadSealedAt: leads.sealedAt,
      isHeld,
      affiliateId: affiliates.id,
      affiliateFirstName: affiliates.firstName,
      affiliateLastName: affiliates.lastName,
      company: affiliates.company,
      askedAt: partnerWords.askedAt,
      isUnverified,
      isRepriced,
      isClosedUnearned,
      lacksClosing,
      isNotClosed,
      payoutId: standingPayout.mapWith(Number),
      alsoEarned,
    })
    .from(referrals)
    .innerJoin(leads, eq(leads.id, referrals.leadId))
    .innerJoin(affiliates, eq(affiliates.id, referrals.affiliateId))
    .leftJoin(partnerWords, eq(partnerWords.affiliateId, affiliates.id))
    .where(inArray(referrals.id, [...ids]));
}

export type CommissionRow = Awaited<ReturnType<typeof findCommissions>>[number];

export function findDecided(db: Queryable, leadIds: readonly number[], affiliateId?: number) {
  const { leadId, status, commissionAmount } = referrals;
  return db.drizzle
    .select({
      leadId,
      affiliateName: sql<string>`${affiliates.firstName} || ' ' || ${affiliates.lastName}`,
      status: sql<'approved' | 'paid'>`${status}`,
      earnedCents: commissionAmount,
    })
    .from(referrals)
    .innerJoin(affiliates, eq(affiliates.id, referrals.affiliateId))
    .where(
      and(
        inArray(leadId, [...leadIds]),
        inArray(status, ['approved', 'paid']),
        hasAmount,
        affiliateId === undefined ? undefined : eq(referrals.affiliateId, affiliateId),
      ),
    )
    .orderBy(referrals.createdAt, leadId);
}

/** The current price of a lead, in dollars. */
export async function findHomePrice(db: Queryable, leadId: number) {
  const [row] = await db.drizzle
    .select({ homePrice: latestPrice })
    .from(leads)
    .where(eq(leads.id, leadId));
  return row?.homePrice ?? null;
}

/** How many referrals each state has, with an amount and in all, and the US cents they earned. */
export function sumStates(db: Queryable, affiliateId?: number) {
  return db.drizzle
    .select({
      status: sql<ReferralStatus>`${referrals.status}`,
      count: sql<number>`count(*)::int`,
      withAmount: sql<number>`(count(*) filter (where ${hasAmount}))::int`,
      earnedCents: sql<number>`sum(${referrals.commissionAmount})::bigint`.mapWith(Number),
    })
    .from(referrals)
    .where(isCreditedTo(affiliateId))
    .groupBy(referrals.status);
}

/** What is closed and not approved, with what decides whether it can be. */
export function findClosed(db: Queryable, affiliateId?: number) {
  return db.drizzle
    .select({
      id: referrals.id,
      status: referrals.status,
      earnedCents: referrals.commissionAmount,
      affiliateId: sql<number>`${referrals.affiliateId}`.mapWith(Number),
      computed: newestComputed,
      lacksClosing,
    })
    .from(referrals)
    .innerJoin(leads, eq(leads.id, referrals.leadId))
    .where(and(isClosedToDecide, isCreditedTo(affiliateId)));
}

/** Estimates of leads that have not closed, by the status of the lead, the most first. */
export function sumWaiting(db: Queryable, affiliateId?: number) {
  const count = sql<number>`count(*)::int`;
  const { commissionAmount, leadId } = referrals;
  return db.drizzle
    .select({
      leadStatus: leads.status,
      count,
      earnedCents: sql<number>`sum(${commissionAmount})::bigint`.mapWith(Number),
    })
    .from(referrals)
    .innerJoin(leads, eq(leads.id, leadId))
    .where(and(isToDecide, isNotClosed, isCreditedTo(affiliateId)))
    .groupBy(leads.status)
    .orderBy(desc(count));
}

/** Sum of payouts that were not reversed, in US cents. */
export async function sumPaid(db: Queryable, affiliateId?: number) {
  const { amountCents, kind } = commissionLedger;
  const [row] = await db.drizzle
    .select({ cents: sql<number>`coalesce(0 - sum(${amountCents}), 0)::bigint`.mapWith(Number) })
    .from(commissionLedger)
    .where(
      and(
        inArray(kind, ['payout', 'reversal']),
        affiliateId === undefined ? undefined : eq(commissionLedger.affiliateId, affiliateId),
      ),
    );
  return row!.cents;
}

export function findMoves(db: Queryable, referralIds: readonly number[]) {
  return db.drizzle
    .select()
    .from(referralMoves)
    .where(inArray(referralMoves.referralId, [...referralIds]))
    .orderBy(desc(referralMoves.movedAt), desc(referralMoves.id));
}

export type MoveRow = Awaited<ReturnType<typeof findMoves>>[number];

export async function findReferralIds(db: Queryable, leadId: number): Promise<number[]> {
  const { id, createdAt } = referrals;
  const rows = await db.drizzle
    .select({ id })
    .from(referrals)
    .where(isOfPerson(referrals.leadId, leadId))
    .orderBy(createdAt, id);
  return rows.map((row) => row.id);
}

/** Whether the mail about the approval of a referral still waits. */
export async function isApprovalUntold(
  db: Queryable,
  { affiliateId, leadId }: { affiliateId: number; leadId: number },
) {
  const { rows } = await db.query(
    `select 1 from jobs where kind = 'commission_approved' and status = 'waiting'
       and payload @> jsonb_build_object('affiliateId', $1::bigint,
         'clients', jsonb_build_array(jsonb_build_object('leadId', $2::bigint))) limit 1`,
    [affiliateId, leadId],
  );
  return rows.length > 0;
}
