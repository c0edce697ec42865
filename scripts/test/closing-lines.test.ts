import assert from 'node:assert/strict';
import { test } from 'node:test';
import { closingLines, type Part } from './closing-lines.ts';

const green: Part = {
  name: 'unit',
  passed: 355,
  failures: [],
  seconds: 9.6,
};
const red: Part = {
  name: 'api',
  passed: 240,
  failures: [
    {
      name: 'leads on postgres › a lead is stored',
      file: 'server/leads.test.ts:12',
      reason: Array.from({ length: 20 }, (_, at) => `line ${at + 1}`).join('\n'),
    },
    {
      name: 'types',
      file: '',
      reason: 'server/app.ts(1,1): no\n',
    },
  ],
  seconds: 140.2,
};

test('the last line of a green run is what machines read', () => {
  assert.deepEqual(closingLines([green]), [
    'unit        355 passed   0 failed    10 s',
    '',
    '355 passed, 0 failed',
  ]);
});

test('a part that ran in a browser names it with its version', () => {
  assert.equal(
    closingLines([{ ...green, name: 'e2e', browser: 'Chromium 150.0.7871.100' }])[0],
    'e2e         355 passed   0 failed    10 s   Chromium 150.0.7871.100',
  );
});

test('every failure stands in the last lines with its name, its file and the first lines of its reason', () => {
  assert.deepEqual(closingLines([green, red]), [
    'unit        355 passed   0 failed    10 s',
    'api         240 passed   2 failed   140 s',
    '',
    '1. api: leads on postgres › a lead is stored (server/leads.test.ts:12)',
    ...Array.from({ length: 12 }, (_, at) => `   line ${at + 1}`),
    '   ...',
    '',
    '2. api: types',
    '   server/app.ts(1,1): no',
    '',
    '595 passed, 2 failed',
  ]);
});
