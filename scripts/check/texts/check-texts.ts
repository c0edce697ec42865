import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#core/domain/language.ts';
import { projectRoot } from '../project-root.ts';
import { coreTexts } from './core-texts.ts';
import { hardConsentErrors, hardTextErrors } from './hard-texts.ts';
import { type MessageFolder, messageFolders } from './message-folders.ts';
import { offerFigures } from './offer-figures.ts';
import { readMessages } from './read-messages.ts';
import { serverSentences } from './server-sentences.ts';
import { contentOf } from './text-content.ts';
import { ownErrors, translationErrors } from './text-errors.ts';
import { wordErrors } from './unwanted-words.ts';

/**
 * Everything wrong with the texts of a folder: missing or empty ones, other arguments, forgotten
 * translations, spelled figures, words that one idea is not called by, texts too hard for the page
 * they stand on. One sentence each.
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

/** The folders of texts that no list names, one sentence each: nobody would compare their languages. */
export function unlistedFolders(web: string, listed: readonly MessageFolder[]): string[] {
  return readdirSync(web)
    .map((room) => `web/${room}/messages`)
    .filter((folder) => existsSync(join(web, '..', folder)))
    .filter((folder) => listed.every((known) => known.folder !== folder))
    .map((folder) => `${folder}: is not in scripts/check/texts/message-folders.ts`);
}

/** Unwanted words in what core and server say outside of the folders. */
export async function unwantedOutside(): Promise<string[]> {
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
