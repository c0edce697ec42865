import assert from 'node:assert/strict';
import { test } from 'node:test';
import { consentTexts, currentConsentVersion } from '#core/domain/consent.ts';
import { hardConsentErrors, hardTextErrors } from './hard-texts.ts';

const hard =
  'Applicants demonstrating sufficient creditworthiness, notwithstanding temporary unemployment, may nevertheless receive preliminary consideration, provided that supplementary documentation substantiates the anticipated improvement of their financial circumstances.';

test('a text of /qualify that reads too hard is refused, elsewhere and as a few words it is not', () => {
  const [error, ...others] = hardTextErrors('en', 'qualify.faq.who.answer', hard);
  assert.match(error!, /^reads too hard: Flesch-Kincaid grade \d\d\.\d, the limit is 8;/);
  assert.deepEqual(others, []);
  assert.deepEqual([...hardTextErrors('en', 'affiliates.earn.law', hard)], []);
  assert.deepEqual([...hardTextErrors('en', 'qualify.title', 'Eligibility requirements')], []);
});

test('the consent that is shown is easy to read, and a hard one is refused', () => {
  assert.deepEqual(hardConsentErrors(), []);
  const shown = consentTexts.find(({ version }) => version === currentConsentVersion)!;
  const planted = hardConsentErrors([{ ...shown, text: `${shown.text} ${hard}` }]);
  assert.equal(planted.length, 1);
  assert.match(planted[0]!, /^consent .* application en: reads too hard/);
  const former = consentTexts.filter(({ version }) => version === '2026-11-21.1');
  const today = former.map((text) => ({ ...text, version: currentConsentVersion }));
  assert.ok(hardConsentErrors(today).length > 0, 'what was replaced read too hard');
  assert.deepEqual(hardConsentErrors(former), [], 'what nobody is shown any more stays');
});
