import type { ReferralStatus } from '#core/domain/partners/commission.ts';
import { nextPaymentDay } from '#core/domain/partners/payment-day.ts';
import { lineSeenByPartner, lowerLevel, partnerName } from '#core/domain/partners/partner-view.ts';
import type { AffiliateActor } from '#server/platform/actor.ts';
import { findPage, type PageQuery } from '#server/platform/find-page.ts';
import type { Context } from '../../../context.ts';
import { findDue } from '../payouts/find-due.ts';
import { presentLine } from '../present.ts';
import { sumPaid, sumStates } from '../queries.ts';
import { findStatements } from '../statements/queries.ts';
import { readOwnYears } from '../years/sum-payees.ts';
import { readLacking } from './list-client-earnings.ts';
import { earningList, findOnHold, findOwnClients } from './queries.ts';

/** A page of the affiliate's ledger lines, newest first, each with its cause and client. */
export async function listEarnings(
  { db, actor, programme }: Context<AffiliateActor>,
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
export async function readEarnings(context: Context<AffiliateActor>) {
  const { db, actor, programme } = context;
  const terms = await programme.currentTerms();
  const { paysCommissions, payoutMinimum } = terms;
  const { lacking } = await readLacking(context);
  const [states, onHold, paidCents, due, statements, years] = await Promise.all([
    sumStates(db, actor.id),
    findOnHold(db, lacking, { affiliateId: actor.id }),
    sumPaid(db, actor.id),
    findDue(db, actor.id, payoutMinimum, { includesPrepared: true }),
    findStatements(db, actor.id),
    readOwnYears(db, actor.id),
  ]);
  // Also those that wait for a payment to their payee.
  const corrections = due.payees.flatMap((payee) => payee.corrections);
  const payable = due.payees.filter(({ payout }) => payout !== null);
  const isBelowMinimum = payable.length > 0 && payable.every((payee) => payee.isBelowMinimum);
  const earned = (status: ReferralStatus) =>
    states.find((row) => row.status === status)?.earnedCents ?? 0;
  const byState = sumByState(states, onHold, paysCommissions);
  return {
    isOn: paysCommissions,
    estimatedCents: paysCommissions ? earned('qualified') : 0,
    approvedCents: earned('approved'),
    onHoldCents: due.held.reduce((sum, { dueCents }) => sum + dueCents, 0),
    paidCents,
    byState: byState((one) => one.cents),
    clients: byState((one) => one.count),
    nextPaymentDay: paysCommissions ? nextPaymentDay(terms, programme.today()) : null,
    belowMinimumCents: isBelowMinimum ? payoutMinimum * 100 : null,
    years,
    correctionCents: corrections.reduce((sum, { amountCents }) => sum + amountCents, 0),
    statements: statements.map(({ reversedAt, ...statement }) => ({
      ...statement,
      reversedAt: reversedAt && new Date(reversedAt).toISOString(),
    })),
  };
}

/** The sums by the state of the client, which do not overlap; hidden estimates are left out. */
function sumByState(
  states: Awaited<ReturnType<typeof sumStates>>,
  onHold: Awaited<ReturnType<typeof findOnHold>>,
  isOn: boolean,
) {
  return (figure: (sum: { count: number; cents: number }) => number) => {
    const all = (status: ReferralStatus) => {
      const found = states.find((row) => row.status === status);
      return found ? figure({ count: found.withAmount, cents: found.earnedCents }) : 0;
    };
    const held = (status: ReferralStatus) =>
      onHold
        .filter((row) => row.status === status)
        .reduce((sum, { cents }) => sum + figure({ count: 1, cents }), 0);
    return {
      estimated: isOn ? all('qualified') - held('qualified') : 0,
      onHold: held('approved') + (isOn ? held('qualified') : 0),
      approved: all('approved') - held('approved'),
      paid: all('paid'),
    };
  };
}
