import assert from 'node:assert/strict';
import { test } from 'node:test';
import Fastify from 'fastify';
import { logOptions, truncateAddress } from './logs.ts';

test('an address is cut to its network', () => {
  assert.equal(truncateAddress('203.0.113.77'), '203.0.113.0');
  assert.equal(truncateAddress('::ffff:203.0.113.77'), '203.0.113.0');
  assert.equal(truncateAddress('2001:db8:85a3:8d3:1319:8a2e:370:7348'), '2001:db8:85a3::');
  assert.equal(truncateAddress('2001:db8::1'), '2001:db8:0::');
  assert.equal(truncateAddress('::1'), '0:0:0::');
  assert.equal(truncateAddress('nonsense'), '');
});

test('an error is logged by its code, also as Drizzle wraps it, and never by its words', () => {
  const lines: string[] = [];
  const logger = logOptions('info', { write: (line) => void lines.push(line) });
  const { log } = Fastify({ logger: logger! });
  const refused = Object.assign(new Error('Key (email)=(ana@example.com)'), { code: '23505' });
  const wrapped = new Error('Failed query: insert into leads', { cause: refused });
  for (const err of [refused, wrapped, new Error('Ana typed this')]) {
    log.error({ err }, 'failed');
  }
  const messages = lines.map(
    (line) => (JSON.parse(line) as { err: { message: string } }).err.message,
  );
  assert.deepEqual(messages, ['23505', '23505', '']);
  assert.doesNotMatch(lines.join(''), /ana|insert/i);
});
