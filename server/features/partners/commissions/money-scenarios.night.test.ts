import { describe, test } from 'node:test';
import { commissionOffice } from '#server/testing/commission-office.ts';
import { scenarioRunner } from '#server/testing/money/run-scenario.ts';
import { furtherScenarios } from '#server/testing/money/scenarios.ts';
import { openOffice } from '#server/testing/open-app.ts';

const { app, staff } = await openOffice();
const office = commissionOffice(app, staff);
await office.confirmBasis(true);
const run = scenarioRunner(app, staff);

describe('every view of the money agrees to the cent, in more orders', () => {
  for (const scenario of furtherScenarios) {
    test(scenario.name, () => run(scenario));
  }
});
