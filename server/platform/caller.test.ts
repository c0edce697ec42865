import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressOf, callerOf, readAddress, trustOnly } from './caller.ts';

test('an IPv4 address is one caller, however it is written', () => {
  assert.equal(callerOf('203.0.113.77'), '203.0.113.77');
  assert.equal(callerOf('::ffff:203.0.113.77'), '203.0.113.77');
  assert.equal(callerOf('::ffff:cb00:714d'), '203.0.113.77');
});

test('all addresses of an IPv6 network are one caller, its neighbours are others', () => {
  const callers = [
    '2001:db8:0:7::1',
    '2001:DB8::7:ffff:1:2:3',
    '2001:0db8:0000:0007:1234:5678:9abc:def0',
  ].map(callerOf);
  assert.deepEqual(callers, Array(3).fill('2001:db8:0:7::'));
  assert.notEqual(callerOf('2001:db8:0:8::1'), callers[0]);
  assert.equal(callerOf('::1'), '0:0:0:0::');
});

test('what is no address stays as it is', () => assert.equal(callerOf('nonsense'), 'nonsense'));

test('an address is read from what proxies write around it', () => {
  for (const [text, address] of [
    ['45.6.7.8', '45.6.7.8'],
    ['45.6.7.8:50123', '45.6.7.8'],
    [' 45.6.7.8 ', '45.6.7.8'],
    ['::ffff:45.6.7.8', '45.6.7.8'],
    ['[::ffff:45.6.7.8]:80', '45.6.7.8'],
    ['2001:db8::1', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['unknown', null],
    ['garbage', null],
    ['', null],
    [undefined, null],
    ['45.6.7', null],
    ['45.6.7.8:port', null],
    ['45.6.7.256', null],
    ['[45.6.7.8', null],
    ['_hidden', null],
    ['x'.repeat(300), null],
    ['1'.repeat(100_000), null],
  ] as const) {
    assert.equal(readAddress(text), address, String(text).slice(0, 40));
  }
});

test('who calls is the farthest address that a trusted proxy vouches for, never one that a visitor wrote before rubbish', () => {
  assert.equal(addressOf({ ip: '192.0.2.1' }), '192.0.2.1');
  assert.equal(addressOf({ ip: '45.6.7.8:9', ips: ['10.0.0.1', '45.6.7.8:9'] }), '45.6.7.8');
  assert.equal(
    addressOf({ ip: 'garbage', ips: ['10.0.0.1', '10.0.0.2:443', 'garbage'] }),
    '10.0.0.2',
  );
  assert.equal(addressOf({ ip: undefined as unknown as string }), '');
});

test('trusts only the listed proxies, with or without a port', () => {
  const isTrusted = trustOnly(['127.0.0.1', '10.0.0.0/8', '2001:db8::/32', '::1']);
  for (const address of [
    '127.0.0.1',
    '::ffff:127.0.0.1',
    '10.255.0.1',
    '10.0.0.2:443',
    '2001:db8:1::1',
    '[2001:db8::1]:8080',
    '::1',
  ]) {
    assert.ok(isTrusted(address), address);
  }
  for (const address of ['127.0.0.2', '11.0.0.1', '2001:db9::1', 'unknown', '', '10.0.0.300']) {
    assert.ok(!isTrusted(address), address);
  }
});
