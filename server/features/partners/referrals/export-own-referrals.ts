import { dollarsFromCents } from '#core/domain/money.ts';
import type { Language } from '#core/domain/language.ts';
import {
  commissionStates,
  type ReferralColumn,
  referralColumns,
} from '#core/i18n/referral-columns.ts';
import { sortedBatches } from '#server/db/sorted-rows.ts';
import { dayIn } from '#server/outside/clock.ts';
import { byteOrderMark, csvLines } from '#server/outside/csv.ts';
import { auditReadOnce } from '../../audit-read.ts';
import { readOwnAccount } from '../affiliates/own/queries.ts';
import type { AffiliateContext } from '../../context.ts';
import { leadScopeOf } from '../../lead-scope.ts';
import { presentOwnReferrals, type ReferralQuery } from './list-own-referrals.ts';
import { ownReferralList } from './queries.ts';

// Rows in memory at a time; the next ones are found after the last.
const rowsAtOnce = 1000;

type Row = Awaited<ReturnType<typeof presentOwnReferrals>>[number];

/** The cells of a row in column order; empty for what affiliates may not see. */
function cellsOf(
  { lead, createdAt, commissionAmount, commissionState }: Row,
  { timeZone, language }: { timeZone: string; language: Language },
) {
  return {
    firstName: lead.firstName,
    lastName: lead.lastName,
    email: lead.email ?? '',
    phone: lead.phone ?? '',
    state: lead.propertyState ?? '',
    status: lead.status,
    homePrice: lead.homePrice ?? '',
    timeline: lead.timeline ?? '',
    date: dayIn(timeZone, new Date(createdAt)),
    commission: commissionAmount === null ? '' : dollarsFromCents(commissionAmount).toFixed(2),
    commissionState:
      commissionAmount === null ? '' : commissionStates[language][commissionState ?? 'pending'],
  } satisfies Record<ReferralColumn, string | number>;
}

/**
 * All referrals of the affiliate's list in its order, as CSV streamed while it is read, with
 * headings in the language of the page. Audited.
 */
export async function exportOwnReferrals(context: AffiliateContext, query: ReferralQuery) {
  const { actor, programme } = context;
  await auditReadOnce(context, 'affiliate.export_referrals', 'affiliate', { entityId: actor.id });
  return {
    chunks: chunks(context, query),
    fileName: `referrals-${programme.today()}.csv`,
  };
}

async function* chunks(context: AffiliateContext, query: ReferralQuery): AsyncGenerator<string> {
  const { db, actor, programme, config, language } = context;
  const { sort, direction } = query;
  const terms = await programme.currentTerms();
  const { referralCode } = await readOwnAccount(db, actor.id);
  const own = { scope: leadScopeOf(actor), referralCode };
  const list = ownReferralList(own, query, terms);
  yield byteOrderMark + csvLines([Object.values(referralColumns[language])]);
  const isGathered = Boolean(query.q ?? query.status) || sort !== 'createdAt';
  const slice = { sort, direction, limit: rowsAtOnce, isGathered };
  for await (const rows of sortedBatches(db, list, slice)) {
    const referrals = await presentOwnReferrals(
      context,
      rows.map(({ row }) => row.leadId),
    );
    yield csvLines(
      referrals.map((row) => Object.values(cellsOf(row, { timeZone: config.timeZone, language }))),
    );
  }
}
