import type { SQL } from 'drizzle-orm';
import { selectReferred } from './queries.ts';

/** The numbers of the leads an affiliate referred, as a part of another query. */
export function referredLeads(affiliateId: number): SQL {
  return selectReferred(affiliateId);
}
