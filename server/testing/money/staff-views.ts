import assert from 'node:assert/strict';
import type { ok } from '#server/testing/open-app.ts';
import type { FreshApp } from '../app.ts';
import type { CommissionOffice } from '../commission-office.ts';
import { closed as closedStatuses } from './client.ts';
import type { Model } from './model.ts';
import { inCents, type Row, states, sum } from './own-views.ts';

type Told = Awaited<ReturnType<typeof ok>>;

const isClosed = (status: string) => closedStatuses.includes(status);

interface Viewed {
  app: FreshApp;
  office: CommissionOffice;
  /** What staff read, and the partner. */
  json: (url: string) => Promise<Told>;
  own: (path: string) => Promise<Told>;
  id: number;
  referralCode: string;
  model: Model;
  leads: readonly number[];
  payouts: readonly number[];
  payees: ReadonlyMap<string, number>;
  nameOf: (payee: string) => string;
}

/** Compares every view of staff of a partner, and the payouts, with the reckoning of the model. */
export function staffViews(viewed: Viewed) {
  const { app, office, json, own, id, referralCode, model, leads, payouts, payees, nameOf } =
    viewed;
  const compareStaff = async () => {
    const sums = await json(`/api/admin/commissions/sums?affiliate=${id}`);
    for (const state of states) {
      assert.equal(sums.states[state].earnedCents, model.earned(state), `sum ${state}`);
    }
    assert.equal(sums.paidCents, model.paid(), 'sum of payments');
    const all = model.earned(...states);
    assert.equal((await json(`/api/admin/affiliates/${id}`)).totalCommissions, all, 'row');
    const open = model.clients.filter(({ state, amount }) => state === 'qualified' && amount > 0);
    assert.deepEqual(
      [sums.decide.count, sums.decide.earnedCents, sum(sums.waiting, 'earnedCents')],
      [
        open.length,
        model.earned('qualified'),
        sum(open.filter(({ status }) => !isClosed(status)) as never, 'amount'),
      ],
      'to decide, and of them not closed',
    );
    const closed = open.filter(({ status }) => isClosed(status));
    const ready = closed.filter((one) => model.holder(one) === 'none' && one.closing !== null);
    assert.deepEqual(
      [sums.ready.count, sums.ready.earnedCents, sums.lacking.earnedCents],
      [
        ready.length,
        sum(ready as never, 'amount'),
        sum(closed as never, 'amount') - sum(ready as never, 'amount'),
      ],
      'closed: ready, and lacking something',
    );
    const stats = await json(`/api/admin/affiliate/${id}/stats`);
    assert.equal(stats.paidCommissions, model.paid(), 'stats');
    const list = (await json(`/api/admin/commissions?affiliate=${id}&pageSize=100`)).items;
    model.clients.forEach((client, at) => {
      const row = list.find((one: { lead: { id: number } }) => one.lead.id === leads[at]);
      assert.deepEqual([row.status, row.earnedCents], [client.state, client.amount], 'list');
    });
    const due = await office.due(id);
    assert.equal(due.totalCents, model.due(), 'due');
    const names = new Map([...payees.keys()].map((payee) => [nameOf(payee), payee]));
    const byPayee = (rows: readonly Row[], cents: string) =>
      rows
        .map((row) => [names.get(String(row['name'])) ?? 'self', Number(row[cents])] as const)
        .toSorted();
    const perPayee = [...model.open()].map(
      ([payee, parts]) => [payee, sum(parts as never, 'cents')] as const,
    );
    const isPaid = ([payee, cents]: readonly [string, number]) =>
      cents > 0 && model.isPaid(payee, true);
    if (payees.size > 0) {
      assert.deepEqual(
        byPayee(due.payees, 'totalCents'),
        perPayee.filter(isPaid).toSorted(),
        'run',
      );
    }
    // No payee's debt is taken from another's money: it stands alone, and waits.
    const debts = due.heldBack.filter(({ reason }: Row) => reason === 'owes');
    assert.deepEqual(
      byPayee(debts, 'cents'),
      perPayee.filter(([, cents]) => cents < 0).toSorted(),
      'debts',
    );
  };

  const comparePayees = async () => {
    const rows = (await json(`/api/admin/affiliates/${id}/payees`)).payees as Row[];
    const paidTo = model.paidTo();
    for (const [payee, number] of payees) {
      const row = rows.find((one) => one['id'] === number)!;
      assert.equal(sum(row['years'] as Row[], 'paidCents'), paidTo.get(payee) ?? 0, 'payee');
      assert.equal(row['returnedAt'] !== null, model.waiting.has(payee), 'waiting');
    }
  };

  const compareYears = async () => {
    const { years } = await own('earnings');
    const thisYear = Number(office.dayAgo().slice(0, 4));
    for (const inYear of [0, 1]) {
      const year = thisYear + inYear;
      const standing = [...model.paidTo(inYear)]
        .map(([payee, cents]) => [nameOf(payee), cents])
        .toSorted();
      const rows = await office.csv(`/api/admin/payouts/years/${year}/csv`);
      const told = rows
        .filter((row) => row['affiliateId'] === String(id))
        .map((row) => [row['payee']!, inCents(row['dollars'])]);
      assert.deepEqual(told.toSorted(), standing, 'year');
      const toldOwn = years
        .filter((row: Row) => row['year'] === year)
        .map((row: Row) => [row['payeeName'], row['paidCents']]);
      assert.deepEqual(toldOwn.toSorted(), standing, 'own year');
      // A broker is paid for several partners: together they reach the line of Form 1099.
      const byPayee = Map.groupBy(rows, (row) =>
        row['payeeIs'] === 'self'
          ? row['affiliateId']
          : row['payee']!.replace(',', '').toLowerCase(),
      );
      for (const all of byPayee.values()) {
        const cents = all.reduce((total, row) => total + inCents(row['dollars']), 0);
        for (const row of all) {
          const isReported = cents >= inCents(row['reportedFrom']);
          assert.deepEqual(
            [inCents(row['payeeDollars']), row['reported']],
            [cents, isReported ? 'yes' : 'no'],
            'line of Form 1099',
          );
        }
      }
    }
  };

  const comparePayouts = async () => {
    const { statements } = await own('earnings');
    for (const [at, payout] of payouts.entries()) {
      const run = model.runs[at]!;
      const { total, state } = run;
      const ofAll = sum(run.shared as never, 'total');
      const seenByStaff = await json(`/api/admin/payouts/${payout}`);
      const returned = run.shared.flatMap(({ parts, returned: back }) =>
        parts.filter(({ payee }) => back.has(payee)),
      );
      assert.deepEqual(
        [seenByStaff.totalCents, seenByStaff.state, seenByStaff.returnedCents],
        [ofAll, state, sum(returned as never, 'cents')],
        'payout',
      );
      assert.equal(sum(seenByStaff.payees, 'totalCents'), ofAll, 'payees of a payout');
      const rows = await office.csv(`/api/admin/payouts/${payout}/csv`);
      const inFile = rows.map((row) => [row['affiliateId'], inCents(row['dollars'])] as const);
      const ownCents = inFile.flatMap(([whose, cents]) => (whose === String(id) ? cents : []));
      assert.deepEqual(
        [
          inFile.reduce((all, [, cents]) => all + cents, 0),
          ownCents.reduce((all, cents) => all + cents, 0),
        ],
        [ofAll, total],
        'file',
      );
      const seen = statements.find((one: Row) => one['payoutId'] === payout);
      if (state === 'prepared' || state === 'discarded') {
        assert.equal(seen, undefined, 'nothing changes for the partner before it is sent');
        continue;
      }
      assert.equal(seen.totalCents, total, 'statement in the list');
      for (const statement of [
        await own(`statements/${payout}`),
        await json(`/api/admin/payouts/${payout}/statements/${id}`),
      ]) {
        const corrections = statement.corrections.map(({ line }: { line: Row }) => line);
        const parts = sum(statement.referrals, 'dueCents') + sum(corrections, 'amountCents');
        assert.deepEqual([statement.totalCents, parts], [total, total], 'statement');
      }
      const [mail] = await app.rows<{ cents: number }>(
        `select (payload->>'amountCents')::int as cents from all_mails
         where kind = 'commission_paid' and (payload->>'payoutId')::int = $1
           and (payload->>'affiliateId')::int = $2`,
        [payout, id],
      );
      assert.equal(mail!.cents, total, 'mail');
    }
  };

  const compareAll = async () => {
    const { items } = await json(`/api/admin/leads?affiliate=${referralCode}&pageSize=100`);
    const shown = leads.filter((_, at) => !model.clients[at]!.isDeleted);
    assert.deepEqual(items.map((lead: Row) => lead['id']).toSorted(), shown.toSorted(), 'leads');
    await comparePayouts();
    if (payees.size > 0) {
      await comparePayees();
      await compareYears();
    }
  };
  return { compareStaff, compareAll };
}
