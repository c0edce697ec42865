import { stringify } from 'csv-stringify/sync';
import { dollarsFromCents } from '#core/domain/money.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { auditRead } from '../../audit-read.ts';
import type { Context } from '../../context.ts';
import { requireAdmin } from '../policy.ts';
import { describePayout } from './describe-payout.ts';
import { findItems, findSettled } from './queries.ts';

// Without it spreadsheets take the letters of other languages for something else.
const byteOrderMark = '\ufeff';

const columns = [
  'payout',
  'paidOn',
  'reference',
  'affiliateId',
  'affiliate',
  'company',
  'leadId',
  'client',
  'what',
  'dollars',
] as const;

// A correction downwards is named so: an amount that begins with a minus would be taken for a formula.
function whatOf(cents: number): string {
  return cents < 0 ? 'correction, taken off' : 'correction, added';
}

/**
 * A payout as CSV, a line for each referral and correction; a cell that a spreadsheet would take for
 * a formula begins with an apostrophe. 403 for who is no admin, 404 for none. Audited.
 */
export async function exportPayout(context: Context<StaffActor>, { id }: { id: number }) {
  const { db, actor } = context;
  requireAdmin(actor);
  const { paidOn, reference } = await describePayout(db, id);
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
    part.affiliateId,
    part.affiliateName,
    part.company ?? '',
    part.leadId,
    part.deletedAt === null ? `${part.firstName} ${part.lastName}` : '',
    part.what,
    dollarsFromCents(Math.abs(part.cents)).toFixed(2),
  ]);
  const text = stringify([[...columns], ...rows], {
    escape_formulas: true,
    record_delimiter: 'windows',
  });
  return { chunks: chunks(byteOrderMark + text), fileName: `payout-${id}-${paidOn}.csv` };
}

async function* chunks(text: string): AsyncGenerator<string> {
  yield text;
}
