import * as z from 'zod/mini';
import * as fields from '../fields.ts';
import { del, forAdmins, forOverseers, get, pathId, post, put } from '../route.ts';
import { noAnswer } from '../shapes.ts';

/** The fields of a revision that staff enter; the action checks whether the values are allowed. */
const revisionBody = z.object({
  effectiveFrom: z.iso.date('text.line').check(z.refine(fields.hasWholeYear, 'text.line')),
  source: fields.line(500),
  basis: z.nullable(fields.line(500)),
  terms: z.record(z.string().check(z.maxLength(60)), z.unknown()),
});

const finding = z.object({
  key: z.nullable(z.string()),
  message: z.string(),
});

const nullableName = z.nullable(z.string());

/** A revision of the terms: several values from a day on, for one reason. */
export const termsRevision = z.object({
  id: fields.rowId,
  state: z.enum(['draft', 'planned', 'effective', 'superseded', 'withdrawn']),
  effectiveFrom: z.string(),
  source: z.string(),
  basis: z.nullable(z.string()),
  terms: z.record(z.string(), z.unknown()),
  // The values these terms had before it, on its first day.
  earlier: z.record(z.string(), z.unknown()),
  errors: z.array(finding),
  warnings: z.array(finding),
  createdBy: z.string(),
  updatedAt: fields.moment,
  publishedBy: nullableName,
  publishedAt: z.nullable(fields.moment),
  withdrawnBy: nullableName,
  withdrawnAt: z.nullable(fields.moment),
  // Who published the revision that replaced the last of its values, and from which day; null while
  // one still applies.
  supersededBy: nullableName,
  supersededOn: z.nullable(z.string()),
  // How many publications and withdrawals there have been. Sent back on publishing, it shows
  // whether the preview used the current rules.
  standing: z.int(),
});

const path = '/api/admin/programme/rules';

export const listRevisions = get(path, {
  ...forOverseers,
  summary: 'Every revision of the terms: drafts, planned, effective and withdrawn, newest first.',
  answer: z.object({ items: z.array(termsRevision) }),
});

export const createRevision = post(path, {
  ...forAdmins,
  status: 201,
  summary: 'Saves a draft of new values from a day on; nothing changes before it is published.',
  body: revisionBody,
  answer: termsRevision,
});

export const checkRevisionDraft = post(`${path}/check`, {
  ...forAdmins,
  summary: 'Says what is wrong or unlikely about new values, without keeping them.',
  body: revisionBody,
  answer: z.object({
    errors: z.array(finding),
    warnings: z.array(finding),
  }),
});

export const readRevision = get(`${path}/:id`, {
  ...forOverseers,
  summary: 'One revision of the terms.',
  answer: termsRevision,
});

export const updateRevision = put(`${path}/:id`, {
  ...forAdmins,
  summary: 'Changes a draft; a published revision never changes.',
  body: z.extend(revisionBody, { updatedAt: fields.moment }),
  refuses: [409],
  answer: termsRevision,
});

export const deleteRevision = del(`${path}/:id`, {
  ...forAdmins,
  summary: 'Throws a draft away.',
  refuses: [409],
  answer: noAnswer,
});

export const publishRevision = post(`${path}/:id/publish`, {
  ...forAdmins,
  needsStepUp: true,
  summary: 'Publishes a draft under the name of who asks; it takes effect on its first day.',
  body: z.object({
    updatedAt: fields.moment,
    standing: z.int(),
  }),
  refuses: [409],
  answer: termsRevision,
});

export const withdrawRevision = post(`${path}/:id/withdraw`, {
  ...forAdmins,
  summary: 'Takes back a published revision whose first day has not come.',
  body: z.object({}),
  refuses: [409],
  answer: termsRevision,
});

const estimate = z.object({
  taxCredit: z.int(),
  educationEarnings: z.int(),
  totalBenefit: z.int(),
  monthlySavings: z.int(),
});

const preview = z.object({
  standing: z.int(),
  // Open leads that were shown values which this revision ends; of very many only the newest are
  // counted.
  openLeads: z.object({
    touched: z.int(),
    looked: z.int(),
    isAll: z.boolean(),
  }),
  // By page, the texts that are added, removed or replaced.
  pages: z.array(
    z.object({
      name: z.string(),
      path: z.string(),
      changes: z.array(
        z.object({
          before: z.nullable(z.string()),
          after: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  // Results of the calculator for sample homes.
  estimates: z.array(
    z.object({
      homePrice: z.int(),
      electricBill: z.int(),
      propertyState: z.string(),
      before: estimate,
      after: estimate,
    }),
  ),
  // Buyers near the limits whose answer would change, with the new answer.
  answers: z.array(
    z.object({
      state: z.string(),
      creditScore: z.int(),
      homePrice: z.int(),
      isEligible: z.boolean(),
    }),
  ),
});

export const previewRevision = get(`${path}/:id/preview`, {
  ...forOverseers,
  limit: { count: 60, seconds: 60 },
  summary: 'What a revision changes on each public page, in the calculator and in eligibility.',
  query: z.object({ language: fields.language }),
  answer: preview,
});

const restorePath = '/api/admin/programme/revisions/:id/restore-before';

export const previewRestoration = get(restorePath, {
  ...forOverseers,
  summary: 'What would change if the values that held before a revision held again from today on.',
  query: z.object({ language: fields.language }),
  refuses: [409],
  answer: z.extend(preview, {
    // The current values, and those that would apply again.
    earlier: z.record(z.string(), z.unknown()),
    terms: z.record(z.string(), z.unknown()),
  }),
});

export const restoreBefore = post(restorePath, {
  ...forAdmins,
  needsStepUp: true,
  summary: 'Publishes what held before a revision, as another revision from today on.',
  // The number returned by the preview; 409 if another revision was published since.
  body: z.object({ standing: z.optional(z.int()) }),
  refuses: [409],
  answer: termsRevision,
});

/** The address of a public page as a revision would show it; for staff, and without scripts. */
export function previewedPagePath(id: number, page: string, language: string): string {
  return `${path}/${id}/page?page=${page}&language=${language}`;
}

export const previewedPageParams = z.object({ id: pathId });

export const previewedPageQuery = z.object({
  page: z.string().check(z.maxLength(40)),
  language: fields.language,
});
