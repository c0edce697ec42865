import assert from 'node:assert/strict';
import type { Client, FreshApp } from '../app.ts';
import { byCounsel, commissionOffice } from '../commission-office.ts';
import { affiliateCookie } from '../sessions/affiliate-session.ts';
import { Model, type Run } from './model.ts';
import { compareOwnViews, inCents, type Row, states, sum } from './own-views.ts';
import type { Scenario, Step } from './scenarios.ts';
import { ok } from '#server/testing/open-app.ts';

const isInTwoSteps = new Set<Step[0]>(['prepare', 'payee', 'takeOver', 'return', 'record']);

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
    const record = async (payee: string, alsoApproved = false, more: object = {}) => {
      const kind = payee === 'self' ? 'self' : payee.endsWith('LLC') ? 'broker' : 'company';
      const body = {
        kind,
        name: payee,
        w9On: model.lacksForm.has(payee) ? undefined : office.dayAgo(),
        from: office.dayAgo(),
        alsoApproved,
        ...more,
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
        case 'form':
          await record(at, false, { w9On: office.dayAgo(), formOnly: true });
          break;
        case 'record': {
          const kindOf = model.payee === 'self' ? 'self' : 'company';
          const payee = model.payee === 'Bay Realty LLC' ? 'broker' : kindOf;
          const w9OnFile = !model.lacksForm.has(model.payee);
          await ok(office.recordBasis(id, { payee, payeeName: nameOf(model.payee), w9OnFile }));
          break;
        }
        case 'publish':
          await office.publishAgreement();
          break;
        case 'accept': {
          const version = await office.publishAgreement();
          const body = { version, language: 'en', name: 'Rita Realtor' };
          await ok(app.post('/api/affiliate/agreement', body, { cookie }));
          break;
        }
        case 'pay':
        case 'prepare': {
          const total = model.due(kind === 'prepare');
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
      const open = model.clients.filter(({ state, amount }) => state === 'qualified' && amount > 0);
      assert.deepEqual(
        [sums.decide.count, sums.decide.earnedCents, sum(sums.waiting, 'earnedCents')],
        [
          open.length,
          model.earned('qualified'),
          sum(open.filter(({ status }) => !model.isClosed(status)) as never, 'amount'),
        ],
        'to decide, and of them not closed',
      );
      const closed = open.filter(({ status }) => model.isClosed(status));
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
      const own = (await office.csv(`/api/admin/payouts/years/${office.dayAgo().slice(0, 4)}/csv`))
        .filter((row) => row['affiliateId'] === String(id))
        .map((row) => [row['payee']!, inCents(row['dollars'])] as const);
      const standing = [...paidTo].map(([payee, cents]) => [nameOf(payee), cents] as const);
      assert.deepEqual(own.toSorted(), standing.toSorted(), 'year');
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
    } else {
      // Nobody recorded the form W-9 of the partner.
      model.lacksForm.add('self');
    }
    for (const step of steps) {
      await take(step);
      await compareStaff();
    }
    await compareOwnViews({ app, cookie, model, leads });
    await comparePayouts();
    if (payees.size > 0) {
      await comparePayees();
    }
  };
}
