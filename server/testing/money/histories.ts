import fc from 'fast-check';
import { leadStatuses } from '#core/domain/leads/lead-status.ts';
import { Model } from './model.ts';
import { payeesOfScenarios, type Scenario, type Step } from './scenarios.ts';

const which = fc.nat(4);
const cents = fc.integer({ min: -900_000, max: 900_000 });
const payee = fc.constantFrom(...payeesOfScenarios);

/** Closings come in any order, and again: a loan is denied, approved, closed, and denied. */
const status = fc.constantFrom(...leadStatuses, 'Closed', 'Closed Won', 'Qualified', 'Approved');

/** What money moves by, among many other steps. */
const often = (arbitrary: fc.Arbitrary<Step>) => ({ weight: 4, arbitrary });

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.integer({ min: 1, max: 900_000 }).map((price): Step => ['apply', price]),
  fc
    .tuple(which, fc.integer({ min: 1, max: 900_000 }))
    .map(([client, price]): Step => ['again', client, price]),
  often(fc.tuple(which, status).map(([client, to]): Step => ['status', client, to])),
  fc
    .tuple(which, fc.integer({ min: 1, max: 900_000 }))
    .map(([client, to]): Step => ['price', client, to]),
  fc
    .tuple(which, fc.integer({ min: 1, max: 900_000 }))
    .map(([client, to]): Step => ['closing', client, to]),
  fc
    .constantFrom<Step>(
      ['rate', 'percent', 300],
      ['rate', 'percent', 275],
      ['rate', 'fixed', 50_000],
      ['moveRate', 'percent', 225],
      ['moveRate', 'fixed', 60_000],
    )
    .map((step) => step),
  fc.tuple(which, cents).map(([client, to]): Step => ['adjust', client, to || 1]),
  often(which.map((client): Step => ['approve', client])),
  fc
    .tuple(fc.constantFrom('reopen', 'void', 'delete', 'restore', 'hand', 'hand'), which)
    .map(([kind, client]): Step => [kind as 'reopen', client]),
  payee.map((name): Step => ['payee', name]),
  payee.map((name): Step => ['takeOver', name]),
  often(fc.constantFrom<Step>(['pay'], ['prepare'], ['prepare'], ['send'], ['send'], ['discard'])),
  fc.constantFrom<Step>(['payAll'], ['payNextYear']),
  fc.constantFrom<Step>(['reverse']),
  payee.map((name): Step => ['return', name]),
  payee.map((name): Step => ['renew', name]),
  fc.constantFrom<Step>(['record'], ['publish'], ['accept'], ['form', 'Late Form Inc']),
);

/** The step of a client who is there: few have five. */
function ofClientThere({ clients }: Model, step: Step): Step {
  const [kind, at, to] = step;
  const isOfClient = typeof at === 'number' && kind !== 'apply' && clients.length > 0;
  return isOfClient ? ([kind, at % clients.length, to] as Step) : step;
}

/** Whether staff could take the step: the others are skipped. */
function isPossible(model: Model, step: Step): boolean {
  const [kind, at, to] = step;
  const client = typeof at === 'number' && kind !== 'apply' ? model.clients[at] : undefined;
  const isThere = client !== undefined && !client.isDeleted;
  switch (kind) {
    case 'apply':
      return model.clients.length < 5;
    case 'again':
      return isThere && model.clients.length < 5;
    case 'status':
    case 'price':
    case 'closing':
    case 'delete':
    case 'hand':
      return isThere;
    case 'void':
      return (
        isThere && ['qualified', 'approved'].includes(client.state) && !model.isPrepared(client)
      );
    case 'restore':
      return client?.isDeleted === true;
    case 'adjust':
      return (
        isThere &&
        ['qualified', 'approved', 'paid'].includes(client.state) &&
        client.amount + Number(to) >= 0
      );
    case 'approve':
      return isThere && client.state === 'qualified' && client.amount > 0;
    case 'reopen':
      return isThere && client.state === 'approved' && !model.isPrepared(client);
    case 'send':
    case 'discard':
      return model.newestPrepared() !== undefined;
    case 'reverse':
      return model.newestSent() !== undefined;
    case 'return': {
      const sent = model.newestSent();
      return (
        sent?.parts.some((part) => part.payee === at && !sent.returned.has(part.payee)) === true
      );
    }
    case 'renew':
      return model.waiting.has(String(at));
    case 'form':
      return model.payee === at && model.lacksForm.has(String(at));
    default:
      return true;
  }
}

const begin: readonly Step[] = [
  ['apply', 400_000],
  ['status', 0, 'Closed'],
  ['approve', 0],
  ['apply', 333_333],
  ['again', 0, 250_000],
  ['status', 2, 'Closed Won'],
];

/** A history of two partners in any order, without the steps that staff could not take. */
export const histories: fc.Arbitrary<Scenario> = fc
  .array(fc.tuple(fc.boolean(), anyStep), { minLength: 30, maxLength: 50 })
  .map((wanted) => {
    const rate: Scenario['rate'] = ['percent', 300];
    const model = Model.ofTwo(rate);
    const begun = begin.map((step) => [false, step] as const);
    const steps = [...begun, ...wanted].flatMap(([isOther, asked]): Step[] => {
      const own = isOther ? model.other! : model;
      const step = ofClientThere(own, asked);
      const isTaken = isPossible(own, step);
      if (isTaken) {
        own.step(step);
      }
      return isTaken ? [isOther ? ['other', step] : step] : [];
    });
    return { name: JSON.stringify(steps), rate, steps };
  });
