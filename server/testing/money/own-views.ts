import assert from 'node:assert/strict';
import { readCsv } from '#server/outside/read-csv.ts';
import { ok } from '#server/testing/open-app.ts';
import type { FreshApp } from '../app.ts';
import type { Model } from './model.ts';

export const states = ['pending', 'qualified', 'approved', 'paid', 'void'] as const;

const csvState = {
  pending: 'Not earned yet',
  estimated: 'Estimate',
  on_hold: 'On hold',
  approved: 'Approved',
  paid: 'Paid',
  void: 'No longer counts',
};

export type Row = Record<string, unknown>;

export function sum(rows: readonly Row[], name: string): number {
  return rows.reduce((total, row) => total + Number(row[name]), 0);
}

export const inCents = (dollars: unknown) => Math.round(Number(dollars) * 100);

interface Portal {
  app: FreshApp;
  cookie: string;
  model: Model;
  /** The numbers of the applications, as the model has its clients. */
  leads: readonly number[];
}

/** Compares every view of the partner with the reckoning of the model. */
export async function compareOwnViews({ app, cookie, model, leads }: Portal): Promise<void> {
  const own = async (path: string) => ok(app.get(`/api/affiliate/${path}`, { cookie }));
  const compareSums = async () => {
    const earnings = await own('earnings');
    assert.deepEqual(
      [earnings.estimatedCents, earnings.approvedCents, earnings.paidCents],
      [model.earned('qualified'), model.earned('approved'), model.paid()],
      'earnings',
    );
    const held = model.clients.filter((one) => one.state === 'approved' && model.isHeld(one));
    assert.equal(earnings.onHoldCents, sum(held as unknown as Row[], 'amount'), 'on hold');
    assert.equal(sum(earnings.years, 'paidCents'), model.paid(), 'years');
    const stats = await own('dashboard/stats');
    assert.deepEqual(
      [stats.paidCommissions, stats.pendingCommissions],
      [model.paid(), model.earned(...states) - model.paid()],
      'own stats',
    );
    const { others, total } = await own('links');
    const earnedByCode = [others.commissionCents, total.commissionCents];
    assert.deepEqual(earnedByCode, Array(2).fill(model.earned(...states)), 'links');
    const tasks = await own('tasks');
    const sendsForm = tasks.some(({ what }: Row) => what === 'w9');
    const ofTasks = model.clients.filter(
      (one) =>
        model.holder(one) === 'own' ||
        (model.standing(one) === 'approved' && sendsForm && model.waitsFor(one) === 'w9'),
    );
    assert.equal(earnings.ownTasksCents, sum(ofTasks as never, 'amount'), 'own tasks');
    const lines = (await own('earnings/lines?pageSize=100')).items as Row[];
    const isPayment = ({ kind }: Row) => kind === 'payout' || kind === 'reversal';
    const earned = lines.filter((line) => !isPayment(line));
    assert.equal(sum(earned, 'amountCents'), model.earned(...states), 'lines');
    assert.equal(0 - sum(lines.filter(isPayment), 'amountCents'), model.paid(), 'paid lines');
    const shown = model.clients.filter(({ isDeleted }) => !isDeleted);
    const referrals = (await own('referrals?pageSize=100')).items as Row[];
    const amounts = shown.map((client) => [
      client.state,
      client.state === 'pending' ? null : model.standing(client),
      client.amount,
    ]);
    const told = referrals.map((row) => [
      row['status'],
      row['commissionState'],
      row['commissionAmount'],
    ]);
    assert.deepEqual(told.map(String).toSorted(), amounts.map(String).toSorted(), 'referrals');
    const file = await app.get('/api/affiliate/referrals.csv', { cookie });
    // A file of no clients has its head alone, which the reader of imports refuses.
    const { columns, rows } =
      shown.length > 0
        ? await readCsv(file.rawPayload, 10_000)
        : { columns: [] as string[], rows: [] };
    const cell = (cells: readonly string[], name: string) => cells[columns.indexOf(name)];
    assert.deepEqual(
      rows
        .map(({ cells }) => {
          const cents = inCents(cell(cells, 'Commission (USD)'));
          return `${cell(cells, 'State of the commission')} ${cents}`;
        })
        .toSorted(),
      shown
        .map(
          (client) =>
            `${csvState[model.standing(client) as keyof typeof csvState]} ${client.amount}`,
        )
        .toSorted(),
      'CSV',
    );
  };

  const compareClients = async () => {
    const { byState } = await own('earnings');
    const rows = (await own('earnings/clients?pageSize=100')).items as Row[];
    const amounts = Object.entries({
      on_hold: byState.onHold,
      approved: byState.approved,
      estimated: byState.estimated,
      paid: byState.paid,
    });
    for (const [state, cents] of amounts) {
      const clients = model.clients.filter((one) => model.standing(one) === state);
      assert.equal(cents, sum(clients as unknown as Row[], 'amount'), state);
      const asked = (await own(`earnings/clients?status=${state}`)).items as Row[];
      for (const list of [asked, rows.filter((row) => row['state'] === state)]) {
        assert.deepEqual([list.length, sum(list, 'cents')], [clients.length, cents], state);
      }
    }
    const order = rows.map(({ state }) =>
      ['on_hold', 'approved', 'estimated', 'paid', 'void'].indexOf(String(state)),
    );
    assert.deepEqual(order, order.toSorted(), 'first what can be acted on');
    for (const [at, client] of model.clients.entries()) {
      const standing = model.standing(client);
      if (client.isDeleted || standing === 'pending') {
        continue;
      }
      const row = rows.find((one) => one['leadId'] === leads[at]);
      const page = (await own(`lead/${leads[at]}`)).commission;
      const told = [standing, client.amount];
      assert.deepEqual([page?.state, page?.cents], row ? told : ['void', 0], 'page');
      if (standing === 'approved') {
        // A transfer that came back before the details were new, or the payee another, is reversed.
        const said: Record<string, unknown[]> = {
          returned: ['Account closed'],
          reversed: ['Account closed', 'Sent to a closed account'],
        };
        const reason = model.waitsFor(client);
        assert.equal(row?.['reason'], reason, 'why it waits');
        assert.ok((said[String(reason)] ?? [null]).includes(row['said']), 'in words');
      }
    }
    for (const row of rows) {
      const lines = row['lines'] as Row[];
      assert.equal(sum(lines, 'amountCents'), row['cents'], 'lines of a client');
      assert.ok(lines.every((line) => line['amountCents'] !== 0 && line['override'] === null));
    }
  };
  await compareSums();
  await compareClients();
}
