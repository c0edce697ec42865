import { bigint, char, customType, timestamp, varchar } from 'drizzle-orm/pg-core';
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
