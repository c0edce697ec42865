import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';

// Where the server says sentences to people in English, and the facts that staff confirm.
const sources = ['server/features/**/*.ts', 'server/platform/**/*.ts', 'core/domain/**/*.ts'];
// These say them in three languages, or keep them as they were published.
const otherwise = [
  'server/features/email/kinds/account-changed.ts',
  'server/platform/errors/error-page.ts',
  'core/domain/consent.ts',
];
const literal = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g;
const notSaid = /^\s*(?:import|export \* from|\/\/|\/?\*)|\bfrom ['"]/;

/** A sentence in the source, and where it stands. */
export interface ServerSentence {
  readonly place: string;
  readonly words: string;
}

/** The sentences of a file: what stands in quotes with a space in it, outside of comments. */
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

/** Every sentence that the server says in English. */
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
