import { demand } from '#server/platform/http-error.ts';
import { dollarsFromCents } from '#core/domain/money.ts';
import { type MadeOutTo, payeeKey } from '#core/domain/partners/payee.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { dayIn } from '#server/outside/clock.ts';
import { byteOrderMark, csvLines } from '#server/outside/csv.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { findPage, type PageQuery } from '#server/platform/find-page.ts';
import { auditRead } from '../../../audit-read.ts';
import type { Context } from '../../../context.ts';
import { nameStaff } from '../../../name-staff.ts';
import { noSuchPayout } from '../policy.ts';
import { findStatementNumbers } from '../statements/queries.ts';
import { findItems, findPayout, findSettled, payoutList, type PayoutRow } from './queries.ts';

type PayoutQuery = PageQuery<'createdAt'> & { affiliate?: number | undefined };

/** A page of payouts, newest first. */
export async function listPayouts({ db }: Context<StaffActor>, query: PayoutQuery) {
  const { items, ...page } = await findPage(db, payoutList(query.affiliate), query, (row) => row);
  const names = await nameStaff(db, staffOf(items));
  return { ...page, items: items.map((row) => presentPayout(row, names)) };
}

interface Paid extends MadeOutTo {
  affiliateId: number;
  name: string;
  referrals: number;
  totalCents: number;
}

/**
 * One payout with the amount and the payee of each affiliate; a correction names the payee of the
 * payment that it corrects. 404 if there is none.
 */
export async function readPayout(context: Context<StaffActor>, { id }: { id: number }) {
  const { db } = context;
  const payout = await describePayout(db, id);
  const [items, settled] = await Promise.all([findItems(db, id), findSettled(db, id)]);
  const parts = [
    ...items.map((item) => ({ ...item, cents: item.dueCents, referrals: 1 })),
    ...settled.map((one) => ({ ...one, cents: one.line.amountCents, referrals: 0 })),
  ];
  const paid = new Map<string, Paid>();
  for (const { affiliateId, affiliateName: name, payee, payeeName, cents, referrals } of parts) {
    const key = `${affiliateId} ${payeeKey(affiliateId, { payee, payeeName })}`;
    const none = { affiliateId, name, payee, payeeName, referrals: 0, totalCents: 0 };
    const before = paid.get(key) ?? none;
    paid.set(key, {
      ...before,
      referrals: before.referrals + referrals,
      totalCents: before.totalCents + cents,
    });
  }
  await auditRead(context, { action: 'payout.view', entity: 'payout', entityId: id });
  return { ...payout, paid: [...paid.values()] };
}

const columns = [
  'payout',
  'paidOn',
  'reference',
  'reversedOn',
  'statement',
  'payee',
  'payeeIs',
  'affiliateId',
  'affiliate',
  'company',
  'leadId',
  'client',
  'what',
  'dollars',
] as const;

function whatOf(cents: number): string {
  return cents < 0 ? 'correction, taken off' : 'correction, added';
}

/**
 * A payout as CSV for accounting, a line for each referral and correction, with the payee of the
 * payment and the number of their statement; the amounts add up to the payout. 404 if there is
 * none. Audited.
 */
export async function exportPayout(context: Context<StaffActor>, { id }: { id: number }) {
  const { db, config } = context;
  const { paidOn, reference, reversedAt } = await describePayout(db, id);
  const reversedOn = reversedAt === null ? '' : dayIn(config.timeZone, new Date(reversedAt));
  const [items, settled, numbers] = await Promise.all([
    findItems(db, id),
    findSettled(db, id),
    findStatementNumbers(db, id),
  ]);
  const parts = [
    ...items.map((item) => ({ ...item, what: 'commission', cents: item.dueCents })),
    ...settled.map(({ line, ...one }) => ({
      ...one,
      what: whatOf(line.amountCents),
      cents: line.amountCents,
    })),
  ];
  await auditRead(context, {
    action: 'payout.export',
    entity: 'payout',
    entityId: id,
    leadIds: parts.map(({ leadId }) => leadId),
  });
  const rows = parts.map((part) => [
    id,
    paidOn,
    reference,
    reversedOn,
    numbers.get(part.affiliateId)!,
    part.payeeName,
    part.payee,
    part.affiliateId,
    part.affiliateName,
    part.company ?? '',
    part.leadId,
    part.deletedAt === null ? `${part.firstName} ${part.lastName}` : '',
    part.what,
    dollarsFromCents(part.cents).toFixed(2),
  ]);
  const text = csvLines([columns, ...rows]);
  return { chunks: chunks(byteOrderMark + text), fileName: `payout-${id}-${paidOn}.csv` };
}

async function* chunks(text: string): AsyncGenerator<string> {
  yield text;
}

type Row = NonNullable<PayoutRow>;

function presentPayout(
  { createdBy, createdAt, reversedAt, reversedBy, ...row }: Row,
  names: ReadonlyMap<number, string>,
) {
  return {
    ...row,
    by: names.get(createdBy) ?? null,
    createdAt: createdAt.toISOString(),
    reversedAt: reversedAt?.toISOString() ?? null,
    reversedBy: reversedBy === null ? null : (names.get(reversedBy) ?? null),
  };
}

/** The staff who made or reversed these payouts. */
function staffOf(rows: readonly Row[]): number[] {
  const ids = rows.flatMap(({ createdBy, reversedBy }) => [createdBy, reversedBy]);
  return [...new Set(ids.filter((id) => id !== null))];
}

/** One payout; 404 if there is none. */
export async function describePayout(db: Queryable, id: number) {
  const row = demand(await findPayout(db, id), noSuchPayout);
  return presentPayout(row, await nameStaff(db, staffOf([row])));
}
