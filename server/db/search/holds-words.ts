import { and, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Whether a text that `fold_text` folded holds each word typed, in any order: "Client, Ben" finds
 * Ben Client. A condition for each, so that an index of trigrams answers it.
 */
export function holdsWords(folded: PgColumn | SQL, typed: string): SQL {
  const words = typed.split(/[\s,;\p{Pd}]+/u).filter((word) => word !== '');
  // A period ends an abbreviation: "Jr." finds Jr.
  const plain = new Set(words.map((word) => word.replace(/(?<=.)\.$/, '')));
  const each = [...plain].map((word) => sql`${folded} like folded_pattern(${word})`);
  return and(...each) ?? sql`true`;
}
