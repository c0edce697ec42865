import type { StaffActor } from '#server/platform/actor.ts';
import { auditRead } from '../audit-read.ts';
import type { Context } from '../context.ts';
import { countAffiliates } from './count-affiliates.ts';
import { presentAffiliate } from './present.ts';
import { requireAffiliate } from './require-affiliate.ts';

/** One partner; 404 for nobody. That it was looked at is written down. */
export async function readAffiliate(context: Context<StaffActor>, { id }: { id: number }) {
  const { db, config } = context;
  const row = await requireAffiliate(db, id);
  const countsOf = await countAffiliates(db, [id]);
  await auditRead(context, {
    action: 'affiliate.view',
    entity: 'affiliate',
    entityId: id,
  });
  return presentAffiliate(row, countsOf(id), config.publicUrl);
}
