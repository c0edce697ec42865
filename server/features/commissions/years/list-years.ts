import { dollarsFromCents } from '#core/domain/money.ts';
import { reportingLine } from '#core/domain/partner/reporting-line.ts';
import { byteOrderMark, csvLines } from '#server/outside/csv.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { nameAffiliates } from '../../affiliates/name-affiliates.ts';
import { auditRead } from '../../audit-read.ts';
import type { Context } from '../../context.ts';
import { payeeOf } from '../basis/find-partners.ts';
import { findBases } from '../basis/queries.ts';
import { findTotalsOfYear, findYearTotals } from './queries.ts';

/** What was paid in each calendar year, newest first, beside the line of Form 1099. */
export async function listPayoutYears({ db, programme }: Context<StaffActor>) {
  const totals = await findYearTotals(db);
  const ids = [...new Set(totals.map(({ affiliateId }) => affiliateId))];
  const bases = await findBases(db, ids);
  const withW9 = new Set(bases.filter((row) => row.w9OnFile).map((row) => row.affiliateId));
  const rules = await programme.currentRules();
  const years = [...Map.groupBy(totals, ({ year }) => year)].map(([year, paid]) => {
    const lineCents = reportingLine(rules, year);
    const reaching = paid.filter(({ paidCents }) => paidCents >= lineCents);
    return {
      year,
      paidCents: paid.reduce((sum, { paidCents }) => sum + paidCents, 0),
      affiliates: paid.length,
      lineCents,
      reaching: reaching.length,
      withoutW9: reaching.filter(({ affiliateId }) => !withW9.has(affiliateId)).length,
    };
  });
  return { years };
}

const columns = [
  'year',
  'payee',
  'payeeIs',
  'affiliateId',
  'affiliate',
  'dollars',
  'reportedFrom',
  'reported',
  'w9',
] as const;

/** What each affiliate was paid in a calendar year, as CSV, the highest first. Audited. */
export async function exportPayoutYear(context: Context<StaffActor>, asked: { year: string }) {
  const { db, programme } = context;
  const year = Number(asked.year);
  const totals = await findTotalsOfYear(db, year);
  const ids = totals.map(({ affiliateId }) => affiliateId);
  const [names, bases] = await Promise.all([nameAffiliates(db, ids), findBases(db, ids)]);
  const basisOf = new Map(bases.map((row) => [row.affiliateId, row]));
  const lineCents = reportingLine(await programme.currentRules(), year);
  await auditRead(context, { action: 'payout.export_year', entity: 'payout', shown: { year } });
  const rows = totals
    .toSorted((a, b) => b.paidCents - a.paidCents)
    .map(({ affiliateId, paidCents }) => {
      const basis = basisOf.get(affiliateId);
      const name = names.get(affiliateId) ?? '';
      return [
        year,
        payeeOf(basis, name),
        basis?.payee ?? 'self',
        affiliateId,
        name,
        dollarsFromCents(paidCents).toFixed(2),
        dollarsFromCents(lineCents).toFixed(2),
        paidCents >= lineCents ? 'yes' : 'no',
        basis?.w9OnFile ? 'on file' : 'missing',
      ];
    });
  const text = byteOrderMark + csvLines([columns, ...rows]);
  return { chunks: chunks(text), fileName: `partner-payments-${year}.csv` };
}

async function* chunks(text: string): AsyncGenerator<string> {
  yield text;
}
