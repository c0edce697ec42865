import assert from 'node:assert/strict';
import fc from 'fast-check';
import { dayIn } from '#server/outside/clock.ts';
import type { Client, FreshApp } from '../app.ts';
import { byCounsel, commissionOffice, type CommissionOffice } from '../commission-office.ts';
import type { TestPayee } from './payees-of-payouts.ts';
import { ok } from '#server/testing/open-app.ts';

/** The world of a random history of payments: four leads of two partners. */
export interface World {
  payees: Payees;
  app: FreshApp;
  staff: Client;
  office: CommissionOffice;
  leads: readonly number[];
}

/** Who is paid for each partner now, for each approved referral, and on the day of each payout. */
export interface Payees {
  partners: readonly number[];
  now: Map<number, TestPayee>;
  /** By referral: who was on record on the day of its approval. */
  ofLine: Map<number, TestPayee & { partner: number }>;
  /** In the order in which they were recorded. */
  typed: (TestPayee & { partner: number })[];
  ofPayout: Map<number, ReadonlyMap<number, TestPayee>>;
}

export type Step = (world: World) => Promise<unknown>;

const dayMs = 86_400_000;
const which = fc.nat(3);
const referralOf = async ({ office, leads }: World, n: number) =>
  (await office.referralOf(leads[n]!)).id;

const qualifyLead =
  (n: number): Step =>
  ({ office, leads }) =>
    office.put(`/api/admin/leads/${leads[n]}`, { status: 'Qualified' });
const qualify = which.map(qualifyLead);
const reprice = fc.tuple(which, fc.integer({ min: 1, max: 900_000 })).map(
  ([n, homePrice]): Step =>
    ({ office, leads }) =>
      office.put(`/api/admin/leads/${leads[n]}`, { homePrice }),
);
const approveAll: Step = async ({ staff, payees }) => {
  const { items } = (await staff.get('/api/admin/commissions?status=qualified')).json();
  const referrals = items.map(({ id, earnedCents }: Record<string, number>) => {
    return { id, earnedCents };
  });
  if (referrals.length > 0) {
    const answer = await staff.post('/api/admin/commissions/approve', {
      referrals,
      override: byCounsel,
    });
    const leftAlone = new Set((answer.json().leftAlone ?? []).map(({ id }: { id: number }) => id));
    for (const { id, affiliate } of items) {
      const to = payees.now.get(affiliate.id);
      if (answer.statusCode === 200 && to && !leftAlone.has(id)) {
        payees.ofLine.set(id, { ...to, partner: affiliate.id });
      }
    }
  }
};

const isSame = (one: TestPayee, other: TestPayee) =>
  one.payee === other.payee && (one.payee === 'self' || plain(one.name) === plain(other.name));
const plain = (name: string) => name.replace(/[.,]/g, '').toLowerCase();

/** The payees of all approved lines, each under the name that was typed last. */
function payeesNow({ ofLine, typed }: Payees): ReadonlyMap<number, TestPayee> {
  return new Map(
    [...ofLine].map(([id, { partner, ...to }]) => {
      const last = typed.findLast((one) => one.partner === partner && isSame(one, to));
      return [id, { payee: to.payee, name: last?.name ?? to.name }];
    }),
  );
}
const approve = fc.constant(approveAll);
const takeBack = which.map((n): Step => async (world) => {
  const id = await referralOf(world, n);
  return world.staff.post(`/api/admin/commissions/${id}/reopen`, { reason: 'Taken back' });
});
const adjustBy =
  (n: number, cents: number): Step =>
  async (world) => {
    const id = await referralOf(world, n);
    const body = { key: world.office.newKey(), amountCents: cents || 1, reason: 'Corrected' };
    return world.staff.post(`/api/admin/commissions/${id}/adjustments`, body);
  };
const correction = fc.integer({ min: -700_000, max: 700_000 });
const adjust = fc.tuple(which, correction).map(([n, cents]) => adjustBy(n, cents));
/** Pays everyone so many days from now: the year of the payment may be the next one. */
const payIn =
  (days: number): Step =>
  async ({ app, payees }) => {
    const at = new Date(Date.now() + days * dayMs);
    app.clock.set(at);
    try {
      const then = await app.signIn();
      const { totalCents } = (await then.get('/api/admin/payouts/due')).json();
      const paidOn = dayIn(app.config.timeZone, at);
      const answer = await commissionOffice(app, then).pay(null, totalCents, { paidOn });
      assert.equal(answer.statusCode, totalCents > 0 ? 201 : 409, answer.body);
      if (answer.statusCode === 201) {
        payees.ofPayout.set(answer.json().id, payeesNow(payees));
      }
    } finally {
      app.clock.set(null);
    }
  };
const pay = fc.constantFrom(0, 40, 120, 230, 364).map(payIn);
const reverse = fc.nat(2).map((back): Step => async ({ staff, office }) => {
  const { items } = (await staff.get('/api/admin/payouts?pageSize=10')).json();
  return items[back] && office.reverse(items[back].id);
});
/** A change of a rate needs the confirmation of counsel again. */
const rule = fc
  .constantFrom(
    ['payoutMinimum', 0],
    ['payoutMinimum', 2500],
    ['commissionLicensedRate', 0.0275],
    ['commissionOtherDollars', 350],
  )
  .map(([key, value]): Step => async ({ office }) => {
    await office.setTerm(key as string, value);
    await office.confirmBasis(true);
  });

/** Two ways to type the same broker, and a partner who changes names: no one else is paid. */
const somePayee = fc.constantFrom(
  { payee: 'broker', name: 'Bay Realty, Inc.' },
  { payee: 'broker', name: 'BAY REALTY INC' },
  { payee: 'company', name: 'Sun Homes LLC' },
  { payee: 'self', name: 'Ana Sol' },
  { payee: 'self', name: 'Ana Luz' },
);
const payTo =
  (n: number, { payee, name }: TestPayee): Step =>
  async ({ office, payees }) => {
    const id = payees.partners[n]!;
    if (payee === 'self') {
      const [firstName, lastName] = name.split(' ');
      await office.put(`/api/admin/affiliates/${id}`, { firstName, lastName });
    }
    await ok(office.recordBasis(id, payee === 'self' ? {} : { payee, payeeName: name }));
    payees.now.set(id, { payee, name });
    payees.typed.push({ partner: id, payee, name });
  };
const anotherPayee = fc.tuple(fc.nat(1), somePayee).map(([n, payee]) => payTo(n, payee));

/** A correction for another payee, which the payment of the partner's other lead settles. */
const correctAfterChange = fc
  .tuple(fc.nat(1), somePayee, somePayee, correction)
  .map(([n, before, after, cents]): Step => async (world) => {
    const [first, second] = [2 * n, 2 * n + 1];
    const inOrder = [
      qualifyLead(first),
      payTo(n, before),
      approveAll,
      payIn(0),
      payTo(n, after),
      adjustBy(first, cents),
      qualifyLead(second),
      approveAll,
      payIn(0),
    ];
    for (const step of inOrder) {
      await step(world);
    }
  });

/** A step of such a history. */
export const paymentSteps = fc.oneof(
  anotherPayee,
  qualify,
  qualify,
  reprice,
  approve,
  approve,
  takeBack,
  adjust,
  pay,
  pay,
  reverse,
  rule,
  correctAfterChange,
);
