import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import compileIcu from 'icu-minify/compile';
import { languages } from '#core/domain/language.ts';
import { offerFigures } from './offer-figures.ts';

type Texts = { readonly [key: string]: string | Texts };

/**
 * What a text holds: the arguments it takes, the tags of its markup, and its words with every
 * argument cut out.
 */
interface Content {
  readonly names: Set<string>;
  readonly tags: Set<string>;
  words: string;
}

/** Texts of more than three words that are rightly the same in another language, and why. */
const mayRepeatEnglish: Readonly<Record<string, string>> = {};

/** Texts that rightly spell a number which happens to be a figure of the offer, and why. */
const maySpellFigure: Readonly<Record<string, string>> = {};

const cut = '\uFFFC';

/**
 * Reads the compiled form of icu-minify: 'text', 0 for #, [argument], [argument, 1-6 for its type,
 * options], [tag, ...content].
 */
function read(nodes: readonly unknown[], content: Content): void {
  for (const node of nodes) {
    if (!Array.isArray(node)) {
      content.words += typeof node === 'string' ? node : cut;
      continue;
    }
    const [name, type, options] = node as [string, unknown, unknown];
    if (type !== undefined && !(typeof type === 'number' && type > 0)) {
      content.tags.add(name);
      read(node.slice(1), content);
      continue;
    }
    content.names.add(name);
    content.words += cut;
    const choices =
      type === undefined || typeof options !== 'object' || Number(type) > 3
        ? []
        : Object.values(options as object);
    for (const choice of choices) {
      content.words += '\n';
      read(Array.isArray(choice) ? choice : [choice], content);
    }
  }
}

function contentOf(text: string): Content | null {
  try {
    const compiled = compileIcu(text);
    const content = {
      names: new Set<string>(),
      tags: new Set<string>(),
      words: '',
    };
    read(typeof compiled === 'string' ? [compiled] : compiled, content);
    return content;
  } catch {
    return null;
  }
}

/** Every text of a namespace by its dotted path. */
function flat(texts: Texts, prefix = ''): [path: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`),
  );
}

async function textsOf(
  folder: string,
  language: string,
  errors: string[],
): Promise<Map<string, string>> {
  const load = async (file: string) =>
    ((await import(pathToFileURL(join(folder, file)).href)) as { default: Texts }).default;
  const named = await load(`${language}.ts`);
  const texts = new Map<string, string>();
  const unnamed = new Set(Object.keys(named));
  for (const file of (await readdir(join(folder, language)))
    .filter((name) => name.endsWith('.ts'))
    .sort()) {
    const namespace = file
      .slice(0, -3)
      .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    if (!unnamed.delete(namespace)) {
      errors.push(`${language}/${file}: ${language}.ts does not name it`);
    }
    for (const [path, text] of flat(await load(`${language}/${file}`), `${namespace}.`)) {
      texts.set(path, text);
    }
  }
  for (const namespace of unnamed) {
    errors.push(`${language}.ts: no file holds the namespace ${namespace}`);
  }
  return texts;
}

const difference = (kind: string, english: Set<string>, other: Set<string>): string[] => [
  ...[...english].filter((name) => !other.has(name)).map((name) => `lacks the ${kind} ${name}`),
  ...[...other]
    .filter((name) => !english.has(name))
    .map((name) => `has the ${kind} ${name}, which English has not`),
];

/**
 * Everything wrong with the texts of the public site: missing or empty ones, other arguments,
 * forgotten translations, spelled figures.
 */
export async function messageErrors(
  folder = join(import.meta.dirname, '../web/public/messages'),
): Promise<string[]> {
  const errors: string[] = [];
  const all = await Promise.all(
    languages.map(async (language) => ({
      language,
      texts: await textsOf(folder, language, errors),
    })),
  );
  const english = all.find(({ language }) => language === 'en')!.texts;
  const figures = offerFigures();
  for (const { language, texts } of all) {
    for (const path of english.keys()) {
      if (!texts.has(path)) {
        errors.push(`${language} ${path}: is missing`);
      }
    }
    for (const [path, text] of texts) {
      const say = (error: string) => errors.push(`${language} ${path}: ${error}`);
      const content = contentOf(text);
      if (!content) {
        say('cannot be read as ICU text');
      } else if (text.trim() === '') {
        say('is empty');
      }
      if (!content) {
        continue;
      }
      const spelled =
        path in maySpellFigure
          ? undefined
          : figures.find(({ pattern }) => pattern.test(content.words));
      if (spelled) {
        say(`spells ${spelled.pattern.exec(content.words)![0]}; take the argument ${spelled.name}`);
      }
      if (language === 'en') {
        continue;
      }
      const original = english.get(path);
      const originalContent = original === undefined ? null : contentOf(original);
      if (original === undefined) {
        say('has no English text');
      }
      if (!originalContent) {
        continue;
      }
      for (const error of difference('argument', originalContent.names, content.names)) {
        say(error);
      }
      for (const error of difference('tag', originalContent.tags, content.tags)) {
        say(error);
      }
      const wordCount = content.words.match(/\p{L}[\p{L}'’-]*/gu)?.length ?? 0;
      if (text === original && wordCount > 3 && !(path in mayRepeatEnglish)) {
        say('is the same as in English');
      }
    }
  }
  return errors;
}

if (import.meta.main) {
  const errors = await messageErrors();
  for (const error of errors) {
    console.error(error);
  }
  if (errors.length > 0) {
    process.exitCode = 1;
  } else {
    console.log('The texts of all languages agree.');
  }
}
