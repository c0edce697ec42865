import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demandEncryption, plainMailWarning } from './mail-encryption.ts';

test('TLS is demanded of every mail server but one on this machine', () => {
  for (const [url, isDemanded] of [
    ['smtp://mail.example.com:587', true],
    ['smtp://u:p@203.0.113.5', true],
    ['smtp://mail.example.com?requireTLS=false&ignoreTLS=true&tls.rejectUnauthorized=false', true],
    ['smtp://localhost.example.com', true],
    ['smtp://0.0.0.0', true],
    ['smtp://localhost?service=gmail', true],
    ['smtp://[2001:db8::1]', true],
    ['smtp://LOCALHOST:1025', false],
    ['smtp://127.9.9.9', false],
    ['smtp://[::1]:25', false],
    ['smtp://[::ffff:127.0.0.1]', false],
  ] as const) {
    const { url: used, requireTLS = false, tls } = demandEncryption(url, false);
    assert.equal(requireTLS, isDemanded, url);
    assert.equal(tls?.rejectUnauthorized ?? false, isDemanded, url);
    assert.doesNotMatch(used, /requireTLS|ignoreTLS|rejectUnauthorized/);
    assert.equal(plainMailWarning(url, false), undefined);
    assert.equal(plainMailWarning(url, true) !== undefined, isDemanded, 'told at the start');
  }
});
