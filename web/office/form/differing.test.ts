import assert from 'node:assert/strict';
import { test } from 'node:test';
import { differing } from './differing.ts';

test("a draft holds only changed fields, so other people's changes to other fields remain", () => {
  const start = { firstName: 'Ana', phone: '1', isLicensed: true };
  const changed = differing(start, { firstName: 'Anna', phone: '1', isLicensed: false });
  assert.deepEqual(changed, { firstName: 'Anna', isLicensed: false });
  const later = { firstName: 'Ana', phone: '2', isLicensed: true };
  assert.deepEqual({ ...later, ...changed }, { firstName: 'Anna', phone: '2', isLicensed: false });
});

test('a value typed and reverted is not a draft', () => {
  assert.deepEqual(differing({ name: 'Ana' }, { name: 'Ana' }), {});
});
