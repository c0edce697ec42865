import assert from 'node:assert/strict';
import { test } from 'node:test';
import { truncateAddress } from './logs.ts';

test('an address is cut to its network', () => {
  assert.equal(truncateAddress('203.0.113.77'), '203.0.113.0');
  assert.equal(truncateAddress('::ffff:203.0.113.77'), '203.0.113.0');
  assert.equal(truncateAddress('2001:db8:85a3:8d3:1319:8a2e:370:7348'), '2001:db8:85a3::');
  assert.equal(truncateAddress('2001:db8::1'), '2001:db8:0::');
  assert.equal(truncateAddress('::1'), '0:0:0::');
  assert.equal(truncateAddress('nonsense'), '');
});
