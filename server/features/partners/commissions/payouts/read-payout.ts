import { demand } from '#server/platform/http-error.ts';
import { dollarsFromCents } from '#core/domain/money.ts';
import type { PayoutState } from '#core/domain/partners/ledger/payout.ts';
import type { MadeOutTo } from '#core/domain/partners/payee.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { byteOrderMark, csvLines } from '#server/outside/csv.ts';
import { findPage, type PageQuery } from '#server/platform/find-page.ts';
import { auditRead } from '../../../audit-read.ts';
import type { StaffContext } from '../../../context.ts';
import { nameStaff } from '../../../name-staff.ts';
import { noSuchPayout } from '../policy.ts';
import { findStatementNumbers } from '../statements/queries.ts';
import {
  findItems,
  findPayeesById,
  findPayout,
  findPayoutPayees,
  findSettled,
  payoutList,
  type PayoutRow,
} from './queries.ts';

type PayoutQuery = PageQuery<'createdAt'> & { affiliate?: number | undefined };

export async function listPayouts({ db }: StaffContext, query: PayoutQuery) {
  const { items, ...page } = await findPage(db, payoutList(query.affiliate), query);
  const names = await nameStaff(db, staffOf(items));
  return { ...page, items: items.map((row) => presentPayout(row, names)) };
}

/** Prepared for the bank, recorded as paid, discarded before that, or taken back after it. */
export function stateOf({
  sentAt,
  discardedAt,
  reversedAt,
}: Pick<Row, 'sentAt' | 'discardedAt' | 'reversedAt'>): PayoutState {
  if (reversedAt !== null) {
    return 'reversed';
  }
  return sentAt !== null ? 'sent' : discardedAt === null ? 'prepared' : 'discarded';
}

interface Paid extends MadeOutTo {
  payeeId: number;
  affiliateId: number;
  name: string;
  referrals: number;
  totalCents: number;
}

/**
 * One payout with the amount of each payee, what it left out, and, while it is prepared, what
 * happened to its lines since; a correction names the payee of the payment that it corrects. 404 if
 * there is none.
 */
export async function readPayout(context: StaffContext, { id }: { id: number }) {
  const { db } = context;
  const found = demand(await findPayout(db, id), noSuchPayout);
  const payout = await describePayout(db, id);
  const [items, settled, payees] = await Promise.all([
    findItems(db, id),
    findSettled(db, id),
    findPayoutPayees(db, id),
  ]);
  const parts = [
    ...items.map((item) => ({ ...item, cents: item.dueCents, isItem: true })),
    ...settled.map((one) => ({ ...one, cents: one.line.amountCents, isItem: false })),
  ];
  const paid = [...Map.groupBy(parts, ({ payeeId }) => payeeId).values()].map((own): Paid => {
    const { payeeId, affiliateId, affiliateName: name, payee, payeeName } = own[0]!;
    const referrals = own.filter(({ isItem }) => isItem).length;
    const totalCents = own.reduce((sum, { cents }) => sum + cents, 0);
    return { payeeId, affiliateId, name, payee, payeeName, referrals, totalCents };
  });
  const paidTo = new Map(paid.map((one) => [one.payeeId, one]));
  const left = await findPayeesById(
    db,
    found.heldBack.map(({ payeeId }) => payeeId),
  );
  const nameOf = new Map(left.map(({ payeeId, name }) => [payeeId, name]));
  await auditRead(context, 'payout.view', 'payout', { entityId: id });
  return {
    ...payout,
    paid,
    payees: payees.map(({ payeeId, ...payee }) => {
      const { payee: kind, payeeName, name: affiliate, ...sums } = paidTo.get(payeeId)!;
      const correctionCents = settled
        .filter((one) => one.payeeId === payeeId)
        .reduce((sum, { line }) => sum + line.amountCents, 0);
      return { ...payee, ...sums, kind, name: payeeName, affiliate, correctionCents };
    }),
    heldBack: found.heldBack.map((one) => ({ ...one, name: nameOf.get(one.payeeId) ?? '' })),
    checks:
      payout.state === 'prepared'
        ? items.flatMap(({ payeeId, referralId, leadId, isHeld, earnedCents, dueCents }) => {
            const check = earnedCents !== dueCents ? 'changed' : isHeld ? 'held' : null;
            return check === null ? [] : [{ payeeId, referralId, leadId, check } as const];
          })
        : [],
  };
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
  'returnedOn',
  'what',
  'dollars',
] as const;

function whatOf(cents: number): string {
  return cents < 0 ? 'correction, taken off' : 'correction, added';
}

/**
 * A payout as CSV for accounting, a line for each referral and correction, with the payee of the
 * payment, their reference and the number of their statement; the amounts add up to the payout, and
 * what came back is marked. While it is prepared it is the file for the bank. 404 if there is none.
 * Audited.
 */
export async function exportPayout(context: StaffContext, { id }: { id: number }) {
  const { db, programme } = context;
  const { paidOn, reversedAt } = await describePayout(db, id);
  const dayOf = (at: Date | null) => (at ? programme.dayOf(at) : '');
  const [payees, items, settled, numbers] = await Promise.all([
    findPayoutPayees(db, id),
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
  const payeeOf = new Map(payees.map((payee) => [payee.payeeId, payee]));
  await auditRead(context, 'payout.export', 'payout', {
    entityId: id,
    leadIds: parts.map(({ leadId }) => leadId),
  });
  const rows = parts.map((part) => [
    id,
    paidOn ?? '',
    payeeOf.get(part.payeeId)!.reference,
    dayOf(reversedAt),
    numbers.get(part.affiliateId) ?? '',
    part.payeeName,
    part.payee,
    part.affiliateId,
    part.affiliateName,
    part.company ?? '',
    part.leadId,
    part.deletedAt === null ? `${part.firstName} ${part.lastName}` : '',
    dayOf(payeeOf.get(part.payeeId)!.returnedAt),
    part.what,
    dollarsFromCents(part.cents).toFixed(2),
  ]);
  const text = csvLines([columns, ...rows]);
  return {
    chunks: [byteOrderMark + text],
    fileName: `payout-${id}-${paidOn ?? 'prepared'}.csv`,
  };
}

type Row = NonNullable<PayoutRow>;

function presentPayout(
  { createdBy, reversedBy, sentAt, discardedAt, heldBack: _, ...row }: Row,
  names: ReadonlyMap<number, string>,
) {
  return {
    ...row,
    state: stateOf({ ...row, sentAt, discardedAt }),
    reference: row.reference ?? '',
    by: names.get(createdBy) ?? null,
    reversedBy: names.get(reversedBy ?? 0) ?? null,
  };
}

function staffOf(rows: readonly Row[]): (number | null)[] {
  return rows.flatMap(({ createdBy, reversedBy }) => [createdBy, reversedBy]);
}

/** One payout; 404 if there is none. */
export async function describePayout(db: Queryable, id: number) {
  const row = demand(await findPayout(db, id), noSuchPayout);
  return presentPayout(row, await nameStaff(db, staffOf([row])));
}
