import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applicationFields } from '#core/contract/leads/leads.ts';
import { blankApplication } from './application-values.ts';

test('the form begins with every answer that the contract asks of a person', () => {
  const asked = Object.keys(applicationFields.shape);
  const blank = Object.keys(blankApplication(true));
  assert.deepEqual(
    asked.filter((key) => !blank.includes(key)),
    [],
  );
});
