import { after, describe, test } from 'node:test';
import { freshApp } from '#server/testing/app.ts';
import { commissionOffice } from '#server/testing/commission-office.ts';
import { scenarioRunner } from '#server/testing/money/run-scenario.ts';
import { tellingScenarios } from '#server/testing/money/scenarios.ts';

const app = await freshApp();
const staff = await app.signIn();
const office = commissionOffice(app, staff);
await office.confirmBasis(true);
const run = scenarioRunner(app, staff);
after(() => app.dispose());

describe('every view of the money agrees to the cent', () => {
  for (const scenario of tellingScenarios) {
    test(scenario.name, () => run(scenario));
  }
});
