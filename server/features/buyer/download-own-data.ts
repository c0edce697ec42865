import { leadReference } from '#core/domain/leads/lead-reference.ts';
import { readPersonFile } from '../leads/erasure/person-file.ts';
import { transaction } from '../transaction.ts';
import type { BuyerContext } from './as-buyer.ts';
import { readOwnPage } from './read-own-page.ts';

/** Everything kept of the buyer, with the content of their page, as a file of JSON. Audited. */
export async function downloadOwnData(context: BuyerContext) {
  const { actor, now } = context;
  const page = await readOwnPage(context);
  const entry = { action: 'lead.download', entity: 'lead' };
  const kept = await transaction(context, entry, async (tx) => ({
    entityId: actor.leadId,
    result: await readPersonFile(tx, actor.leadId),
  }));
  const text = JSON.stringify({ madeAt: now.toISOString(), page, kept }, null, 2);
  async function* chunks() {
    yield text;
  }
  return { chunks: chunks(), fileName: `${leadReference(actor.leadId)}.json` };
}
