import assert from 'node:assert/strict';
import { isIP } from 'node:net';
import { test } from 'node:test';
import fc from 'fast-check';
import { isIPv6, networkOf, parseAddress } from './ip-address.ts';

test('what is an address is decided as the system decides it, and the rest is none', () => {
  const written = fc.oneof(fc.ipV4(), fc.ipV6(), fc.ipV4Extended(), fc.string());
  fc.assert(
    fc.property(written, (text) => {
      assert.equal(parseAddress(text) === null, isIP(text) === 0);
    }),
  );
});

test('IPv4 in the clothes of IPv6 is IPv4, in either spelling; a zone falls off', () => {
  assert.equal(parseAddress('::ffff:203.0.113.7')?.toString(), '203.0.113.7');
  assert.equal(parseAddress('::FFFF:cb00:7107')?.toString(), '203.0.113.7');
  assert.equal(parseAddress('fe80::1%eth0.7')?.toString(), 'fe80::1');
});

test('a network is written by its first groups, zeros included', () => {
  const address = parseAddress('2001:DB8::7:0:0:1');
  assert.ok(address && isIPv6(address));
  assert.equal(networkOf(address, 3), '2001:db8:0::');
});
