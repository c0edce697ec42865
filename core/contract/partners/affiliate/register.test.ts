import assert from 'node:assert/strict';
import { test } from 'node:test';
import { registerAffiliateBody } from './register.ts';

const form = {
  firstName: 'Ana',
  lastName: 'Lee',
  email: 'ana@example.com',
  password: 'longpass-11',
  confirmPassword: 'longpass-11',
  isLicensedRealtor: true,
  referralCode: 'ANA-LEE',
};

test('all wrong fields of a registration are named at once, each by one reason', () => {
  const different = { confirmPassword: 'longpass-12' };
  for (const [change, reasons] of [
    [{}, []],
    [different, ['confirmPassword.different']],
    [{ ...different, referralCode: 'ab' }, ['referralCode.short', 'confirmPassword.different']],
    [{ ...different, referralCode: 'a b!' }, ['referralCode.shape', 'confirmPassword.different']],
    [{ ...different, state: 'Texas' }, ['state.twoCharacters', 'confirmPassword.different']],
    [{ ...different, state: 'T' }, ['state.twoCharacters', 'confirmPassword.different']],
    [{ state: 'TX', referralCode: 'ana', commissionRate: 0 }, []],
    [{ commissionRate: -0.01 }, ['rate.number']],
    [{ ...different, state: 'ZZ' }, ['state.unknown', 'confirmPassword.different']],
    [
      { ...different, isLicensedRealtor: undefined, email: 'ana' },
      ['email.valid', 'isLicensedRealtor.required', 'confirmPassword.different'],
    ],
  ] as const) {
    const issues = registerAffiliateBody.safeParse({ ...form, ...change }).error?.issues ?? [];
    assert.deepEqual(
      issues.map(({ message }) => message),
      reasons,
      JSON.stringify(change),
    );
  }
});
