import type { EarningState } from '#core/domain/partners/earning.ts';
import { nextPaymentDay } from '#core/domain/partners/payment-day.ts';
import { lineSeenByPartner, lowerLevel, partnerName } from '#core/domain/partners/partner-view.ts';
import { findPage, type PageQuery } from '#server/platform/find-page.ts';
import type { AffiliateContext } from '../../../context.ts';
import { findPayees } from '../payees/queries.ts';
import { findCorrections } from '../payouts/queries.ts';
import { presentLine } from '../present.ts';
import { findStatements } from '../statements/queries.ts';
import { readOwnYears } from '../years/sum-payees.ts';
import { readLacking, stateOf } from './list-client-earnings.ts';
import { earningList, findOwnClients, sumEarnings } from './queries.ts';

/** A page of the affiliate's ledger lines, newest first, each with its cause and client. */
export async function listEarnings(
  { db, actor, programme }: AffiliateContext,
  query: PageQuery<'createdAt'>,
) {
  const { paysCommissions, partnerSees } = await programme.currentTerms();
  const list = earningList(actor.id, paysCommissions);
  const { items, ...page } = await findPage(db, list, query);
  const ids = [...new Set(items.map(({ referralId }) => referralId))];
  const clients = ids.length === 0 ? [] : await findOwnClients(db, actor.id, ids);
  const clientOf = new Map(clients.map((client) => [client.referralId, client]));
  return {
    ...page,
    items: items.map((line) => {
      const client = clientOf.get(line.referralId)!;
      const { leadId, isShown, status, isOnHold, approvedAt, paidOn, ...named } = client;
      const { partnerSees: chosen, ...names } = named;
      const sees = lowerLevel(partnerSees, chosen);
      return {
        ...lineSeenByPartner(presentLine(line), sees),
        client: isShown ? { leadId, name: partnerName(names, sees) } : null,
        status,
        isOnHold,
        approvedAt: status === 'approved' || status === 'paid' ? toMoment(approvedAt) : null,
        paidOn: status === 'paid' ? paidOn : null,
      };
    }),
  };
}

function toMoment(text: string | null): string | null {
  return text && new Date(text).toISOString();
}

/**
 * The earnings of the affiliate's referrals, in US cents. While the program pays no commissions,
 * estimates are hidden; approved and paid amounts are still shown.
 */
export async function readEarnings(context: AffiliateContext) {
  const { db, actor, programme } = context;
  const terms = await programme.currentTerms();
  const { paysCommissions, payoutMinimum } = terms;
  const { lacking, missingOf } = await readLacking(context);
  const [sums, corrections, payees, statements, years] = await Promise.all([
    sumEarnings(db, actor.id, lacking),
    findCorrections(db, actor.id),
    findPayees(db, [actor.id]),
    findStatements(db, actor.id),
    readOwnYears(db, actor.id),
  ]);
  const told = sums
    .filter(({ status }) => paysCommissions || status !== 'qualified')
    .map((row) => ({ ...row, state: stateOf(row.status, row.holder !== 'none') }));
  type Told = (typeof told)[number];
  const centsOf = (isIn: (row: Told) => boolean) => sum(told.filter(isIn), ({ cents }) => cents);
  const byState = (figure: (row: Told) => number) => {
    const of = (state: EarningState) =>
      sum(
        told.filter((row) => row.state === state),
        figure,
      );
    return {
      estimated: of('estimated'),
      onHold: of('on_hold'),
      approved: of('approved'),
      paid: of('paid'),
    };
  };
  const sendsW9 = missingOf(null).some(({ what, who }) => what === 'w9' && who === 'partner');
  const waitsForW9 = new Set(
    payees.filter(({ w9On, returnedAt }) => sendsW9 && !w9On && !returnedAt).map(({ id }) => id),
  );
  // Each payee's own money and debt; what a prepared payment holds is not paid yet.
  const due = [
    ...told.filter(({ state }) => state === 'approved'),
    ...corrections.map(({ payeeId, amountCents }) => ({ payeeId, cents: amountCents })),
  ];
  const payable = [...Map.groupBy(due, ({ payeeId }) => payeeId).values()]
    .map((own) => sum(own, ({ cents }) => cents))
    .filter((cents) => cents > 0);
  const isBelowMinimum =
    payable.length > 0 && payable.every((cents) => cents < payoutMinimum * 100);
  return {
    isOn: paysCommissions,
    estimatedCents: centsOf(({ status }) => status === 'qualified'),
    approvedCents: centsOf(({ status }) => status === 'approved'),
    onHoldCents: centsOf(({ status, state }) => status === 'approved' && state === 'on_hold'),
    paidCents: sum(years, (year) => year.paidCents),
    byState: byState(({ cents }) => cents),
    clients: byState(({ count }) => count),
    ownTasksCents: centsOf(
      ({ holder, state, payeeId }) =>
        holder === 'own' || (state === 'approved' && waitsForW9.has(payeeId!)),
    ),
    nextPaymentDay: paysCommissions ? nextPaymentDay(terms, programme.today()) : null,
    belowMinimumCents: isBelowMinimum ? payoutMinimum * 100 : null,
    years,
    correctionCents: sum(corrections, ({ amountCents }) => amountCents),
    statements: statements.map(({ reversedAt, ...statement }) => ({
      ...statement,
      reversedAt: reversedAt && new Date(reversedAt).toISOString(),
    })),
  };
}

function sum<Row>(rows: readonly Row[], figure: (row: Row) => number): number {
  return rows.reduce((total, row) => total + figure(row), 0);
}
