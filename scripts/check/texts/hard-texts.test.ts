import assert from 'node:assert/strict';
import { test } from 'node:test';
import { consentTexts, currentConsentVersion } from '#core/domain/permission/consent.ts';
import type { Language } from '#core/domain/language.ts';
import {
  countText,
  hardConsentErrors,
  hardTextErrors,
  measures,
  readingScore,
} from './hard-texts.ts';
import { argumentMark } from './text-content.ts';

const syllables = (language: Language, words: Record<string, number>) => {
  const counted = Object.keys(words).map((word) => [word, countText(word, language).syllables]);
  assert.deepEqual(Object.fromEntries(counted), words);
};

test('syllables are counted as they are said', () => {
  syllables('en', {
    house: 1,
    houses: 2,
    homes: 1,
    wanted: 2,
    shared: 1,
    people: 2,
    technology: 4,
  });
  syllables('es', { energía: 4, ahorro: 3, sea: 2, país: 2, cuesta: 2, que: 1, cualquiera: 3 });
  syllables('pt', { energia: 4, notícia: 3, ligações: 3, sua: 2, quatro: 2, não: 1, muito: 2 });
});

test('sentences and words are counted, and an argument as one short word', () => {
  const text = `The grant is up to ${argumentMark}. It isn’t a loan! Is it?\nNo sign`;
  assert.deepEqual(countText(text, 'en'), { sentences: 4, words: 14, syllables: 14 });
  assert.ok(Number.isNaN(readingScore('…', 'en')));
});

test('the measures give what their authors published', () => {
  // Flesch and Kincaid 1975: 0.39 w/s + 11.8 sy/w - 15.59.
  assert.equal(measures.en.score(20, 1.5).toFixed(2), '9.91');
  // Fernández Huerta 1959: 206.84 - 60 sy/w - 1.02 w/s.
  assert.equal(measures.es.score(20, 2).toFixed(2), '66.44');
  // Martins and others 1996: the ease of Flesch plus 42.
  assert.equal(measures.pt.score(20, 2).toFixed(2), (206.835 + 42 - 20.3 - 169.2).toFixed(2));
});

test('a plain text is easy and the language of contracts is not, in each language', () => {
  const texts = {
    en: [
      'You see the result right away. A person will look at your answers within two days.',
      'Notwithstanding the foregoing provisions, the undersigned irrevocably acknowledges the institution’s discretionary authority regarding eligibility determinations.',
    ],
    es: [
      'Usted ve el resultado de inmediato. Una persona revisa sus datos en dos días.',
      'No obstante las disposiciones precedentes, el solicitante reconoce irrevocablemente la facultad discrecional de la institución respecto de las determinaciones de elegibilidad.',
    ],
    pt: [
      'Você vê o resultado na hora. Uma pessoa lê os seus dados em dois dias.',
      'Não obstante as disposições precedentes, o solicitante reconhece irrevogavelmente a faculdade discricionária da instituição relativamente às determinações de elegibilidade.',
    ],
  };
  for (const language of ['en', 'es', 'pt'] as const) {
    const limit = language === 'en' ? 8 : 60;
    const isTooHard = texts[language].map((text) =>
      measures[language].isTooHard(readingScore(text, language), limit),
    );
    assert.deepEqual(isTooHard, [false, true], language);
  }
});

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
