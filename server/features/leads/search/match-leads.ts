import type { SQL } from 'drizzle-orm';
import { matches } from './queries.ts';

/** Which leads hold what was typed, as the list of staff finds them: a part of another query of `leads`. */
export function matchLeads(q: string): SQL | undefined {
  return matches(q);
}
