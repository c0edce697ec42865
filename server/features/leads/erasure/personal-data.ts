import { tableFacts } from '#server/db/facts/every-table.ts';
import { byLead } from '#server/db/facts/table-facts.ts';

const tables = Object.entries(tableFacts).flatMap(([table, fact]) =>
  'personal' in fact ? [{ table, ...fact }] : [],
);

/** The tables that can hold something personal of an applicant, in the order of their erasure. */
export const personalTables = [
  ...tables.filter(({ isLast }) => !isLast),
  ...tables.filter(({ isLast }) => isLast),
];

/** Their rows and columns. A test compares them with the database. */
export const personalData = personalTables.flatMap(({ table, personal }) =>
  [personal].flat().map((part) => ({ table, rows: byLead, kept: '', ...part })),
);

export type PersonalPart = (typeof personalData)[number];

export function columnsIn(list: string): string[] {
  return list.split(/\s+/).filter(Boolean);
}

/** All columns of a table, erased and kept. */
export function columnsOf(table: string, personal = personalData): string[] {
  const parts = personal.filter((part) => part.table === table);
  return [...new Set(parts.flatMap(({ erased, kept }) => columnsIn(`${erased} ${kept}`)))];
}
