import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { projectRoot } from '../check/report-errors.ts';
import { readFaults } from './read-faults.ts';

// The night plants them; here it is said on the day that one can no longer be planted or refused.
test('each fault of the list stands in its file once, and its test is there', () => {
  const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
  for (const { name, file, from, refuser, says } of readFaults()) {
    assert.equal(read(file).split(from).length, 2, name);
    assert.ok(!refuser.endsWith('.test.ts') || read(refuser).includes(says), name);
  }
});
