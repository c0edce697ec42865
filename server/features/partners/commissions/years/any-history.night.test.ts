import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import type { MadeOutTo } from '#core/domain/partners/payee.ts';
import { commissionOffice } from '#server/testing/commission-office.ts';
import {
  payeesOfPayouts,
  type TestPart,
  type TestPayee,
} from '#server/testing/payments/payees-of-payouts.ts';
import { type Payees, paymentSteps } from '#server/testing/payments/payment-steps.ts';
import { affiliateCookie } from '#server/testing/sessions/affiliate-session.ts';
import { openOffice } from '#server/testing/open-app.ts';

const partOfRow = (row: Record<string, string>) => ({
  affiliateId: Number(row['affiliateId']),
  payee: row['payeeIs']!,
  name: row['payee']!,
  cents: toCents(row['dollars']!),
});

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
/** By payee: the two ways to type the broker are one, and so is a partner under two names. */
const payeeOf = ({ affiliateId, payee, name }: Omit<TestPart, 'batchId' | 'cents'>) =>
  payee === 'self' ? String(affiliateId) : `${payee} ${name.replace(/[.,]/g, '').toLowerCase()}`;
const perPayee = (parts: readonly Omit<TestPart, 'batchId'>[], shown = payeeOf) => {
  const groups = Map.groupBy(parts, (part) => `${part.affiliateId} ${shown(part)}`);
  return [...groups]
    .map(([key, own]) => [key, sum(own.map(({ cents }) => cents))] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
};
const toCents = (dollars: string) => Math.round(Number(dollars) * 100);

describe('what partners are paid, over any history', async () => {
  const { app, staff } = await openOffice();
  const office = commissionOffice(app, staff);
  await office.confirmBasis(true);

  const readLedger = () =>
    app.rows<LedgerLine & Record<string, unknown>>(
      `select affiliate_id as "affiliateId", kind, amount_cents::int as cents,
           payout_batch_id as "batchId"
         from commission_ledger where affiliate_id is not null`,
    );
  /** Compares each payout's CSV and statements with its payout lines in the ledger. */
  const assertPayouts = async (
    ledger: readonly LedgerLine[],
    batches: readonly Batch[],
    parts: readonly TestPart[],
  ) => {
    const seen = new Map<number, number>();
    for (const { id } of batches) {
      const left = ledger.filter(({ kind, batchId }) => kind === 'payout' && batchId === id);
      const byPartner = Map.groupBy(left, ({ affiliateId }) => affiliateId);
      const rows = await office.csv(`/api/admin/payouts/${id}/csv`);
      const { totalCents } = (await staff.get(`/api/admin/payouts/${id}`)).json();
      const inAll = 0 - sum(left.map(({ cents }) => cents));
      assert.deepEqual(
        [sum(rows.map((row) => toCents(row['dollars']!))), totalCents],
        [inAll, inAll],
      );
      assert.deepEqual(
        [...new Set(rows.map((row) => Number(row['affiliateId'])))].toSorted(),
        [...byPartner.keys()].toSorted(),
      );
      const ofPayout = parts.filter(({ batchId }) => batchId === id);
      const exactly = ({ payee, name }: TestPayee) => `${payee} ${name}`;
      assert.deepEqual(perPayee(rows.map(partOfRow), exactly), perPayee(ofPayout, exactly));
      for (const [affiliateId, lines] of byPartner) {
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
        const paidTo = statement.paidTo.map((one: MadeOutTo & { totalCents: number }) => {
          return { affiliateId, ...one, name: one.payeeName, cents: one.totalCents };
        });
        assert.deepEqual(
          perPayee(paidTo),
          perPayee(ofPayout.filter((part) => part.affiliateId === affiliateId)),
        );
        const number = (seen.get(affiliateId) ?? 0) + 1;
        seen.set(affiliateId, number);
        assert.deepEqual([statement.number, Number(own[0]!['statement'])], [number, number]);
      }
    }
  };

  /** Compares year totals, of staff and of each partner, with payments less reversals. */
  const assertYears = async (
    ledger: readonly LedgerLine[],
    batches: readonly Batch[],
    parts: readonly TestPart[],
  ) => {
    const reversed = new Set(
      ledger.filter(({ kind }) => kind === 'reversal').map(({ batchId }) => batchId),
    );
    const stoodIn = (year: number) =>
      parts.filter(({ batchId }) => !reversed.has(batchId) && yearOf.get(batchId) === year);
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
      for (const id of ids) {
        const own = rows.filter((row) => row['affiliateId'] === String(id));
        assert.equal(sum(own.map((row) => toCents(row['dollars']!))), stood(id, year));
      }
      const ofYear = stoodIn(year);
      assert.deepEqual(perPayee(rows.map(partOfRow)), perPayee(ofYear));
      assert.equal(rows.length, perPayee(ofYear).length, 'a line for each payee and partner');
      for (const row of rows) {
        const payee = payeeOf(partOfRow(row));
        const forAll = sum(
          ofYear.filter((part) => payeeOf(part) === payee).map(({ cents }) => cents),
        );
        const isReported = forAll >= toCents(row['reportedFrom']!);
        assert.deepEqual(
          [toCents(row['payeeDollars']!), row['reported']],
          [forAll, isReported ? 'yes' : 'no'],
        );
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
      for (const year of new Set(yearOf.values())) {
        const told = own.years
          .filter((one: Batch) => one.year === year)
          .map((one: MadeOutTo & { paidCents: number }) => {
            return { affiliateId: id, ...one, name: one.payeeName, cents: one.paidCents };
          });
        const ofYear = stoodIn(year).filter(({ affiliateId }) => affiliateId === id);
        assert.deepEqual(perPayee(told), perPayee(ofYear));
      }
      const lines = ledger.filter(({ affiliateId }) => affiliateId === id);
      const paid = 0 - sum(lines.filter(isOutflow).map(({ cents }) => cents));
      assert.deepEqual(
        [sum(own.years.map((one: Batch & { paidCents: number }) => one.paidCents)), own.paidCents],
        [paid, paid],
      );
      // Unpaid earnings are estimated, approved, or a correction that waits.
      assert.equal(
        own.estimatedCents + own.approvedCents + own.correctionCents,
        sum(lines.map(({ cents }) => cents)),
      );
    }
  };

  test('statements, CSV and year totals are the ledger’s, to the cent', async () => {
    let payouts = 0;
    const now = new Map<number, TestPayee>();
    const ofLine: Payees['ofLine'] = new Map();
    const ofPayout: Payees['ofPayout'] = new Map();
    const typed: Payees['typed'] = [];
    await fc.assert(
      fc.asyncProperty(fc.array(paymentSteps, { minLength: 10, maxLength: 18 }), async (chosen) => {
        const one = await office.makeAffiliate();
        const other = await office.makeAffiliate({ isLicensedRealtor: false });
        const leads = [
          ...(await office.sendLeads(one.referralCode, 2, 333_333)),
          ...(await office.sendLeads(other.referralCode, 2)),
        ];
        const payees = { partners: [one.id, other.id], now, ofLine, typed, ofPayout };
        for (const id of payees.partners) {
          const { firstName, lastName } = (await staff.get(`/api/admin/affiliates/${id}`)).json();
          now.set(id, { payee: 'self', name: `${firstName} ${lastName}` });
        }
        for (const step of chosen) {
          await step({ app, staff, office, leads, payees });
        }
        const ledger = await readLedger();
        const batches = await app.rows<Batch & Record<string, unknown>>(
          `select id, extract(year from paid_on)::int as year from payout_batches
               order by created_at, id`,
        );
        const parts = await payeesOfPayouts(app, ofPayout);
        await assertPayouts(ledger, batches, parts);
        await assertYears(ledger, batches, parts);
        payouts = batches.length;
      }),
      { numRuns: 5, endOnFailure: true },
    );
    assert.ok(payouts > 0, 'a history in which nothing was paid shows nothing');
  });
});
