import { tableFacts } from '#server/db/facts/every-table.ts';

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
  Object.entries(tableFacts)
    .map(([name, { writers }]) => [name, writers] as const)
    .concat(Object.entries(others))
    .map(([name, writers]) => [name, [writers].flat().map(pathOf)]),
);
