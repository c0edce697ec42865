import { demand } from '#server/platform/http-error.ts';
import type { UncheckedRule } from '#core/domain/programme/programme-terms.ts';
import {
  checkRevision,
  type RevisionCheck,
} from '#core/domain/programme/revision/check-revision.ts';
import { isDay } from '#core/domain/programme/term-values.ts';
import { losesAgency } from '#core/domain/programme/revision/notice-agency.ts';
import { supersededBy } from '#core/domain/programme/revision/superseded.ts';
import {
  reviseRules,
  revisionState,
  type TermsRevision,
} from '#core/domain/programme/revision/terms-revision.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { Programme, StaffContext } from '../context.ts';
import { nameStaff } from '../name-staff.ts';
import { agencyMissing, noSuchRevision } from './policy.ts';
import {
  countPublications,
  findPublished,
  findRevision,
  findRevisions,
  type RevisionRow,
} from './queries.ts';
import { previewedTerms, type Publication, readRulebook } from './read-rulebook.ts';

interface Evaluated extends RevisionCheck {
  earlier: Record<string, unknown>;
}

/** The changes of a revision, and its errors and warnings by today's checks. */
export async function evaluateRevision(
  db: Queryable,
  revision: TermsRevision & Partial<Publication>,
  today: string,
): Promise<Evaluated> {
  const { id = 0, publishedAt = null } = revision;
  const rules = await readRulebook(db, { id, publishedAt });
  const day = isDay(revision.effectiveFrom) ? revision.effectiveFrom : today;
  const before = previewedTerms(rules, day);
  const values: Readonly<Record<string, unknown>> = { ...before };
  const earlier = Object.fromEntries(
    Object.keys(revision.terms).map((key) => [key, values[key] ?? null]),
  );
  const check = checkRevision(revision, before, today);
  return check.errors.length > 0
    ? { ...check, earlier }
    : { ...check, errors: agencyErrors(revision, rules, today), earlier };
}

/** The sentence about a later day on which a notice would lose its agency, if there is one. */
function agencyErrors(revision: TermsRevision, rules: readonly UncheckedRule[], today: string) {
  const day = losesAgency(rules, reviseRules(rules, [revision]), today);
  const key = 'negativeAnswer' in revision.terms ? 'negativeAnswer' : 'creditAgency';
  return day === null ? [] : [{ key, message: agencyMissing(day) }];
}

/** State of a revision, and what replaced it from which day. */
function standingOf(row: RevisionRow, published: readonly RevisionRow[], programme: Programme) {
  const today = programme.today();
  const state = revisionState(row, today);
  const one = published.find(({ id }) => id === row.id);
  const by = one && supersededBy(published, one, today);
  if (!by) {
    return { state, by: null, on: null };
  }
  const isLater = by.effectiveFrom > row.effectiveFrom;
  const on = isLater ? by.effectiveFrom : programme.dayOf(by.publishedAt!);
  return { state: 'superseded' as const, by: by.publishedBy, on };
}

const nothingFound = { errors: [], warnings: [] };

/** Revisions as staff see them, with the names of who wrote and published them. */
async function presentRevisions(
  { db, programme }: { db: Queryable; programme: Programme },
  rows: readonly RevisionRow[],
) {
  const today = programme.today();
  const published = await findPublished(db);
  const people = [...rows, ...published].flatMap(({ createdBy, publishedBy, withdrawnBy }) =>
    [createdBy, publishedBy, withdrawnBy].filter((id) => id !== null),
  );
  const names = await nameStaff(db, people);
  const nameOf = (id: number | null) => (id === null ? null : (names.get(id) ?? 'Someone'));
  const standing = await countPublications(db);
  const revisions = [];
  for (const row of rows) {
    const { state, by, on } = standingOf(row, published, programme);
    const { errors, warnings, earlier } = await evaluateRevision(db, row, today);
    revisions.push({
      id: row.id,
      state,
      effectiveFrom: row.effectiveFrom,
      source: row.source,
      basis: row.basis,
      terms: row.terms,
      earlier,
      // Only a draft can still be corrected.
      ...(state === 'draft' ? { errors: [...errors], warnings: [...warnings] } : nothingFound),
      createdBy: nameOf(row.createdBy)!,
      updatedAt: row.updatedAt.toISOString(),
      publishedBy: nameOf(row.publishedBy),
      publishedAt: row.publishedAt,
      withdrawnBy: nameOf(row.withdrawnBy),
      withdrawnAt: row.withdrawnAt,
      supersededBy: nameOf(by),
      supersededOn: on,
      standing,
    });
  }
  return revisions;
}

export async function presentRevision(
  needs: { db: Queryable; programme: Programme },
  row: RevisionRow,
) {
  const [revision] = await presentRevisions(needs, [row]);
  return revision!;
}

export async function listRevisions(context: StaffContext) {
  const rows = await findRevisions(context.db);
  return { items: await presentRevisions(context, rows) };
}

/** One revision of the terms; 404 if there is none. */
export async function readRevision(context: StaffContext, { id }: { id: number }) {
  const row = demand(await findRevision(context.db, id), noSuchRevision);
  return presentRevision(context, row);
}

/** Errors and warnings of new values; stores nothing. */
export async function checkDraft({ db, programme }: StaffContext, revision: TermsRevision) {
  const { errors, warnings } = await evaluateRevision(db, revision, programme.today());
  return { errors: [...errors], warnings: [...warnings] };
}
