import { bigint, char, customType, numeric, timestamp, varchar } from 'drizzle-orm/pg-core';
import type { Language } from '#core/domain/language.ts';

/** The identity every table has; the driver refuses what is beyond the safe integers. */
export function identity() {
  return bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey();
}

export function reference(name: string) {
  return bigint(name, { mode: 'number' });
}

export function line(name: string, length: number) {
  return varchar(name, { length });
}

/** One of some words. */
export function word<const Words extends readonly [string, ...string[]]>(
  name: string,
  length: number,
  words: Words,
) {
  return varchar(name, { length, enum: words });
}

export function decimal(name: string, precision: number, scale: number) {
  return numeric(name, { precision, scale, mode: 'number' });
}

export function code(name: string, length: number) {
  return char(name, { length });
}

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export function spokenLanguage() {
  const column = char('language', { length: 2 });
  return column.$type<Language>().notNull();
}

export function moment(name: string) {
  return timestamp(name, {
    withTimezone: true,
    mode: 'date',
  });
}

/** The moment a row was inserted, unless given. */
export function stamp(name: string) {
  return moment(name).notNull().defaultNow();
}

type Words<Text extends string> = Text extends `${infer First} ${infer Rest}`
  ? First | Words<Rest>
  : Text;

/** Some columns of a table, by their names with blanks between: 'id firstName lastName'. */
export function columnsOf<Table extends object, const Names extends string>(
  table: Table,
  names: Names & (Words<Names> extends keyof Table ? unknown : never),
) {
  const columns = names.split(' ').map((name) => [name, table[name as keyof Table]]);
  return Object.fromEntries(columns) as Pick<Table, Words<Names> & keyof Table>;
}
