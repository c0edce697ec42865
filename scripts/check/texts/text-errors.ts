import { maySpellFigure, mayRepeatEnglish } from './message-folders.ts';
import type { OfferFigure } from './offer-figures.ts';
import { contentOf, type TextContent } from './text-content.ts';

const aFewWords = 3;
const word = /\p{L}[\p{L}'’-]*/gu;

/** A text that is read as ICU, is not empty and spells no figure. */
export function* ownErrors(
  path: string,
  text: string,
  figures: readonly OfferFigure[],
): Generator<string> {
  const content = contentOf(text);
  if (!content) {
    yield 'cannot be read as ICU text';
    return;
  }
  if (text.trim() === '') {
    yield 'is empty';
  }
  if (path in maySpellFigure) {
    return;
  }
  for (const { name, pattern } of figures) {
    const spelled = pattern.exec(content.words);
    if (spelled) {
      yield `spells ${spelled[0]}; take the argument ${name}`;
      return;
    }
  }
}

function* differences(kind: string, english: Set<string>, other: Set<string>): Generator<string> {
  for (const name of english) {
    if (!other.has(name)) {
      yield `lacks the ${kind} ${name}`;
    }
  }
  for (const name of other) {
    if (!english.has(name)) {
      yield `has the ${kind} ${name}, which English has not`;
    }
  }
}

function isUntranslated(path: string, text: string, english: string, content: TextContent) {
  const words = content.words.match(word) ?? [];
  return text === english && words.length > aFewWords && !(path in mayRepeatEnglish);
}

/** A translation that takes the arguments and tags of the English text, and is one. */
export function* translationErrors(
  path: string,
  text: string,
  english: string | undefined,
): Generator<string> {
  if (english === undefined) {
    yield 'has no English text';
    return;
  }
  const content = contentOf(text);
  const original = contentOf(english);
  if (!content || !original) {
    return;
  }
  yield* differences('argument', original.arguments, content.arguments);
  yield* differences('tag', original.tags, content.tags);
  if (isUntranslated(path, text, english, content)) {
    yield 'is the same as in English';
  }
}
