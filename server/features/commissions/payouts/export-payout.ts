import { dollarsFromCents } from '#core/domain/money.ts';
import { dayIn } from '#server/outside/clock.ts';
import { byteOrderMark, csvLines } from '#server/outside/csv.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { auditRead } from '../../audit-read.ts';
import type { Context } from '../../context.ts';
import { requireAdmin } from '../../require-admin.ts';
import { describePayout } from './describe-payout.ts';
import { findItems, findSettled } from './queries.ts';

const columns = [
  'payout',
  'paidOn',
  'reference',
  'reversedOn',
  'affiliateId',
  'affiliate',
  'company',
  'leadId',
  'client',
  'what',
  'dollars',
] as const;

function whatOf(cents: number): string {
  return cents < 0 ? 'correction, taken off' : 'correction, added';
}

/**
 * A payout as CSV, a line for each referral and correction; the amounts add up to the payout. 403
 * unless the actor is an admin; 404 if there is none. Audited.
 */
export async function exportPayout(context: Context<StaffActor>, { id }: { id: number }) {
  const { db, actor, config } = context;
  requireAdmin(actor);
  const { paidOn, reference, reversedAt } = await describePayout(db, id);
  const reversedOn = reversedAt === null ? '' : dayIn(config.timeZone, new Date(reversedAt));
  await auditRead(context, { action: 'payout.export', entity: 'payout', entityId: id });
  const [items, settled] = await Promise.all([findItems(db, id), findSettled(db, id)]);
  const parts = [
    ...items.map((item) => ({ ...item, what: 'commission', cents: item.dueCents })),
    ...settled.map(({ line, ...one }) => ({
      ...one,
      what: whatOf(line.amountCents),
      cents: line.amountCents,
    })),
  ];
  const rows = parts.map((part) => [
    id,
    paidOn,
    reference,
    reversedOn,
    part.affiliateId,
    part.affiliateName,
    part.company ?? '',
    part.leadId,
    part.deletedAt === null ? `${part.firstName} ${part.lastName}` : '',
    part.what,
    dollarsFromCents(part.cents).toFixed(2),
  ]);
  const text = csvLines([columns, ...rows]);
  return { chunks: chunks(byteOrderMark + text), fileName: `payout-${id}-${paidOn}.csv` };
}

async function* chunks(text: string): AsyncGenerator<string> {
  yield text;
}
