import { dollarsFromCents } from '#core/domain/money.ts';
import { payeeKey } from '#core/domain/partners/payee.ts';
import { reportingLine } from '#core/domain/partners/reporting-line.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { byteOrderMark, csvLines } from '#server/outside/csv.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { nameAffiliates } from '../../affiliates/name-affiliates.ts';
import { auditRead } from '../../../audit-read.ts';
import type { Context } from '../../../context.ts';
import { findPayees } from '../basis/find-partners.ts';
import { findBases } from '../basis/queries.ts';
import { findPartsOfYear, findYearParts, type YearPart } from './queries.ts';
import { sumPayees } from './sum-payees.ts';

/** The payments of each calendar year, newest first, with the line of Form 1099. */
export async function listPayoutYears({ db, programme }: Context<StaffActor>) {
  const parts = await findYearParts(db);
  const { withW9 } = await readPayees(db, parts);
  const rules = await programme.currentRules();
  const years = [...Map.groupBy(parts, ({ year }) => year)].map(([year, ofYear]) => {
    const lineCents = reportingLine(rules, year);
    const payees = new Map(sumPayees(ofYear).map(({ key, payeeCents }) => [key, payeeCents]));
    const reaching = [...payees.keys()].filter((key) => payees.get(key)! >= lineCents);
    return {
      year,
      paidCents: ofYear.reduce((sum, { paidCents }) => sum + paidCents, 0),
      payees: payees.size,
      lineCents,
      reaching: reaching.length,
      withoutW9: reaching.filter((key) => !withW9.has(key)).length,
    };
  });
  return { years };
}

/** Who these payees are on record, and which of them gave a form W-9. */
async function readPayees(db: Queryable, parts: readonly YearPart[]) {
  const ids = [...new Set(parts.map(({ affiliateId }) => affiliateId))];
  const [names, payees, bases] = await Promise.all([
    nameAffiliates(db, ids),
    findPayees(db, ids),
    findBases(db, ids),
  ]);
  const keyOf = (id: number) => payeeKey(id, payees.get(id)!);
  const gave = bases.filter(({ w9OnFile }) => w9OnFile).map(({ affiliateId }) => affiliateId);
  return { names, onRecord: new Set(ids.map(keyOf)), withW9: new Set(gave.map(keyOf)) };
}

const columns = [
  'year',
  'payee',
  'payeeIs',
  'affiliateId',
  'affiliate',
  'dollars',
  'payeeDollars',
  'reportedFrom',
  'reported',
  'w9',
] as const;

/**
 * The payments of a calendar year by payee and affiliate, as CSV, the highest first. The line of
 * Form 1099 applies to the payee: payments to a broker for several partners count together. A payee
 * no longer on record for any partner has no W-9 that anyone could look up. Audited.
 */
export async function exportPayoutYear(context: Context<StaffActor>, asked: { year: string }) {
  const { db, programme } = context;
  const year = Number(asked.year);
  const parts = await findPartsOfYear(db, year);
  const { names, onRecord, withW9 } = await readPayees(db, parts);
  const w9Of = (key: string) =>
    withW9.has(key) ? 'on file' : onRecord.has(key) ? 'missing' : 'not on record';
  const lineCents = reportingLine(await programme.currentRules(), year);
  await auditRead(context, { action: 'payout.export_year', entity: 'payout', shown: { year } });
  const rows = sumPayees(parts)
    .toSorted((a, b) => b.payeeCents - a.payeeCents)
    .map(({ key, payee, payeeName, affiliateId, paidCents, payeeCents }) => [
      year,
      payeeName,
      payee,
      affiliateId,
      names.get(affiliateId) ?? '',
      dollarsFromCents(paidCents).toFixed(2),
      dollarsFromCents(payeeCents).toFixed(2),
      dollarsFromCents(lineCents).toFixed(2),
      payeeCents >= lineCents ? 'yes' : 'no',
      w9Of(key),
    ]);
  const text = byteOrderMark + csvLines([columns, ...rows]);
  return { chunks: chunks(text), fileName: `partner-payments-${year}.csv` };
}

async function* chunks(text: string): AsyncGenerator<string> {
  yield text;
}
