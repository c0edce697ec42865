import { dollarsFromCents } from '#core/domain/money.ts';
import { payeeKey } from '#core/domain/partners/payee.ts';
import { reportingLine } from '#core/domain/partners/reporting-line.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { byteOrderMark, csvLines } from '#server/outside/csv.ts';
import { nameAffiliates } from '../../affiliates/queries.ts';
import { auditRead } from '../../../audit-read.ts';
import type { StaffContext } from '../../../context.ts';
import { findPayees } from '../payees/queries.ts';
import { findPartsOfYear, findYearParts, type YearPart } from './queries.ts';
import { sumPayees } from './sum-payees.ts';

/** The payments of each calendar year by payee, newest first, with the line of Form 1099. */
export async function listPayoutYears(context: StaffContext) {
  const { db, programme } = context;
  const parts = await findYearParts(db);
  const { names, w9Of } = await readPayees(db, parts);
  const rules = await programme.currentRules();
  await auditRead(context, 'payout.years', 'payout');
  const years = [...Map.groupBy(parts, ({ year }) => year)].map(([year, ofYear]) => {
    const lineCents = reportingLine(rules, year);
    const byPayee = Map.groupBy(sumPayees(ofYear), ({ key }) => key);
    const payments = [...byPayee].map(([key, own]) => ({
      kind: own[0]!.payee,
      name: own[0]!.payeeName,
      affiliates: own.map(({ affiliateId: id }) => ({ id, name: names.get(id) ?? '' })),
      w9On: w9Of(key),
      paidCents: own[0]!.payeeCents,
      isReported: own[0]!.payeeCents >= lineCents,
    }));
    const reaching = payments.filter(({ isReported }) => isReported);
    return {
      year,
      paidCents: payments.reduce((sum, { paidCents }) => sum + paidCents, 0),
      payees: payments.length,
      lineCents,
      reaching: reaching.length,
      withoutW9: reaching.filter(({ w9On }) => w9On === null).length,
      payments: payments.toSorted((a, b) => b.paidCents - a.paidCents),
    };
  });
  return { years };
}

/** The names of affiliates, and the day of the form W-9 of each payee. */
async function readPayees(db: Queryable, parts: readonly YearPart[]) {
  const ids = [...new Set(parts.map(({ affiliateId }) => affiliateId))];
  const [names, payees] = await Promise.all([nameAffiliates(db, ids), findPayees(db, ids)]);
  const forms = new Map(
    payees.flatMap(({ affiliateId, kind, name, w9On }) =>
      w9On ? [[payeeKey(affiliateId, { payee: kind, payeeName: name ?? '' }), w9On]] : [],
    ),
  );
  return { names, w9Of: (key: string) => forms.get(key) ?? null };
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
 * Form 1099 applies to the payee: payments to a broker for several partners count together. Audited.
 */
export async function exportPayoutYear(context: StaffContext, asked: { year: string }) {
  const { db, programme } = context;
  const year = Number(asked.year);
  const parts = await findPartsOfYear(db, year);
  const { names, w9Of } = await readPayees(db, parts);
  const lineCents = reportingLine(await programme.currentRules(), year);
  await auditRead(context, 'payout.export_year', 'payout', { shown: { year } });
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
      w9Of(key) === null ? 'missing' : 'on file',
    ]);
  const text = byteOrderMark + csvLines([columns, ...rows]);
  return { chunks: [text], fileName: `partner-payments-${year}.csv` };
}
