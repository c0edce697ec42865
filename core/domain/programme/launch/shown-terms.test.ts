import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultRules } from '../default-rules.ts';
import { type ProgrammeTerms, termsAsOf } from '../programme-terms.ts';
import type { FactConfirmation } from './fact-state.ts';
import { factsToConfirm } from './facts-to-confirm.ts';
import { shownTerms as shownUnder } from './shown-terms.ts';

const entered = termsAsOf(defaultRules, '2026-11-22', '');
const strict = { ...entered, showOnlyConfirmed: true };
const shownTerms = (terms: ProgrammeTerms, said: readonly FactConfirmation[]) =>
  shownUnder(terms, said, defaultRules);
const creditConfirmed = {
  fact: 'tax-credit-ended',
  isConfirmed: true,
  recordedOn: '2026-11-22',
  about: {
    taxCreditRate: 0.3,
    taxCreditUntilYear: 2032,
    taxCreditBasis: '26 USC 25D',
    taxCreditBasisEnds: '2025-12-31',
  },
};

test('as specified nothing is withheld, and the terms are the very same', () => {
  assert.equal(shownTerms(entered, []), entered);
});

test('no commission is shown while the program pays none', () => {
  const unpaid = { ...entered, paysCommissions: false };
  assert.deepEqual(shownTerms(unpaid, []).withheld, ['referral-fees']);
  const strictly = shownTerms({ ...unpaid, showOnlyConfirmed: true }, []).withheld!;
  assert.equal(strictly.filter((fact) => fact === 'referral-fees').length, 1);
});

test('once only confirmed facts are shown, the doubtful ones promise nothing', () => {
  const shown = shownTerms(strict, []);
  assert.equal(shown.taxCreditRate, 0);
  assert.deepEqual([shown.consentRequired, shown.consentDefault], [false, false]);
  assert.equal(shown.offersRateField, false);
  assert.deepEqual([shown.grantRate, shown.grantCap], [0, 0]);
  assert.equal(shown.minCreditScore, entered.minCreditScore, 'every check goes on');
  const said = { ...strict, grantRepaid: 'no', ownRealtor: 'yes' } as const;
  const course = { starts: '2027-01-09', languages: ['en'], priceCents: 0 } as const;
  const asked = shownTerms({ ...said, course }, []);
  assert.deepEqual(
    [asked.grantRepaid, asked.ownRealtor, asked.course],
    ['unknown', 'unknown', null],
  );
  assert.ok(shown.withheld?.includes('claims-unconfirmed'));
});

test('a confirmed fact is shown again, until it is taken back or its value changes', () => {
  assert.equal(shownTerms(strict, [creditConfirmed]).taxCreditRate, 0.3);
  const takenBack = { ...creditConfirmed, isConfirmed: false };
  assert.equal(shownTerms(strict, [takenBack, creditConfirmed]).taxCreditRate, 0);
  const other = { ...strict, taxCreditRate: 0.26 };
  assert.equal(shownTerms(other, [creditConfirmed]).taxCreditRate, 0);
  const overAYearLater = { ...strict, asOf: '2027-11-23' };
  assert.equal(shownTerms({ ...strict, asOf: '2027-11-22' }, [creditConfirmed]).taxCreditRate, 0.3);
  assert.equal(shownTerms(overAYearLater, [creditConfirmed]).taxCreditRate, 0);
});

test('no saving is shown while its range or what it costs is open', () => {
  const facts = factsToConfirm(strict, strict.asOf, defaultRules);
  const saidOf = (ids: readonly string[]) =>
    facts
      .filter(({ id }) => ids.includes(id))
      .map(({ id, about }) => ({ fact: id, isConfirmed: true, recordedOn: strict.asOf, about }));
  for (const [confirmed, isShown] of [
    [['payment-illustration'], false],
    [['savings-range'], false],
    [['payment-illustration', 'savings-range'], true],
  ] as const) {
    const { showsMonthlyCost, offersRateField } = shownTerms(strict, saidOf(confirmed));
    assert.deepEqual(
      [showsMonthlyCost, offersRateField],
      [isShown, isShown && strict.offersRateField],
    );
  }
});
