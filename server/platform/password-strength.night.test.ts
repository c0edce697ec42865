import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomPassword } from '#server/outside/ids.ts';
import { passwordError } from './password-strength.ts';

const rules = { floor: 6, words: ['manager', 'Olive Kettle', 'olive.kettle@lender.example'] };
const wordList = (list: string): string[] => list.trim().split(/\s+/);

const bad = [
  ...wordList(`
    manager manager1 reganam Manager2026 chief1 P@ssw0rd qwerty1 112233 aaaaaa letmein1 password
    Admin123 solar123 solar1 Solar2026 mortgage! Welcome1! Summer2026 trustno1 19901231 12/31/1990
    1q2w3e4r qwertyuiop abcabc homeloan1 lender123 contraseña obrigado senha123 bienvenido tequiero
    oliver1 kettle7 ｐａｓｓｗｏｒｄ
    Solar2026! S0lar2026! $olar2026 2026Solar! SolarGrant2026! solar.grant.2026 Mortgage#2027
    GrantHome1! пароль Пароль2026! Contraseña2026! contrasena2026# Senha@2026 密码2026 passwort!99
    Lender2026! OliveKettle2026! MotDePasse1`),
  ' password ',
  ' Admin123 ',
  '        ',
  'a'.repeat(500),
];
const acceptable = [
  ...wordList(`
    k7Rm2q Xq3!vB zp4kv8 bv9#Kp 8fJ2kQ correct-horse-9 demo-sunflower Garden-Bridge7 ngUyễn77x
    水星人のかばん solarmoonbrick Solar8361947250263 grant-owl-teacup`),
  'purple tiger',
  'quite a long password for tests',
];

test('what is guessed soon is refused, what is not is taken', async () => {
  for (const password of bad) {
    assert.match((await passwordError(password, rules)) ?? 'taken', /guessed soon/, password);
  }
  for (const password of acceptable) {
    assert.equal(await passwordError(password, rules), undefined, password);
  }
  for (let n = 0; n < 20; n += 1) {
    assert.equal(await passwordError(randomPassword(), rules), undefined);
  }
});

test('the length is judged before anything else', async () => {
  for (const password of ['short', 'x'.repeat(501)]) {
    assert.equal(await passwordError(password, rules), 'must have 6 to 500 characters.');
  }
});
