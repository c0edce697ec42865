import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultRules } from '#core/domain/programme/default-rules.ts';
import { termsAsOf } from '#core/domain/programme/programme-terms.ts';
import { languages } from '#core/domain/language.ts';
import { mailKinds } from '#core/domain/mail/mail-kind.ts';
import { defaultTemplate } from '../templates/find-template.ts';
import { renderTemplate } from '../templates/render-template.ts';
import { lenderValues } from './lender-values.ts';

const terms = termsAsOf(defaultRules, '2026-11-23', 'v');
const imprint = (changes: Partial<typeof terms>) =>
  lenderValues({ ...terms, ...changes }, 'en').lenderImprint;

test('a mail says where the lender is and its NMLS number once they are known, never a sample', () => {
  const homeOfficeAddress = '12 Main Street, Salem, OR 97301';
  assert.equal(imprint({}), '');
  assert.equal(imprint({ nmlsId: '1234567' }), 'NMLS ID 1234567');
  assert.equal(imprint({ homeOfficeAddress }), homeOfficeAddress);
  assert.equal(
    imprint({ homeOfficeAddress, nmlsId: '1234567' }),
    `${homeOfficeAddress} · NMLS ID 1234567`,
  );
});

test('while only what is confirmed is shown, a sample telephone is left out and the email stands', () => {
  const sample = { ...terms, withheld: ['lender-details-sample'] };
  const { supportPhone, supportHours, lenderImprint } = lenderValues(sample, 'en');
  assert.deepEqual([supportPhone, supportHours, lenderImprint], ['', '', terms.supportEmail]);
  const own = {
    ...sample,
    supportPhone: '(503) 555-0188',
    supportHours: { en: 'a', es: 'b', pt: 'c' },
  };
  assert.equal(lenderValues(own, 'es').supportPhone, own.supportPhone);
  assert.equal(lenderValues(own, 'es').supportHours, 'b');
  assert.equal(lenderValues(terms, 'en').supportPhone, terms.supportPhone);
});

test('no default mail prints the sample telephone or hours while they are withheld', async () => {
  const values = lenderValues({ ...terms, withheld: ['lender-details-sample'] }, 'en');
  for (const language of languages) {
    for (const kind of mailKinds) {
      const template = await defaultTemplate(kind, language);
      const { text, html } = await renderTemplate(template, values, { kind, language });
      for (const written of [text, html]) {
        assert.doesNotMatch(written, /555-0142|supportPhone|supportHours/, `${kind} ${language}`);
        assert.ok(written.includes(terms.supportEmail), `${kind} ${language}`);
      }
    }
  }
});
