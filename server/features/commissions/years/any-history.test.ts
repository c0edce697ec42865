import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import fc from 'fast-check';
import { dayIn } from '#server/outside/clock.ts';
import { type Client, type FreshApp, freshApp } from '#server/testing/app.ts';
import {
  byCounsel,
  commissionOffice,
  type CommissionOffice,
} from '#server/testing/commission-office.ts';
import { engines } from '#server/testing/database.ts';
import { affiliateCookie } from '#server/testing/sessions/affiliate-session.ts';

interface World {
  app: FreshApp;
  staff: Client;
  office: CommissionOffice;
  leads: readonly number[];
}

type Step = (world: World) => Promise<unknown>;

const dayMs = 86_400_000;
const which = fc.nat(3);
const referralOf = async ({ office, leads }: World, n: number) =>
  (await office.referralOf(leads[n]!)).id;

const qualify = which.map((n): Step => ({ office, leads }) => {
  return office.put(`/api/admin/leads/${leads[n]}`, { status: 'Qualified' });
});
const reprice = fc.tuple(which, fc.integer({ min: 1, max: 900_000 })).map(
  ([n, homePrice]): Step =>
    ({ office, leads }) =>
      office.put(`/api/admin/leads/${leads[n]}`, { homePrice }),
);
const approve = fc.constant<Step>(async ({ staff }) => {
  const { items } = (await staff.get('/api/admin/commissions?status=qualified')).json();
  const referrals = items.map(({ id, earnedCents }: Record<string, number>) => {
    return { id, earnedCents };
  });
  if (referrals.length > 0) {
    await staff.post('/api/admin/commissions/approve', { referrals, override: byCounsel });
  }
});
const takeBack = which.map((n): Step => async (world) => {
  const id = await referralOf(world, n);
  return world.staff.post(`/api/admin/commissions/${id}/reopen`, { reason: 'Taken back' });
});
const adjust = fc
  .tuple(which, fc.integer({ min: -700_000, max: 700_000 }))
  .map(([n, cents]): Step => async (world) => {
    const id = await referralOf(world, n);
    const body = { key: world.office.newKey(), amountCents: cents || 1, reason: 'Corrected' };
    return world.staff.post(`/api/admin/commissions/${id}/adjustments`, body);
  });
/** Pays everyone so many days from now: the year of the payment may be the next one. */
const pay = fc.constantFrom(0, 40, 120, 230, 364).map((days): Step => async ({ app }) => {
  const at = new Date(Date.now() + days * dayMs);
  app.clock.set(at);
  try {
    const then = await app.signIn();
    const { totalCents } = (await then.get('/api/admin/payouts/due')).json();
    const paidOn = dayIn(app.config.timeZone, at);
    const answer = await commissionOffice(app, then).pay(null, totalCents, { paidOn });
    assert.equal(answer.statusCode, totalCents > 0 ? 201 : 409, answer.body);
  } finally {
    app.clock.set(null);
  }
});
const reverse = fc.nat(2).map((back): Step => async ({ staff, office }) => {
  const { items } = (await staff.get('/api/admin/payouts?pageSize=10')).json();
  return items[back] && office.reverse(items[back].id);
});
/** A change of a rate asks for the confirmation of counsel again. */
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

const steps = fc.oneof(
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
);

interface LedgerLine {
  affiliateId: number;
  kind: string;
  cents: number;
  batchId: number | null;
}

