import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#core/domain/language.ts';
import { projectRoot } from '../report-errors.ts';
import { hardConsentErrors, hardTextErrors } from './hard-texts.ts';
import { type MessageFolder, messageFolders, readMessages } from './message-folders.ts';
import { type OfferFigure, offerFigures } from './offer-figures.ts';
import { contentOf } from './text-content.ts';
import { coreTexts, serverSentences } from './texts-outside.ts';
import { wordErrors } from './unwanted-words.ts';

const aFewWords = 3;
// As whole texts: "No one" need not begin with a no elsewhere.
const yes = /^(yes|sí|sim)$/i;
const no = /^(no|não)$/i;
const word = /\p{L}[\p{L}'’-]*/gu;

/** A text that is read as ICU, is not empty and spells no figure. */
function* ownErrors(text: string, figures: readonly OfferFigure[]): Generator<string> {
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

/** A translation must take the arguments and tags of the English text, and must differ from it. */
function* translationErrors(text: string, english: string | undefined): Generator<string> {
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
  if ((yes.test(english) && !yes.test(text)) || (no.test(english) && !no.test(text))) {
    yield `answers ${english} with ${text}`;
  }
  const words = content.words.match(word) ?? [];
  if (text === english && words.length > aFewWords) {
    yield 'is the same as in English';
  }
}

/**
 * Everything wrong with the texts of a folder: missing or empty ones, other arguments, forgotten
 * translations, spelled figures, unwanted words, texts too hard for their page. One sentence each.
 */
export async function messageErrors(
  { languages, speaksOfTheOffer }: MessageFolder,
  folder: string,
): Promise<string[]> {
  const errors: string[] = [];
  const figures = speaksOfTheOffer ? offerFigures() : [];
  const textsByLanguage = new Map<Language, Map<string, string>>();
  for (const language of languages) {
    const messages = await readMessages(folder, language);
    errors.push(...messages.errors);
    textsByLanguage.set(language, messages.texts);
  }
  const english = textsByLanguage.get('en')!;
  for (const [language, texts] of textsByLanguage) {
    for (const path of english.keys()) {
      if (!texts.has(path)) {
        errors.push(`${language} ${path}: is missing`);
      }
    }
    for (const [path, text] of texts) {
      const found = [...ownErrors(text, figures)];
      if (language !== 'en') {
        found.push(...translationErrors(text, english.get(path)));
      }
      const words = contentOf(text)?.words ?? '';
      found.push(...wordErrors(language, path, words));
      if (speaksOfTheOffer) {
        found.push(...hardTextErrors(language, path, words));
      }
      errors.push(...found.map((error) => `${language} ${path}: ${error}`));
    }
  }
  return errors;
}

/** Folders of texts in no list, whose languages would not be compared; one sentence each. */
export function unlistedFolders(web: string, listed: readonly MessageFolder[]): string[] {
  return readdirSync(web)
    .map((room) => `web/${room}/messages`)
    .filter((folder) => existsSync(join(web, '..', folder)))
    .filter((folder) => listed.every((known) => known.folder !== folder))
    .map((folder) => `${folder}: is not in scripts/check/texts/message-folders.ts`);
}

/** Unwanted words in the texts of core and server outside the folders. */
async function unwantedOutside(): Promise<string[]> {
  const texts = (await coreTexts()).flatMap(({ language, path, words }) =>
    [...wordErrors(language, path, words)].map((error) => `core/i18n ${path}: ${error}`),
  );
  const sentences = serverSentences().flatMap(({ place, words }) =>
    [...wordErrors('en', place, words)].map((error) => `${place}: ${error}`),
  );
  return [...texts, ...sentences];
}

/** Everything wrong with the texts of the product, one sentence each. */
export async function textErrors(): Promise<string[]> {
  const errors = [
    ...unlistedFolders(join(projectRoot, 'web'), messageFolders),
    ...hardConsentErrors(),
    ...(await unwantedOutside()),
  ];
  for (const messages of messageFolders) {
    const { folder } = messages;
    const found = await messageErrors(messages, join(projectRoot, folder));
    errors.push(...found.map((error) => `${folder} ${error}`));
  }
  return errors;
}
