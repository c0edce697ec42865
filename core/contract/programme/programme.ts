import * as z from 'zod/mini';
import { operatorSettings } from '../../domain/programme/launch/operator-settings.ts';
import { factNeeds } from '../../domain/programme/launch/doubtful-fact.ts';
import { reviews } from '../../domain/programme/launch/review.ts';
import * as fields from '../fields.ts';
import { forOverseers, forStaff, get, post } from '../route.ts';

/** The rulebook as staff see it, with what the lender must confirm. */
const programme = z.object({
  asOf: z.string(),
  version: z.string(),
  // How often terms were published or withdrawn: a change of the lender is refused after another.
  standing: z.int(),
  // Time zone of the lender's days and of its office hours.
  timeZone: z.string(),
  // Whether visitors see only what is confirmed.
  showsOnlyConfirmed: z.boolean(),
  // Settings of the server without which something that users expect does not happen.
  missingSettings: z.array(z.enum(operatorSettings)),
  rules: z.array(
    z.object({
      key: z.string(),
      value: z.unknown(),
      effectiveFrom: z.nullable(z.string()),
      effectiveTo: z.nullable(z.string()),
      source: z.string(),
      basis: z.nullable(z.string()),
      // The last day on which it counts as reviewed; from the next day its fact is open again.
      reviewBy: z.string(),
      // Values of the same first day that visitors saw before this one replaced them.
      replaced: z.array(
        z.object({
          value: z.unknown(),
          source: z.string(),
          shownFrom: z.nullable(fields.moment),
          shownTo: fields.moment,
        }),
      ),
    }),
  ),
  factsToConfirm: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      detail: z.string(),
      severity: z.string(),
      // Who or what can settle it.
      needs: z.enum(factNeeds),
      ruleKeys: z.array(z.string()),
      // Hash of the values of these terms; sent back so that the server knows which values were
      // confirmed.
      valuesId: z.string(),
      // Whether it was confirmed for the current values and the confirmation has not expired.
      isConfirmed: z.boolean(),
      state: z.enum(['open', 'confirmed']),
      // How long a confirmation is valid.
      review: z.enum(reviews),
      // The last day on which the confirmation, or else the text of the fact, counts as reviewed.
      reviewBy: z.string(),
      confirmations: z.array(
        z.object({
          isConfirmed: z.boolean(),
          confirmedBy: z.string(),
          ground: z.string(),
          recordedBy: z.string(),
          createdAt: fields.moment,
        }),
      ),
    }),
  ),
});

export const readProgramme = get('/api/admin/programme', {
  ...forStaff,
  summary: 'The program terms of today, their sources, and the facts to confirm before going live.',
  answer: programme,
});

export const recordConfirmation = post('/api/admin/programme/facts/:fact/confirmations', {
  ...forOverseers,
  summary: 'Writes down who confirmed a doubtful fact, or took that back, and on what ground.',
  params: z.object({ fact: z.string().check(z.maxLength(60)) }),
  body: z.object({
    isConfirmed: z.boolean(),
    confirmedBy: fields.line(200),
    ground: fields.line(1000),
    valuesId: fields.line(64),
  }),
  refuses: [409],
  answer: programme,
});
