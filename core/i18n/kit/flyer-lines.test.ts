import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { defaultRules } from '../../domain/programme/default-rules.ts';
import { languages } from '../../domain/language.ts';
import { termsAsOf } from '../../domain/programme/programme-terms.ts';
import { flyerChanges, flyerLines, paidLine, payCode } from './flyer-lines.ts';
import { flyerTexts } from './flyer-texts.ts';

const terms = termsAsOf(defaultRules, '2026-11-26', 'now');

describe('what a flyer says', () => {
  test('each line is made of the terms, in each language', () => {
    for (const language of languages) {
      const { grant, score, price } = flyerLines(terms, language);
      assert.match(grant!, /13[.,]?\d{3}/);
      assert.match(score!, /580/);
      assert.match(price!, /150/);
      for (const line of Object.values(flyerLines(terms, language))) {
        assert.doesNotMatch(line!, /[{}]/);
      }
    }
  });

  test('no text spells a figure itself', () => {
    const spelled = JSON.stringify(flyerTexts).replace(/\{\w+\}/g, '');
    assert.doesNotMatch(spelled, /\d/);
  });

  test('what is withheld is not printed', () => {
    const shown = flyerLines({ ...terms, withheld: ['grant-source', 'requirements'] }, 'en');
    assert.deepEqual([shown.grant, shown.score, shown.price], [undefined, undefined, undefined]);
  });

  test('what the partner may be paid is their own rate, and nothing is said while nothing is paid', () => {
    const partner = { name: 'Rita', isLicensedRealtor: true, commissionRate: 0.03 };
    const paying = { ...terms, paysCommissions: true };
    const cases = [
      [true, 'percent', 0.03, 'up to 3% of the home price.'],
      [true, 'percent', 0.05, 'up to 5% of the home price.'],
      [true, 'percent', 0.0275, 'up to 2.75% of the home price.'],
      [true, 'fixed', 2000, 'up to $2,000.'],
      [false, 'percent', 0.01, 'up to 1% of the home price.'],
      [false, 'fixed', 499.99, 'up to $499.99.'],
    ] as const;
    for (const [isLicensedRealtor, commissionUnit, commissionRate, told] of cases) {
      const own = { ...partner, isLicensedRealtor, commissionUnit, commissionRate };
      const said = paidLine(paying, 'en', own);
      assert.equal(said, `Rita may be paid for your referral: ${told}`);
    }
    assert.equal(paidLine(paying, 'en', { ...partner, commissionRate: 0 }), null);
    const withheld = { ...paying, withheld: ['referral-fees'] };
    assert.equal(paidLine(withheld, 'en', partner), 'Rita may be paid for your referral.');
    assert.equal(paidLine({ ...terms, paysCommissions: false }, 'en', partner), null);
  });
});

describe('what changed on a flyer', () => {
  test('nothing while the figures it shows are the same', () => {
    assert.deepEqual(flyerChanges({ ...terms, responseHours: 99 }, terms, 'en'), []);
    assert.deepEqual(flyerChanges({}, terms, 'es'), []);
  });

  test('the line of a changed figure, before and after', () => {
    const [change, ...others] = flyerChanges({ ...terms, minCreditScore: 640 }, terms, 'en');
    assert.deepEqual(others, []);
    assert.deepEqual(change, { before: 'Credit score from 640', after: 'Credit score from 580' });
  });

  test('the pay, once it differs from what was printed', () => {
    const partner = { name: 'Rita', isLicensedRealtor: true, commissionRate: 0.0275 };
    const from = (code: string) => flyerChanges({}, terms, 'en', { partner, code });
    assert.deepEqual(from(payCode(partner)), []);
    const [change] = from('percent-0.03');
    assert.match(`${change?.before} ${change?.after}`, /up to 3% of.*up to 2\.75% of/);
    for (const unknown of ['', 'fixed', 'percent-9', 'percent-x', 'bribe-500']) {
      assert.match(from(unknown)[0]?.before ?? '', /\$500/, 'the fixed amount of the program');
    }
    const usual = { ...partner, commissionUnit: 'fixed', commissionRate: 500 } as const;
    assert.deepEqual(flyerChanges({}, terms, 'en', { partner: usual, code: '' }), []);
  });

  test('a line that was withheld then, and one that is now', () => {
    const then = { ...terms, withheld: ['grant-source'] };
    assert.equal(flyerChanges(then, terms, 'en')[0]?.before, null);
    assert.equal(flyerChanges({ ...terms }, then, 'en')[0]?.after, null);
  });
});
