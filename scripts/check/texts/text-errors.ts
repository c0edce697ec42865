import type { OfferFigure } from './offer-figures.ts';
import { contentOf } from './text-content.ts';

const aFewWords = 3;
const word = /\p{L}[\p{L}'’-]*/gu;

/** A text that is read as ICU, is not empty and spells no figure. */
export function* ownErrors(text: string, figures: readonly OfferFigure[]): Generator<string> {
  const content = contentOf(text);
  if (!content) {
    yield 'cannot be read as ICU text';
    return;
  }
  if (text.trim() === '') {
    yield 'is empty';
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

/** A translation that takes the arguments and tags of the English text, and is one. */
export function* translationErrors(text: string, english: string | undefined): Generator<string> {
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
  const words = content.words.match(word) ?? [];
  if (text === english && words.length > aFewWords) {
    yield 'is the same as in English';
  }
}
