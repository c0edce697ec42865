import assert from 'node:assert/strict';
import { test } from 'node:test';
import { differing } from './differing.ts';

test('only what was changed is a draft: what somebody else changes meanwhile stays theirs', () => {
  const start = { firstName: 'Ana', phone: '1', isLicensed: true };
  const changed = differing(start, { firstName: 'Anna', phone: '1', isLicensed: false });
  assert.deepEqual(changed, { firstName: 'Anna', isLicensed: false });
  const later = { firstName: 'Ana', phone: '2', isLicensed: true };
  assert.deepEqual({ ...later, ...changed }, { firstName: 'Anna', phone: '2', isLicensed: false });
});

test('what was typed and taken back is no draft', () => {
  assert.deepEqual(differing({ name: 'Ana' }, { name: 'Ana' }), {});
});
