import assert from 'node:assert/strict';
import { readCsv } from '#server/outside/read-csv.ts';
import type { Client, FreshApp } from '../app.ts';
import { byCounsel, commissionOffice } from '../commission-office.ts';
import { affiliateCookie } from '../sessions/affiliate-session.ts';
import { Model } from './model.ts';
import type { Scenario, Step } from './scenarios.ts';
import { ok } from '#server/testing/open-app.ts';

const states = ['pending', 'qualified', 'approved', 'paid', 'void'] as const;
const csvState = {
  pending: 'Not earned yet',
  estimated: 'Estimate',
  on_hold: 'On hold',
  approved: 'Approved',
  paid: 'Paid',
  void: 'No longer counts',
};

type Row = Record<string, unknown>;

function sum(rows: readonly Row[], name: string): number {
  return rows.reduce((total, row) => total + Number(row[name]), 0);
}

const inCents = (dollars: unknown) => Math.round(Number(dollars) * 100);

/** Sends each step to the office, and compares every view with the reckoning of the model. */
export function scenarioRunner(app: FreshApp, staff: Client) {
  const office = commissionOffice(app, staff);
  const json = async (url: string) => ok(staff.get(url));

  return async ({ rate: [unit, rate], steps }: Scenario): Promise<void> => {
    const inUnit = (value: number, as: string) => (as === 'fixed' ? value / 100 : value / 10_000);
    const affiliate = await office.makeAffiliate({
      commissionUnit: unit,
      commissionRate: inUnit(rate, unit),
    });
    const { id } = affiliate;
    const cookie = await affiliateCookie(app.database, id);
    const own = async (path: string) =>
      (await app.get(`/api/affiliate/${path}`, { cookie })).json();
    const model = new Model([unit, rate]);
    const leads: number[] = [];
    const payouts: number[] = [];

    const decide = async (client: number, what: string) => {
      const referral = await office.referralOf(leads[client]!);
      const body = { reason: 'As agreed' };
      const answer =
        what === 'approve'
          ? await staff.post('/api/admin/commissions/approve', {
              referrals: [{ id: referral.id, earnedCents: referral.cents }],
              override: byCounsel,
            })
          : await staff.post(`/api/admin/commissions/${referral.id}/${what}`, body);
      assert.equal(answer.statusCode, 200, answer.body);
    };

    const take = async (step: Step) => {
      const [kind, at, to] = step;
      switch (kind) {
        case 'apply':
          leads.push(...(await office.sendLeads(affiliate.referralCode, 1, at)));
          break;
        case 'status':
          await office.edit(leads[at]!, { status: to });
          break;
        case 'price':
          await office.edit(leads[at]!, { homePrice: to });
          break;
        case 'rate': {
          const body = { commissionUnit: at, commissionRate: inUnit(to, at) };
          assert.equal((await office.put(`/api/admin/affiliates/${id}`, body)).statusCode, 200);
          break;
        }
        case 'adjust':
          await office.adjust((await office.referralOf(leads[at]!)).id, to);
          break;
        case 'delete':
          assert.equal((await office.remove(leads[at]!)).statusCode, 200);
          break;
        case 'restore':
          assert.equal((await office.restore(leads[at]!)).statusCode, 200);
          break;
        case 'pay': {
          const total = model.due();
          assert.equal((await office.due(id)).totalCents, total, 'due');
          const answer = await office.pay(id, total);
          assert.equal(answer.statusCode, total === 0 ? 409 : 201, answer.body);
          if (total > 0) {
            payouts.push(answer.json().id);
          }
          break;
        }
        case 'reverse':
          assert.equal((await office.reverse(payouts.pop()!)).statusCode, 200);
          break;
        default:
          await decide(at, kind);
      }
      model.step(step);
    };

    const compareStaff = async () => {
      const sums = await json(`/api/admin/commissions/sums?affiliate=${id}`);
      for (const state of states) {
        assert.equal(sums.states[state].earnedCents, model.earned(state), `sum ${state}`);
      }
      assert.equal(sums.paidCents, model.paid(), 'sum of payments');
      const all = model.earned(...states);
      assert.equal((await json(`/api/admin/affiliates/${id}`)).totalCommissions, all, 'row');
      const stats = await json(`/api/admin/affiliate/${id}/stats`);
      assert.equal(stats.paidCommissions, model.paid(), 'stats');
      const list = (await json(`/api/admin/commissions?affiliate=${id}&pageSize=100`)).items;
      model.clients.forEach((client, at) => {
        const row = list.find((one: { lead: { id: number } }) => one.lead.id === leads[at]);
        assert.deepEqual([row.status, row.earnedCents], [client.state, client.amount], 'list');
      });
      assert.equal((await office.due(id)).totalCents, model.due(), 'due');
    };

    const comparePortal = async () => {
      const earnings = await own('earnings');
      assert.deepEqual(
        [earnings.estimatedCents, earnings.approvedCents, earnings.paidCents],
        [model.earned('qualified'), model.earned('approved'), model.paid()],
        'earnings',
      );
      const held = model.clients.filter((one) => one.state === 'approved' && model.isHeld(one));
      assert.equal(earnings.onHoldCents, sum(held as unknown as Row[], 'amount'), 'on hold');
      assert.equal(sum(earnings.years, 'paidCents'), model.paid(), 'years');
      assert.equal((await own('dashboard/stats')).paidCommissions, model.paid(), 'own stats');
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
      const { columns, rows } = await readCsv(file.rawPayload, 10_000);
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
      for (const row of rows) {
        const lines = row['lines'] as Row[];
        assert.equal(sum(lines, 'amountCents'), row['cents'], 'lines of a client');
        assert.ok(lines.every((line) => line['amountCents'] !== 0 && line['override'] === null));
      }
    };

    const comparePayouts = async () => {
      const { statements } = await own('earnings');
      for (const [at, payout] of payouts.entries()) {
        const { total } = model.payments[at]!;
        assert.equal((await json(`/api/admin/payouts/${payout}`)).totalCents, total, 'payout');
        const rows = await office.csv(`/api/admin/payouts/${payout}/csv`);
        assert.equal(
          sum(
            rows.map((row) => ({ cents: inCents(row['dollars']) })),
            'cents',
          ),
          total,
        );
        const seen = statements.find((one: Row) => one['payoutId'] === payout);
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
           where kind = 'commission_paid' and (payload->>'payoutId')::int = $1`,
          [payout],
        );
        assert.equal(mail!.cents, total, 'mail');
      }
    };

    for (const step of steps) {
      await take(step);
      await compareStaff();
    }
    await comparePortal();
    await compareClients();
    await comparePayouts();
  };
}
