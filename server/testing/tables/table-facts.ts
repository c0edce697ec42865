import fs from 'node:fs';
import path from 'node:path';
import type { TableFact, TableFacts } from '#server/db/tables/table-facts.ts';

const folder = path.resolve(import.meta.dirname, '../../db/tables');
const files = fs.readdirSync(folder).filter((name) => !name.includes('.test.'));
const modules: { facts?: TableFacts }[] = await Promise.all(
  files.map((name) => import(path.join(folder, name))),
);

/** What each table of `server/db/tables` is, by its name in the database. */
export const tableFacts: ReadonlyMap<string, TableFact> = new Map(
  modules.flatMap(({ facts = {} }) => Object.entries(facts)),
);

// Views that no module names, and the table of the migrations themselves.
const others: Readonly<Record<string, string>> = {
  users: 'accounts',
  refused_mailboxes: 'permission',
  all_mails: 'db',
  payout_parts: 'partners',
  standing_parts: 'partners',
  schema_migrations: 'db',
};

const pathOf = (room: string): string =>
  room === 'db' || room === 'platform' ? `server/${room}/` : `server/features/${room}/`;

/** The folders whose code may write each table and view, its owner first. */
export const tableWriters: ReadonlyMap<string, readonly string[]> = new Map(
  [...tableFacts]
    .map(([name, { writers }]) => [name, writers] as const)
    .concat(Object.entries(others))
    .map(([name, writers]) => [name, [writers].flat().map(pathOf)]),
);
