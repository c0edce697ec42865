import { keptOfErased } from '#core/domain/leads/erasure.ts';
import { keptKinds } from '#core/domain/operations/kept-data.ts';
import type { ProgrammeTerms } from '#core/domain/programme/programme-terms.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { lenderValues } from '../../mail/email/lender-values.ts';
import { doNotContactUntil } from '../../permission/keep-do-not-contact.ts';
import { nameStaff } from '../../name-staff.ts';
import { personalData } from './personal-data.ts';
import type { Erasure } from './queries.ts';

/** How many rows were emptied, by the kinds of the privacy policy. */
function countKinds(erasedRows: Readonly<Record<string, number>>) {
  const counts = keptKinds.map((kind) => {
    const tables = personalData.filter((data) => data.kind === kind).map(({ table }) => table);
    const rows = [...new Set(tables)].reduce((sum, table) => sum + (erasedRows[table] ?? 0), 0);
    return { kind, rows };
  });
  return counts.filter(({ rows }) => rows > 0);
}

/** The receipt of an erasure, with the lender as it is today. */
export async function presentReceipt(db: Queryable, erasure: Erasure, terms: ProgrammeTerms) {
  const { id, leadIds, reason, staffId, requestedAt, eraseOn, erasedAt, erasedRows } = erasure;
  const names = await nameStaff(db, staffId === null ? [] : [staffId]);
  const { lenderName, lenderImprint } = lenderValues(terms, 'en');
  return {
    id,
    lender: { name: lenderName, imprint: lenderImprint },
    leadIds,
    reason,
    requestedBy: names.get(staffId ?? 0) ?? null,
    requestedAt: requestedAt.toISOString(),
    eraseOn,
    erasedAt: erasedAt?.toISOString() ?? null,
    erased: countKinds(erasedRows),
    kept: [...keptOfErased],
    doNotContactUntil: doNotContactUntil(requestedAt).toISOString(),
  };
}
