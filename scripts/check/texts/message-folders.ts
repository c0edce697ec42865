import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Language, languages } from '#core/domain/language.ts';

/** A folder of texts: `<language>.ts` names the namespaces, `<language>/` holds a file for each. */
export interface MessageFolder {
  readonly folder: string;
  readonly languages: readonly Language[];
  /** Where visitors read: there every figure of the offer is an argument. */
  readonly speaksOfTheOffer: boolean;
}

/** Every folder of texts there is; a `messages` folder below web/ that is not listed is refused. */
export const messageFolders: readonly MessageFolder[] = [
  {
    folder: 'web/public/messages',
    languages,
    speaksOfTheOffer: true,
  },
  {
    folder: 'web/office/messages',
    languages,
    speaksOfTheOffer: false,
  },
  {
    folder: 'web/admin/messages',
    languages: ['en'],
    speaksOfTheOffer: false,
  },
  {
    folder: 'web/portal/messages',
    languages,
    speaksOfTheOffer: true,
  },
];

export type Texts = { readonly [key: string]: string | Texts };

function flatten(texts: Texts, prefix: string): [path: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] => {
    const path = `${prefix}.${key}`;
    return typeof value === 'string' ? [[path, value]] : flatten(value, path);
  });
}

async function load(file: string): Promise<Texts> {
  const module = (await import(pathToFileURL(file).href)) as { default: Texts };
  return module.default;
}

/** `thank-you.ts` holds the namespace `thankYou`. */
function namespaceOf(file: string): string {
  const name = file.replace(/\.ts$/, '');
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The texts of one language by their paths, and what is wrong with how its files are named. */
export interface ReadMessages {
  readonly texts: Map<string, string>;
  readonly errors: string[];
}

/**
 * Files of `<folder>/<language>/` that `<language>.ts` does not name, and namespaces without a
 * file; one sentence each.
 */
export async function listErrors(folder: string, language: string): Promise<string[]> {
  const index = pathToFileURL(join(folder, `${language}.ts`)).href;
  const unread = new Set(Object.keys((await import(index)) as object));
  const files = await readdir(join(folder, language));
  const errors = files
    .filter((name) => name.endsWith('.ts') && !unread.delete(namespaceOf(name)))
    .map((file) => `${language}/${file}: ${language}.ts does not name it`);
  for (const namespace of unread) {
    errors.push(`${language}.ts: no file holds the namespace ${namespace}`);
  }
  return errors;
}

/** Reads `<folder>/<language>.ts` and the files of `<folder>/<language>/`. */
export async function readMessages(folder: string, language: string): Promise<ReadMessages> {
  const texts = new Map<string, string>();
  const entries = await readdir(join(folder, language));
  for (const file of entries.filter((name) => name.endsWith('.ts')).sort()) {
    const found = await load(join(folder, language, file));
    for (const [path, text] of flatten(found, namespaceOf(file))) {
      texts.set(path, text);
    }
  }
  return { texts, errors: await listErrors(folder, language) };
}
