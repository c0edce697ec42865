import type pg from 'pg';
import { type Migration, readMigrations } from '../migrations.ts';
import { unpackMails } from './unpack-mails.ts';

/** All of this folder goes with the next baseline. */
const folder = import.meta.dirname;

/** The first migration of the version before, and the one from which the files here go on. */
const first = '0001-baseline.sql';
export const takenOverFrom = '0068-current-savings.sql';

/** What no SQL can do, right after a migration of this name. */
export const stepsInCode: Partial<Record<string, (client: pg.ClientBase) => Promise<void>>> = {
  '0070-plain-words.sql': unpackMails,
};

/**
 * What brings a database of the version before to the baseline: the last of it is stored under the
 * name of the baseline, in place of all that led there. Empty for any other database.
 */
export function stepsToBaseline(
  applied: readonly Pick<Migration, 'name'>[],
  { name, checksum }: Migration,
): Migration[] {
  const done = new Set(applied.map((migration) => migration.name));
  if (applied[0]?.name !== first || !done.has(takenOverFrom)) {
    return [];
  }
  const steps = readMigrations(folder).filter((step) => !done.has(step.name));
  return [...steps.slice(0, -1), { ...steps.at(-1)!, name, checksum }];
}
