import assert from 'node:assert/strict';
import type { LightMyRequestResponse } from 'fastify';
import { dayIn } from '#server/outside/clock.ts';
import type { Client, FreshApp } from '../app.ts';
import { byCounsel, commissionOffice } from '../commission-office.ts';
import { affiliateCookie } from '../sessions/affiliate-session.ts';
import type { Run } from './client.ts';
import type { Model } from './model.ts';
import { isDoubled } from './one-person.ts';
import { compareOwnViews } from './own-views.ts';
import type { Scenario, Step } from './scenarios.ts';
import { staffViews } from './staff-views.ts';
import { ok } from '#server/testing/open-app.ts';

interface Partner {
  id: number;
  model: Model;
  /** The numbers of the applications and of the payouts, as the model has them. */
  leads: number[];
  payouts: number[];
}

const yearMs = 366 * 24 * 60 * 60_000;

/** The number of the payout, if anything was due. */
function paidBy(answer: LightMyRequestResponse, total: number): number[] {
  assert.equal(answer.statusCode, total === 0 ? 409 : 201, answer.body);
  return total === 0 ? [] : [answer.json().id];
}

/** A partner of a scenario: the steps that are taken for them, and what everyone reads of it. */
export function openPartners(app: FreshApp, staff: Client) {
  const office = commissionOffice(app, staff);
  const json = async (url: string) => ok(staff.get(url));
  const inUnit = (value: number, as: string) => (as === 'fixed' ? value / 100 : value / 10_000);

  return async (model: Model, [unit, rate]: Scenario['rate'], isOther: boolean) => {
    const affiliate = await office.makeAffiliate({
      commissionUnit: unit,
      commissionRate: inUnit(rate, unit),
    });
    const { id, referralCode } = affiliate;
    const cookie = await affiliateCookie(app.database, id);
    const own = async (path: string) =>
      (await app.get(`/api/affiliate/${path}`, { cookie })).json();
    const leads: number[] = [];
    const payouts: number[] = [];
    // The numbers of their rows, once staff recorded them.
    const payees = new Map<string, number>();
    const { firstName, lastName } = await json(`/api/admin/affiliates/${id}`);
    /** The other partner's brokers are the same ones, typed in another way. */
    const nameOf = (payee: string) => {
      const typed = isOther ? payee.replace(/ (?=\w+$)/, ', ').toUpperCase() : payee;
      return payee === 'self' ? `${firstName} ${lastName}` : typed;
    };
    const record = async (payee: string, alsoApproved = false, more: object = {}) => {
      const kind = payee === 'self' ? 'self' : payee.endsWith('LLC') ? 'broker' : 'company';
      const body = {
        kind,
        name: nameOf(payee),
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
      if (what === 'approve' && isDoubled(model.clients[client]!, model.everyone)) {
        const referrals = [{ id: referral.id, earnedCents: referral.cents }];
        const alone = await staff.post('/api/admin/commissions/approve', { referrals });
        assert.equal(alone.statusCode, 409, 'one of two of a person, and nobody answers for it');
      }
      const answer =
        what === 'approve'
          ? await staff.post('/api/admin/commissions/approve', {
              referrals: [{ id: referral.id, earnedCents: referral.cents }],
              override: byCounsel,
            })
          : await staff.post(`/api/admin/commissions/${referral.id}/${what}`, body);
      assert.equal(answer.statusCode, 200, answer.body);
    };

    /** Takes a step of this partner; `other` is the other one, whose clients it may move. */
    const take = async (step: Step, other?: Partner) => {
      const [kind, at, to] = step;
      switch (kind) {
        case 'apply':
          leads.push(...(await office.sendLeads(referralCode, 1, at)));
          break;
        case 'again': {
          const { phone } = await json(`/api/admin/leads/${leads[at]}`);
          leads.push(...(await office.sendLeads(referralCode, 1, to, phone)));
          break;
        }
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
        case 'hand': {
          const client = model.clients[at]!;
          const isGiven = model.mayHand(client);
          const { statusCode, body } = await office.credit(leads[at]!, other!.id);
          assert.equal(statusCode, isGiven ? 200 : 409, body);
          if (isGiven) {
            other!.leads.push(...leads.splice(at, 1));
          }
          break;
        }
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
        case 'payNextYear': {
          const total = model.due();
          const then = new Date(Date.now() + yearMs);
          app.clock.set(then);
          const answer = await office.pay(id, total, { paidOn: dayIn(app.config.timeZone, then) });
          app.clock.set(null);
          payouts.push(...paidBy(answer, total));
          break;
        }
        case 'payAll': {
          const due = [model.due(), other!.model.due()] as const;
          const [paid] = paidBy(await office.pay(null, due[0] + due[1]), due[0] + due[1]);
          if (due[0] > 0) {
            payouts.push(paid!);
          }
          if (due[1] > 0) {
            other!.payouts.push(paid!);
          }
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
          payouts.push(...paidBy(answer, total));
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
        case 'other':
          throw new Error('A step of the other partner is taken by the other partner.');
        default:
          await decide(at, kind);
      }
    };

    const { compareStaff, compareAll } = staffViews({
      app,
      office,
      json,
      own,
      id,
      referralCode,
      model,
      leads,
      payouts,
      payees,
      nameOf,
    });
    return {
      id,
      model,
      leads,
      payouts,
      record,
      take,
      compareStaff,
      compareAll: async () => {
        await compareOwnViews({ app, cookie, model, leads });
        await compareAll();
      },
    };
  };
}
