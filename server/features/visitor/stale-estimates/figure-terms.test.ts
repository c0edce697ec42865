import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultRules, defaultTermsVersion } from '#core/domain/programme/default-rules.ts';
import { checkEligibility } from '#core/domain/visitor/eligibility.ts';
import { type ProgrammeTerms, termsAsOf } from '#core/domain/programme/programme-terms.ts';
import { calculateSavings } from '#core/domain/visitor/savings.ts';
import { stateCodes } from '#core/domain/us-states.ts';
import { figuresOf, figureTerms } from './figure-terms.ts';

const terms = termsAsOf(defaultRules, '2026-11-22', defaultTermsVersion);

test('savings and eligibility are computed from these terms and from no others', () => {
  const asked = new Set<string>();
  const watched = new Proxy<ProgrammeTerms>(terms, {
    get(target, key) {
      asked.add(String(key));
      return Reflect.get(target, key);
    },
  });
  for (const propertyState of stateCodes) {
    calculateSavings({ homePrice: 500_000, electricBill: 350, propertyState }, watched);
    const buyer = { creditScore: 700, homePrice: 500_000, state: propertyState };
    checkEligibility(buyer, watched);
  }
  // Every answer names the version, which is not a figure.
  asked.delete('version');
  assert.deepEqual([...asked].toSorted(), [...figureTerms].toSorted());
});

test('another telephone is the same figures, another grant is not', () => {
  assert.equal(figuresOf({ ...terms, supportPhone: '(503) 555-0199' }), figuresOf(terms));
  assert.notEqual(figuresOf({ ...terms, grantCap: 15_000 }), figuresOf(terms));
});
