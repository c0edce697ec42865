import {
  boxConsentVersion,
  consentTexts,
  currentConsentVersion,
  nearMissConsentVersion,
  noticeConsentVersion,
  spokenConsentVersion,
} from '#core/domain/permission/consent.ts';
import type { Language } from '#core/domain/language.ts';
import { argumentMark } from './text-content.ts';

interface Counted {
  readonly sentences: number;
  readonly words: number;
  readonly syllables: number;
}

const wordPattern = /[\p{L}\p{N}\uFFFC][\p{L}\p{N}\uFFFC'’]*/gu;
const sentenceEnd = /[.!?…]+["”’)]*(?:\s|$)|\n+/u;

// The e of an ending is silent ("homes", "shared", "use"), but not in "houses" or "wanted".
function englishSyllables(word: string): number {
  const said = word
    .replace(/(?<=[^aeiouy])(?<!(?:[sxzcg]|[cs]h))es$|(?<=[^aeiouytd])ed$/, '')
    .replace(/(?<=[^aeiouyl]|[aeiouy]l)e$/, '');
  return said.match(/[aeiouy]+/g)?.length ?? 0;
}

// Strong vowels side by side part, and a weak one with an accent parts from any.
function spanishSyllables(word: string): number {
  const parted = word
    .replace(/[aeoáéóâêô](?=[aeoáéóâêô])/g, '$&-')
    .replace(/[aeoáéó](?=[íú])|[íú](?=[aeoáéó])/g, '$&-');
  return parted.match(/[aeiouáéíóúüâêôãàũ]+/g)?.length ?? 0;
}

// Nasal pairs are one; an ending as in "energia" parts without an accent, in "notícia" it does not.
function portugueseSyllables(word: string): number {
  const whole = word.replace(/ã[oe]|õe/g, 'ã').replaceAll('õ', 'ã');
  return spanishSyllables(
    /[áéíóúâêôã]/.test(whole) ? whole : whole.replace(/(?:i|(?<![qg])u)(?=[ao]s?$)/, '$&-'),
  );
}

const syllablesIn: Readonly<Record<Language, (word: string) => number>> = {
  en: englishSyllables,
  es: spanishSyllables,
  pt: portugueseSyllables,
};

/** A figure or a name in an argument counts as one short word. */
export function countText(text: string, language: Language): Counted {
  const words = text.toLowerCase().match(wordPattern) ?? [];
  const sentences = text.split(sentenceEnd).filter((part) => /[\p{L}\p{N}]/u.test(part));
  const syllables = words.map((word) =>
    word.includes(argumentMark) ? 1 : Math.max(1, syllablesIn[language](word)),
  );
  return {
    sentences: sentences.length,
    words: words.length,
    syllables: syllables.reduce((sum, count) => sum + count, 0),
  };
}

/** A measure, and on which side of a limit a text is too hard. */
interface Measure {
  readonly name: string;
  readonly score: (perSentence: number, perWord: number) => number;
  readonly isTooHard: (score: number, limit: number) => boolean;
}

/**
 * The usual measure of each language: the school grade of Flesch and Kincaid, the ease of Fernández
 * Huerta, and that of Flesch as Martins and others fitted it to Portuguese.
 */
export const measures: Readonly<Record<Language, Measure>> = {
  en: {
    name: 'Flesch-Kincaid grade',
    score: (perSentence, perWord) => 0.39 * perSentence + 11.8 * perWord - 15.59,
    isTooHard: (score, limit) => score > limit,
  },
  es: {
    name: 'Fernández Huerta',
    score: (perSentence, perWord) => 206.84 - 60 * perWord - 1.02 * perSentence,
    isTooHard: (score, limit) => score < limit,
  },
  pt: {
    name: 'Flesch (Martins)',
    score: (perSentence, perWord) => 248.835 - 84.6 * perWord - 1.015 * perSentence,
    isTooHard: (score, limit) => score < limit,
  },
};

export function readingScore(text: string, language: Language): number {
  const { sentences, words, syllables } = countText(text, language);
  return words === 0 ? NaN : measures[language].score(words / sentences, syllables / words);
}

/** School grade eight, by the measure of each language. */
const pageLimits: Readonly<Record<Language, number>> = { en: 8, es: 60, pt: 60 };
/** The wording that the law requires in a consent has long words in Spanish and Portuguese. */
const consentLimits: Readonly<Record<Language, number>> = { en: 8, es: 56, pt: 55 };

/** The texts of /qualify, where a buyer decides whether to go on. */
const easyNamespaces = ['qualify', 'fields', 'form'];
/** The texts of those that are only on /apply. */
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

const currentVersions = [
  currentConsentVersion,
  boxConsentVersion,
  spokenConsentVersion,
  nearMissConsentVersion,
  noticeConsentVersion,
];

/** The wordings of consent that people are shown or read now and that read too hard. */
export function hardConsentErrors(texts = consentTexts): string[] {
  return texts
    .filter(({ version }) => currentVersions.includes(version))
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
