import { describe, test } from 'node:test';
import { commissionOffice } from '#server/testing/commission-office.ts';
import { scenarioRunner } from '#server/testing/money/run-scenario.ts';
import { scenarios } from '#server/testing/money/scenarios.ts';
import { openOffice } from '#server/testing/open-app.ts';

const { app, staff } = await openOffice();
const office = commissionOffice(app, staff);
await office.confirmBasis(true);
const run = scenarioRunner(app, staff);

describe('every view of the money agrees to the cent', () => {
  for (const scenario of scenarios) {
    test(scenario.name, () => run(scenario));
  }
});
