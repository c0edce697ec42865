import type { Queryable } from '#server/db/queryable.ts';
import type { AffiliateActor, StaffActor } from '#server/platform/actor.ts';
import { leadScopeOf } from '../lead-scope.ts';
import { noSuchLead } from './policy.ts';
import { hasLead } from './queries.ts';

interface Reader {
  /** The database, or the transaction of what is done next. */
  db: Queryable;
  actor: StaffActor | AffiliateActor;
}

/** 404 unless there is a lead with this number that the actor may see. */
export async function requireLead({ db, actor }: Reader, id: number): Promise<void> {
  if (!(await hasLead(db, leadScopeOf(actor), id))) {
    throw noSuchLead();
  }
}
