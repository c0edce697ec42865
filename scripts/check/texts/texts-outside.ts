import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Language, languages } from '#core/domain/language.ts';
import { projectRoot } from '../report-errors.ts';
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
  'mails/own-page-mails',
  'milestones',
  'validation',
];

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

export async function coreTexts(): Promise<CoreText[]> {
  const found: CoreText[] = [];
  for (const file of files) {
    const url = pathToFileURL(join(projectRoot, 'core/i18n', `${file}.ts`)).href;
    found.push(...textsOf(await import(url), file, null));
  }
  return found;
}

// Where the server has English sentences for people, and the facts that staff confirm.
const sources = ['server/features/**/*.ts', 'server/platform/**/*.ts', 'core/domain/**/*.ts'];
// These say them in three languages, or keep them as they were published.
const otherwise = [
  'server/features/mail/email/kinds/account-mail.ts',
  'server/platform/errors/error-page.ts',
  'core/domain/permission/consent.ts',
  'core/domain/permission/near-miss-consent.ts',
  'core/domain/permission/notice-consent.ts',
  'core/domain/permission/own-page-consent.ts',
];
const literal = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g;
const notSaid = /^\s*(?:import|export \* from|\/\/|\/?\*)|\bfrom ['"]/;

export interface ServerSentence {
  readonly place: string;
  readonly words: string;
}

/** The sentences of a file: quoted texts with a space in them, outside of comments. */
export function sentencesIn(source: string): { line: number; words: string }[] {
  return source.split('\n').flatMap((text, index) =>
    notSaid.test(text)
      ? []
      : [...text.replace(/\s\/\/ .*$/, '').matchAll(literal)]
          .map(([, single, double]) => single ?? double ?? '')
          .filter((words) => /\p{L} \p{L}/u.test(words))
          .map((words) => ({ line: index + 1, words })),
  );
}

export function serverSentences(): ServerSentence[] {
  return globSync(sources, { cwd: projectRoot })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.ts$/.test(file) && !otherwise.includes(file))
    .flatMap((file) =>
      sentencesIn(readFileSync(join(projectRoot, file), 'utf8')).map(({ line, words }) => ({
        place: `${file}:${line}`,
        words,
      })),
    );
}
