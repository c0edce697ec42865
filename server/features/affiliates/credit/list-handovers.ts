import type { Queryable } from '#server/db/queryable.ts';
import { findHandovers } from './queries.ts';

/** Who decided when and why to whom a lead is credited, the first decision first. */
export function listHandovers(db: Queryable, leadId: number) {
  return findHandovers(db, leadId);
}

/** One decision on whom a lead is credited to. */
export type HandoverRow = Awaited<ReturnType<typeof listHandovers>>[number];
