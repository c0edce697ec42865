import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

export interface Migration {
  name: string;
  checksum: string;
  sql: string;
  /** Whether the version before this migration may run on a database that has it. */
  mayVersionBeforeRun: boolean;
}

const marks = {
  '-- The version before may run on it.': true,
  '-- The version before may not run on it.': false,
} as const;

// The baseline has no mark: there is no version before it.
const firstMarked = '0002';

/** What the first line of a migration says about the version before. */
function readMark(name: string, sql: string): boolean {
  const [first] = sql.split('\n', 1);
  const mark = marks[first as keyof typeof marks] as boolean | undefined;
  if (mark === undefined && name >= firstMarked) {
    throw new Error(`The migration ${name} must begin with "${Object.keys(marks).join('" or "')}"`);
  }
  return mark ?? false;
}

export const migrationsFolder = path.join(import.meta.dirname, 'migrations');

/** In their order; a file not called `NNNN-name.sql`, or that shares its number, is a fault. */
export function readMigrations(folder: string = migrationsFolder): Migration[] {
  const names = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  names.forEach((name, at) => {
    if (!/^\d{4}-[a-z0-9-]+\.sql$/.test(name)) {
      throw new Error(`The migration ${name} must be called like 0007-add-something.sql.`);
    }
    if (names[at - 1]?.slice(0, 4) === name.slice(0, 4)) {
      throw new Error(`The migrations ${names[at - 1]} and ${name} share a number.`);
    }
  });
  return names.map((name) => {
    // Git may convert line endings on another machine; that does not make it a different migration.
    const sql = fs.readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n');
    return {
      name,
      checksum: createHash('sha256').update(sql).digest('hex'),
      sql,
      mayVersionBeforeRun: readMark(name, sql),
    };
  });
}
