import { and, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Whether a text that `fold_text` folded holds each word typed, in any order: "Client, Ben" finds
 * Ben Client. A condition for each, so that an index of trigrams answers it.
 */
export function holdsWords(folded: PgColumn | SQL, typed: string): SQL {
  // The hyphens of a number join what belongs together: a loan number, a telephone number, a day.
  const between = /[\s,;"“”«»]+|(?<!\d)\p{Pd}+(?!\d)/u;
  const words = typed.split(between).filter((word) => word !== '');
  // A period ends an abbreviation: "Jr." finds Jr.
  const plain = new Set(words.map((word) => word.replace(/(?<=.)\.$/, '')));
  const each = [...plain].map((word) => sql`${folded} like folded_pattern(${word})`);
  return and(...each) ?? sql`true`;
}
