import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callerOf } from './caller.ts';

test('an IPv4 address is one caller, however it is written', () => {
  assert.equal(callerOf('203.0.113.77'), '203.0.113.77');
  assert.equal(callerOf('::ffff:203.0.113.77'), '203.0.113.77');
});

test('all addresses of an IPv6 network are one caller, its neighbours are others', () => {
  const callers = ['2001:db8:0:7::1', '2001:DB8::7:ffff:1:2:3', '2001:0db8:0000:0007:1234:5678:9abc:def0'].map(callerOf);
  assert.deepEqual(callers, Array(3).fill('2001:db8:0:7::'));
  assert.notEqual(callerOf('2001:db8:0:8::1'), callers[0]);
  assert.equal(callerOf('::1'), '0:0:0:0::');
});

test('what is no address stays as it is', () => assert.equal(callerOf('nonsense'), 'nonsense'));
