import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { defaultRules } from '../../domain/default-rules.ts';
import { languages } from '../../domain/language.ts';
import { termsAsOf } from '../../domain/programme-terms.ts';
import { flyerChanges, flyerLines, paidLine } from './flyer-lines.ts';
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

  test('what the partner may be paid is said by their license, and not while nothing is paid', () => {
    const partner = { name: 'Rita', isLicensedRealtor: true };
    const paying = { ...terms, paysCommissions: true };
    assert.match(paidLine(paying, 'en', partner)!, /^Rita may be paid .*% of the home price\.$/);
    assert.match(paidLine(paying, 'en', { ...partner, isLicensedRealtor: false })!, /up to \$\d+/);
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

  test('a line that was withheld then, and one that is now', () => {
    const then = { ...terms, withheld: ['grant-source'] };
    assert.equal(flyerChanges(then, terms, 'en')[0]?.before, null);
    assert.equal(flyerChanges({ ...terms }, then, 'en')[0]?.after, null);
  });
});
