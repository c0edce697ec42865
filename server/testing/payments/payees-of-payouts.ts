import type { FreshApp } from '../app.ts';

/** The payee of payments for a partner. */
export interface TestPayee {
  payee: string;
  name: string;
}

interface Line extends Record<string, unknown> {
  referralId: number;
  affiliateId: number;
  kind: string;
  cents: number;
  batchId: number | null;
  key: string;
}

/** The payment of a payout to a payee for one referral: a commission, or a correction of one. */
export interface TestPart extends TestPayee {
  batchId: number;
  affiliateId: number;
  cents: number;
}

interface State {
  open: number;
  paidTo: TestPayee | null;
}

interface Settled {
  referralId: number;
  cents: number;
  before: TestPayee | null;
}

/** The two ways to type the broker are one payee, and so is a partner under two names. */
const payeeOf = ({ payee, name }: TestPayee) =>
  payee === 'self' ? payee : name.replace(/[.,]/g, '').toLowerCase();

const sumOf = (all: readonly State[]) => all.reduce((sum, { open }) => sum + open, 0);

/**
 * Computes the payments of each payout by payee from the lines of the ledger alone, if `payeesOf`
 * were the payees of its referrals, under their names of its day: the open amount of each referral,
 * and for referrals paid before the additions since. A payee with nothing left over waits.
 */
export async function payeesOfPayouts(
  app: FreshApp,
  payeesOf: ReadonlyMap<number, ReadonlyMap<number, TestPayee>>,
): Promise<TestPart[]> {
  const lines = await app.rows<Line>(
    `select referral_id as "referralId", affiliate_id as "affiliateId", kind,
       amount_cents::int as cents, payout_batch_id as "batchId", event_key as key
     from commission_ledger where affiliate_id is not null order by created_at, id`,
  );
  const states = new Map<number, Map<number, State>>();
  const settledBy = new Map<string, Settled[]>();
  const parts: TestPart[] = [];
  for (const { referralId, affiliateId, kind, cents, batchId } of lines) {
    const own = states.get(affiliateId) ?? new Map<number, State>();
    states.set(affiliateId, own);
    const state = own.get(referralId) ?? { open: 0, paidTo: null };
    own.set(referralId, state);
    const payout = `${batchId} ${affiliateId}`;
    if (kind === 'payout' && !settledBy.has(payout)) {
      const items = new Set(
        lines
          .filter((one) => one.key === `payout:${batchId}` && one.kind === 'payout')
          .map((one) => one.referralId),
      );
      const taken = new Set(
        lines
          .filter((one) => one.batchId === batchId && one.kind === 'payout')
          .map((one) => one.referralId),
      );
      const due = [...own].flatMap(([id, one]) => {
        const isDue = items.has(id) || (one.paidTo !== null && one.open !== 0);
        return isDue ? [{ id, ...one, to: payeesOf.get(batchId!)!.get(id)! }] : [];
      });
      const byPayee = Map.groupBy(due, ({ to }) => payeeOf(to));
      // Less than nothing for a payee waits for its next payment.
      const paid = [...byPayee.values()]
        .filter((all) => sumOf(all) > 0 && all.some(({ id }) => taken.has(id)))
        .flat();
      const settled: Settled[] = [];
      for (const { id, open, paidTo, to } of paid) {
        settled.push({ referralId: id, cents: open, before: paidTo });
        parts.push({ ...to, batchId: batchId!, affiliateId, cents: open });
        own.set(id, { open: 0, paidTo: to });
      }
      settledBy.set(payout, settled);
    } else if (kind === 'reversal') {
      for (const one of settledBy.get(payout)!) {
        const now = own.get(one.referralId)!;
        own.set(one.referralId, { open: now.open + one.cents, paidTo: one.before });
      }
      settledBy.set(payout, []);
    } else if (kind !== 'payout') {
      own.set(referralId, { ...state, open: state.open + cents });
    }
  }
  return parts;
}
