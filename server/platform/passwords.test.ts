import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashPassword, isPassword, isWeakPassword } from './passwords.ts';

test('a password fits its own hash alone', async () => {
  const [one, two] = await Promise.all([
    hashPassword('correct horse'),
    hashPassword('correct horse'),
  ]);
  assert.match(one, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  assert.notEqual(one, two);
  assert.equal(await isPassword('correct horse', one), true);
  assert.equal(await isPassword('correct horsf', one), false);
  assert.equal(await isPassword('correct horse', null), false);
  assert.equal(await isPassword('', 'not a hash'), false);
});

test('a password under twelve characters is weak', () => {
  for (const [password, isWeak] of [
    ['solar1', true],
    ['Password123', true],
    ['twelve chars', false],
  ] as const) {
    assert.equal(isWeakPassword(password), isWeak, password);
  }
});
