import assert from 'node:assert/strict';
import test from 'node:test';
import { ConfigFault, readConfig } from './config.ts';

test('an empty environment is enough, and nobody outside this machine reaches it', () => {
  const config = readConfig({});
  assert.equal(config.host, '127.0.0.1');
  assert.equal(config.publicUrl, 'http://localhost:3000');
  assert.equal(config.timeZone, 'America/New_York');
  assert.deepEqual(config.trustedProxies, []);
});

test('every fault is named, one sentence for each', () => {
  assert.throws(
    () => readConfig({ PORT: '70000', PUBLIC_URL: 'example.com', TIME_ZONE: 'Mars/Olympus', TRUSTED_PROXIES: '10.0.0.0/8, proxy', RATE_LIMIT_SCALE: '-1', DATABASE_URL: 'mysql://x' }),
    (fault) => fault instanceof ConfigFault && ['PORT', 'PUBLIC_URL', 'TIME_ZONE', '"proxy"', 'RATE_LIMIT_SCALE', 'DATABASE_URL']
      .every((name) => fault.faults.filter((sentence) => sentence.includes(name)).length === 1) && fault.faults.length === 6,
  );
});

test('the public address loses its trailing slash', () => {
  assert.equal(readConfig({ PUBLIC_URL: 'https://www.example.com/' }).publicUrl, 'https://www.example.com');
});
