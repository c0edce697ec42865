import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { commissionOffice } from '#server/testing/commission-office.ts';
import { histories } from '#server/testing/money/histories.ts';
import { scenarioRunner } from '#server/testing/money/run-scenario.ts';
import { twoSteps } from '#server/testing/money/scenarios.ts';
import { openOffice } from '#server/testing/open-app.ts';

const { app, staff } = await openOffice();
const office = commissionOffice(app, staff);
await office.confirmBasis(true);
const run = scenarioRunner(app, staff);

describe('every view of the money agrees to the cent, with payees and payments in two steps', () => {
  for (const scenario of twoSteps) {
    test(scenario.name, () => run(scenario));
  }

  test('over any history of two partners and two years', async () => {
    let sent = 0;
    await fc.assert(
      fc.asyncProperty(histories, async (scenario) => {
        await run(scenario);
        await office.assertSumsHold();
        await office.assertPaidOnce();
        sent += scenario.steps.filter(([kind]) => kind === 'send' || kind === 'pay').length;
      }),
      { numRuns: 12, endOnFailure: true },
    );
    assert.ok(sent > 0, 'a history in which nothing was paid shows nothing');
  });
});
