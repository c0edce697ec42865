import type { AffiliateActor } from '#server/platform/actor.ts';
import { readOwnAccount } from '../affiliates/own/own-account.ts';
import type { Context } from '../context.ts';
import { presentOwn } from './present.ts';

/** The own account, and whether an admin acts in its name. */
export async function readAffiliateSession({
  db,
  actor,
  config,
  programme,
}: Context<AffiliateActor>) {
  const { partnerSees } = await programme.currentTerms();
  const account = await readOwnAccount(db, actor.id);
  return {
    affiliate: presentOwn(account, config.publicUrl),
    isImpersonation: actor.viaAdminId !== null,
    partnerSees,
  };
}
