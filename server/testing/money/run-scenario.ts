import assert from 'node:assert/strict';
import { readCsv } from '#server/outside/read-csv.ts';
import type { Client, FreshApp } from '../app.ts';
import { byCounsel, commissionOffice } from '../commission-office.ts';
import { affiliateCookie } from '../sessions/affiliate-session.ts';
import { Model, type Run } from './model.ts';
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

const isInTwoSteps = new Set<Step[0]>(['prepare', 'payee', 'takeOver', 'return']);

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
    // The numbers of their rows, once staff recorded them.
    const payees = new Map<string, number>();
    const { firstName, lastName } = await json(`/api/admin/affiliates/${id}`);
    const nameOf = (payee: string) => (payee === 'self' ? `${firstName} ${lastName}` : payee);
    const record = async (payee: string, alsoApproved = false) => {
      const kind = payee === 'self' ? 'self' : payee.endsWith('LLC') ? 'broker' : 'company';
      const body = {
        kind,
        name: payee,
        w9On: office.dayAgo(),
        from: office.dayAgo(),
        alsoApproved,
      };
      const answer = await ok(staff.post(`/api/admin/affiliates/${id}/payees`, body), 201);
      payees.set(payee, answer.id);
    };
    /** The payout of a payment of the model. */
    const payoutOf = (run: Run | undefined) => payouts[model.runs.indexOf(run!)]!;

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
        case 'closing': {
          const body = { price: to, on: office.dayAgo() };
          await ok(staff.post(`/api/admin/leads/${leads[at]}/closing`, body));
          break;
        }
        case 'rate':
        case 'moveRate': {
          const movesLines = kind === 'moveRate';
          const body = { commissionUnit: at, commissionRate: inUnit(to, at), movesLines };
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
        case 'payee':
        case 'takeOver':
          await record(at, kind === 'takeOver');
          break;
        case 'pay':
        case 'prepare': {
          const total = model.due();
          const due = await office.due(id);
          assert.equal(due.totalCents, total, 'due');
          const answer =
            kind === 'pay'
              ? await office.pay(id, total)
              : await staff.post('/api/admin/payouts', {
                  key: office.newKey(),
                  affiliateId: id,
                  totalCents: total,
                });
          assert.equal(answer.statusCode, total === 0 ? 409 : 201, answer.body);
          if (total > 0) {
            payouts.push(answer.json().id);
          }
          break;
        }
        case 'send':
        case 'discard': {
          const path = `/api/admin/payouts/${payoutOf(model.newestPrepared())}`;
          const body = kind === 'send' ? { paidOn: office.dayAgo() } : {};
          await ok(staff.post(`${path}/${kind === 'send' ? 'sent' : kind}`, body));
          break;
        }
        case 'reverse': {
          const run = model.newestSent()!;
          const answer = await office.reverse(payoutOf(run));
          assert.equal(answer.statusCode, model.isBuiltUpon(run) ? 409 : 200, answer.body);
          break;
        }
        case 'return': {
          const run = model.newestSent()!;
          const answer = await staff.post(`/api/admin/payouts/${payoutOf(run)}/returned`, {
            payeeId: payees.get(at),
            reason: 'Account closed',
          });
          assert.equal(answer.statusCode, model.isBuiltUpon(run, at) ? 409 : 200, answer.body);
          break;
        }
        case 'renew': {
          const path = `/api/admin/affiliates/${id}/payees/${payees.get(at)}/renewed`;
          await ok(staff.post(path, { note: 'By letter' }));
          break;
        }
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
      const due = await office.due(id);
      assert.equal(due.totalCents, model.due(), 'due');
      const names = new Map([...payees.keys()].map((payee) => [nameOf(payee), payee]));
      const byPayee = (rows: readonly Row[], cents: string) =>
        rows
          .map((row) => [names.get(String(row['name'])) ?? 'self', Number(row[cents])] as const)
          .toSorted();
      const open = [...model.open()].map(
        ([payee, parts]) => [payee, sum(parts as never, 'cents')] as const,
      );
      const isPaid = ([payee, cents]: readonly [string, number]) =>
        cents > 0 && !model.waiting.has(payee);
      if (payees.size > 0) {
        assert.deepEqual(byPayee(due.payees, 'totalCents'), open.filter(isPaid).toSorted(), 'run');
      }
      // No payee's debt is taken from another's money: it stands alone, and waits.
      const debts = due.heldBack.filter(({ reason }: Row) => reason === 'owes');
      assert.deepEqual(
        byPayee(debts, 'cents'),
        open.filter(([, cents]) => cents < 0).toSorted(),
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
      const own = (await office.csv(`/api/admin/payouts/years/${office.dayAgo().slice(0, 4)}/csv`))
        .filter((row) => row['affiliateId'] === String(id))
        .map((row) => [row['payee']!, inCents(row['dollars'])] as const);
      const standing = [...paidTo].map(([payee, cents]) => [nameOf(payee), cents] as const);
      assert.deepEqual(own.toSorted(), standing.toSorted(), 'year');
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
        const run = model.runs[at]!;
        const { total, state } = run;
        const seenByStaff = await json(`/api/admin/payouts/${payout}`);
        const returned = run.parts.filter(({ payee }) => run.returned.has(payee));
        assert.deepEqual(
          [seenByStaff.totalCents, seenByStaff.state, seenByStaff.returnedCents],
          [total, state, sum(returned as never, 'cents')],
          'payout',
        );
        assert.equal(sum(seenByStaff.payees, 'totalCents'), total, 'payees of a payout');
        const rows = await office.csv(`/api/admin/payouts/${payout}/csv`);
        const inFile = rows.map((row) => ({ cents: inCents(row['dollars']) }));
        assert.equal(sum(inFile, 'cents'), total, 'file');
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
           where kind = 'commission_paid' and (payload->>'payoutId')::int = $1`,
          [payout],
        );
        assert.equal(mail!.cents, total, 'mail');
      }
    };

    if (steps.some(([kind]) => isInTwoSteps.has(kind))) {
      await record('self');
    }
    for (const step of steps) {
      await take(step);
      await compareStaff();
    }
    await comparePortal();
    await compareClients();
    await comparePayouts();
    if (payees.size > 0) {
      await comparePayees();
    }
  };
}
