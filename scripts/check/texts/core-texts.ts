import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Language, languages } from '#core/domain/language.ts';
import { projectRoot } from '../project-root.ts';
import { argumentMark } from './text-content.ts';

// Texts that server and browser share, or that only the server says.
const files = [
  'estimate/estimate-words',
  'invitation',
  'mails/choice-texts',
  'mails/commission-texts',
  'mails/en',
  'mails/es',
  'mails/pt',
  'mails/estimate-notes',
  'mails/frame-texts',
  'milestones',
  'validation',
];

/** A text of core/i18n, with a mark where an argument stands. */
export interface CoreText {
  readonly language: Language;
  readonly path: string;
  readonly words: string;
}

const isLanguage = (key: string): key is Language => (languages as readonly string[]).includes(key);

function* textsOf(value: unknown, path: string, language: Language | null): Generator<CoreText> {
  if (typeof value === 'string') {
    if (language !== null && !/^\{\{\w+\}\}$|^https?:/.test(value)) {
      yield { language, path, words: value.replace(/\{\{?\w+\}?\}/g, argumentMark) };
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      yield* textsOf(inner, `${path}.${key}`, isLanguage(key) ? key : language);
    }
  }
}

/** Every text of core/i18n in its language. */
export async function coreTexts(): Promise<CoreText[]> {
  const found: CoreText[] = [];
  for (const file of files) {
    const url = pathToFileURL(join(projectRoot, 'core/i18n', `${file}.ts`)).href;
    found.push(...textsOf(await import(url), file, null));
  }
  return found;
}
