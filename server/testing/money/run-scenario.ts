import type { Client, FreshApp } from '../app.ts';
import { Model } from './model.ts';
import { openPartners } from './partner.ts';
import type { Scenario, Step } from './scenarios.ts';
import { ok } from '#server/testing/open-app.ts';

const ofTwo = new Set<Step[0]>(['other', 'hand', 'payAll']);

const isInTwoSteps = new Set<Step[0]>(['prepare', 'payee', 'takeOver', 'return', 'record']);

/** Sends each step to the office, and compares every view with the reckoning of the model. */
export function scenarioRunner(app: FreshApp, staff: Client) {
  const openPartner = openPartners(app, staff);

  return async ({ rate, steps }: Scenario): Promise<void> => {
    const model = Model.ofTwo(rate);
    const one = await openPartner(model, rate, false);
    const isOfTwo = steps.some(([kind]) => ofTwo.has(kind));
    const other = isOfTwo ? await openPartner(model.other!, rate, true) : undefined;
    const partners = [one, ...(other ? [other] : [])];
    const hasPayees = steps.some(([kind, at]) => isInTwoSteps.has(kind === 'other' ? at[0] : kind));
    for (const { record, model: own } of partners) {
      if (hasPayees) {
        await record('self');
      } else {
        // Nobody recorded the form W-9 of the partner.
        own.lacksForm.add('self');
      }
    }
    for (const step of steps) {
      if (step[0] === 'other') {
        await other!.take(step[1], one);
      } else {
        await one.take(step, other);
      }
      model.step(step);
      await (step[0] === 'other' ? other! : one).compareStaff();
    }
    for (const partner of partners) {
      await partner.compareAll();
      // A payment of all would take what a finished scenario left open.
      await ok(staff.put(`/api/admin/affiliates/${partner.id}`, { isActive: false }));
    }
  };
}
