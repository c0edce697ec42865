import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sourceFile } from '../syntax/source-file.ts';
import { actionErrors } from './actions.ts';

const path = 'server/features/leads/update-lead.ts';
const errorsOf = (text: string) => [...actionErrors(sourceFile(path, text))];

test('an action that is called otherwise than its file is refused', () => {
  for (const text of [
    'export function changeLead() {}',
    'export default function updateLead() {}',
    'function updateLead() {} updateLead();',
    'export interface updateLead {}',
    'export type { updateLead };',
  ]) {
    assert.deepEqual(errorsOf(text), [
      `${path}: exports no updateLead; a file is called after its action`,
    ]);
  }
});

test('an action may be exported in any way', () => {
  for (const text of [
    'export async function updateLead() {}',
    'export const updateLead = async () => {};',
    'function update() {} export { update as updateLead };',
  ]) {
    assert.deepEqual(errorsOf(text), []);
  }
});

test('what a feature is not called by is free', () => {
  for (const other of [
    'server/features/leads/queries.ts',
    'server/features/leads/update-lead.test.ts',
    'server/features/lead-scope.ts',
    'server/platform/json-body.ts',
  ]) {
    assert.deepEqual([...actionErrors(sourceFile(other, ''))], []);
  }
});
