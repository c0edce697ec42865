import { boxConsentVersion, consentTexts, currentConsentVersion } from '#core/domain/consent.ts';
import type { Language } from '#core/domain/language.ts';
import { countText, measures, readingScore } from './readability.ts';
import { argumentMark } from './text-content.ts';

/** School grade eight, by the measure of each language. */
const pageLimits: Readonly<Record<Language, number>> = { en: 8, es: 60, pt: 60 };
/** What the law wants said in a consent has long words in Spanish and Portuguese. */
const consentLimits: Readonly<Record<Language, number>> = { en: 8, es: 56, pt: 55 };

/** Where a buyer decides whether to go on: the texts of /qualify. */
const easyNamespaces = ['qualify', 'fields', 'form'];
/** Of those, what stands on /apply alone. */
const onApplyAlone = ['form.application', 'form.partnerSees'];
/** A measure of fewer words says nothing about a text. */
const fewWords = 20;

function* scoreErrors(language: Language, words: string, limit: number): Generator<string> {
  const score = readingScore(words, language);
  const { name, isTooHard } = measures[language];
  if (isTooHard(score, limit)) {
    yield `reads too hard: ${name} ${score.toFixed(1)}, the limit is ${limit}; say it in shorter sentences`;
  }
}

/** A text of more than a few words on a page that must be easy to read, and is not. */
export function* hardTextErrors(
  language: Language,
  path: string,
  words: string,
): Generator<string> {
  const isUnder = (name: string) => path.startsWith(`${name}.`);
  const isEasyPage = easyNamespaces.some(isUnder) && !onApplyAlone.some(isUnder);
  if (isEasyPage && countText(words, language).words >= fewWords) {
    yield* scoreErrors(language, words, pageLimits[language]);
  }
}

/** The wordings of consent that visitors are shown now and that read too hard. */
export function hardConsentErrors(texts = consentTexts): string[] {
  return texts
    .filter(({ version }) => [currentConsentVersion, boxConsentVersion].includes(version))
    .flatMap(({ language, purpose, version, text }) =>
      [
        ...scoreErrors(
          language,
          text.replaceAll('{lender}', argumentMark),
          consentLimits[language],
        ),
      ].map((error) => `consent ${version} ${purpose} ${language}: ${error}`),
    );
}
