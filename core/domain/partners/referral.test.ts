import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  codeOfName,
  foldReferralCode,
  isReservedCode,
  isUsableCode,
  normalizeReferralCode,
  referralCodePattern,
} from './referral.ts';

test('takes codes of the right shape only', () => {
  for (const code of ['abc', 'JANE-2026', 'a_b', 'x'.repeat(20), ' Jane1 ']) {
    for (const behind of ['', '.', ')', ').', ',', '!', '”', '.\n']) {
      assert.equal(normalizeReferralCode(code.trim() + behind), code.trim(), behind);
      assert.equal(
        foldReferralCode(` ${code.trim()}${behind} `),
        code.trim().toLowerCase(),
        behind,
      );
    }
  }
  for (const other of [
    'ab',
    'x'.repeat(21),
    'jane doe',
    'jané1',
    '../etc',
    '//evil',
    'abc\u0000',
    'abc\n1',
    '',
    null,
    5,
    ['abc'],
  ]) {
    assert.equal(normalizeReferralCode(other), null);
  }
});

test('names of pages, calls and files are refused in any case', () => {
  const names = `
    calculator qualify eligibility-results apply thank-you marketing admin ADMIN affiliate api
    Session referrals register login logout profile lead dashboard forgot-password
    reset-password hero-media media assets robots sitemap health healthz readyz notes
    calculate-savings check-eligibility track-interaction`;
  for (const name of names.trim().split(/\s+/)) {
    assert.ok(isReservedCode(name), name);
    assert.equal(isUsableCode(name), false, name);
  }
});

test('ordinary codes are free in any case', () => {
  for (const code of ['jane2026', 'ACME-Realty', 'constructor', '__proto__']) {
    assert.ok(isUsableCode(code), code);
  }
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z0-9_-]{3,20}$/), (code) => {
      assert.equal(isUsableCode(code), isUsableCode(foldReferralCode(code)));
      assert.equal(normalizeReferralCode(code), code);
    }),
  );
});

test('a code is made of the letters of a name, without accents', () => {
  assert.equal(codeOfName('José', 'da Silva'), 'JosedaSilva');
  assert.equal(codeOfName('Bartholomew', 'Featherstone'), 'BartholomewFeath');
  assert.equal(codeOfName('李', '小龍'), '');
  assert.equal(codeOfName('A', 'B'), '');
});

test('each name yields a valid code or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (first, last) => {
      const code = codeOfName(first, last);
      assert.ok(code === '' || referralCodePattern.test(code), code);
    }),
  );
});