interface Batch {
  id: number;
  year: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const isOutflow = ({ kind }: LedgerLine) => kind === 'payout' || kind === 'reversal';
const toCents = (dollars: string) => Math.round(Number(dollars) * 100);

for (const engine of engines()) {
  describe(`what partners are paid, over any history, on ${engine}`, () => {
    let app: FreshApp;
    let staff: Client;
    let office: CommissionOffice;
    before(async () => {
      app = await freshApp({ engine });
      staff = await app.signIn();
      office = commissionOffice(app, staff);
      await office.confirmBasis(true);
    });
    after(() => app.dispose());

    const readLedger = () =>
      app.rows<LedgerLine & Record<string, unknown>>(
        `select affiliate_id as "affiliateId", kind, amount_cents::int as cents,
           payout_batch_id as "batchId"
         from commission_ledger where affiliate_id is not null`,
      );
    /** Each payout's CSV and statements against what the ledger's payout lines say left by it. */
    const assertPayouts = async (ledger: readonly LedgerLine[], batches: readonly Batch[]) => {
      const seen = new Map<number, number>();
      for (const { id } of batches) {
        const left = ledger.filter(({ kind, batchId }) => kind === 'payout' && batchId === id);
        const byPayee = Map.groupBy(left, ({ affiliateId }) => affiliateId);
        const rows = await office.csv(`/api/admin/payouts/${id}/csv`);
        const { totalCents } = (await staff.get(`/api/admin/payouts/${id}`)).json();
        const inAll = 0 - sum(left.map(({ cents }) => cents));
        assert.deepEqual(
          [sum(rows.map((row) => toCents(row['dollars']!))), totalCents],
          [inAll, inAll],
        );
        assert.deepEqual(
          [...new Set(rows.map((row) => Number(row['affiliateId'])))].toSorted(),
          [...byPayee.keys()].toSorted(),
        );
        for (const [affiliateId, lines] of byPayee) {
          const paid = 0 - sum(lines.map(({ cents }) => cents));
          const own = rows.filter((row) => Number(row['affiliateId']) === affiliateId);
          const statement = (
            await staff.get(`/api/admin/payouts/${id}/statements/${affiliateId}`)
          ).json();
          const printed = [
            ...statement.referrals.flatMap(({ lines: all }: { lines: { amountCents: number }[] }) =>
              all.map(({ amountCents }) => amountCents),
            ),
            ...statement.corrections.map(
              ({ line }: { line: { amountCents: number } }) => line.amountCents,
            ),
          ];
          assert.deepEqual(
            [statement.totalCents, sum(printed), sum(own.map((row) => toCents(row['dollars']!)))],
            [paid, paid, paid],
          );
          const number = (seen.get(affiliateId) ?? 0) + 1;
          seen.set(affiliateId, number);
          assert.deepEqual([statement.number, Number(own[0]!['statement'])], [number, number]);
        }
      }
    };

    /** Year totals, to staff and to each partner, against payments less what came back of them. */
    const assertYears = async (ledger: readonly LedgerLine[], batches: readonly Batch[]) => {
      const yearOf = new Map(batches.map(({ id, year }) => [id, year]));
      const stood = (affiliateId: number, year: number) =>
        0 -
        sum(
          ledger
            .filter((line) => isOutflow(line) && line.affiliateId === affiliateId)
            .filter((line) => yearOf.get(line.batchId!) === year)
            .map(({ cents }) => cents),
        );
      const ids = [...new Set(ledger.map(({ affiliateId }) => affiliateId))];
      const told = new Map<number, number>();
      for (const year of new Set(yearOf.values())) {
        const rows = await office.csv(`/api/admin/payouts/years/${year}/csv`);
        const paid = new Map(rows.map((row) => [Number(row['affiliateId']), row['dollars']!]));
        for (const id of ids) {
          assert.equal(toCents(paid.get(id) ?? '0'), stood(id, year));
        }
        told.set(year, sum(rows.map((row) => toCents(row['dollars']!))));
      }
      const { years } = (await staff.get('/api/admin/payouts/years')).json();
      for (const { year, paidCents } of years) {
        assert.equal(paidCents, told.get(year));
      }
      for (const id of ids) {
        const cookie = await affiliateCookie(app.database, id);
        const own = (await app.get('/api/affiliate/earnings', { cookie })).json();
        for (const { year, paidCents } of own.years) {
          assert.equal(paidCents, stood(id, year));
        }
        const lines = ledger.filter(({ affiliateId }) => affiliateId === id);
        const paid = 0 - sum(lines.filter(isOutflow).map(({ cents }) => cents));
        assert.deepEqual(
          [
            sum(own.years.map((one: Batch & { paidCents: number }) => one.paidCents)),
            own.paidCents,
          ],
          [paid, paid],
        );
        // What was earned and not paid is estimated, approved, or a correction that waits.
        assert.equal(
          own.estimatedCents + own.approvedCents + own.correctionCents,
          sum(lines.map(({ cents }) => cents)),
        );
      }
    };

    test('statements, CSV and year totals are the ledger’s, to the cent', async () => {
      let payouts = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(steps, { minLength: 12, maxLength: 22 }), async (chosen) => {
          const one = await office.makeAffiliate();
          const other = await office.makeAffiliate({ isLicensedRealtor: false });
          const leads = [
            ...(await office.sendLeads(one.referralCode, 2, 333_333)),
            ...(await office.sendLeads(other.referralCode, 2)),
          ];
          for (const step of chosen) {
            await step({ app, staff, office, leads });
          }
          const ledger = await readLedger();
          const batches = await app.rows<Batch & Record<string, unknown>>(
            `select id, extract(year from paid_on)::int as year from payout_batches
               order by created_at, id`,
          );
          await assertPayouts(ledger, batches);
          await assertYears(ledger, batches);
          payouts = batches.length;
        }),
        { numRuns: 5, endOnFailure: true },
      );
      assert.ok(payouts > 0, 'a history in which nothing was paid shows nothing');
    });
  });
}
