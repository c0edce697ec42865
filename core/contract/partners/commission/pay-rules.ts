import * as z from 'zod/mini';
import { demands, payUnits } from '../../../domain/partners/pay-rule.ts';
import { missingReasons } from '../../../domain/partners/basis.ts';
import { partnerKinds } from '../../../domain/partners/partner-kinds.ts';
import * as fields from '../../fields.ts';
import { forOverseers, get, post } from '../../route.ts';

const payRuleRow = z.object({
  id: fields.rowId,
  // Null holds in every state without a rule of its own for this kind.
  state: z.nullable(z.string()),
  kind: z.enum(partnerKinds),
  // `none`: nothing may be paid.
  unit: z.enum(payUnits),
  demands: z.array(z.enum(demands)),
  source: z.string(),
  // First and last day; the last one is the day before a later rule begins. Null: until further
  // notice. Before the first day: the rule never held, because one of the same day replaced it.
  effectiveFrom: fields.day,
  effectiveTo: z.nullable(fields.day),
  // Null: supplied with the product.
  publishedBy: z.nullable(z.string()),
  publishedAt: fields.moment,
  // Partners to whom it applies today.
  partners: z.int(),
});

/** A kind of partner in a state where partners are and no rule holds today. */
const undecidedPair = z.object({
  state: z.nullable(z.string()),
  kind: z.enum(partnerKinds),
  partners: z.int(),
  names: z.array(z.string()),
  // Estimates of theirs that wait for it, in US cents.
  cents: z.int(),
});

export const listPayRules = get('/api/admin/pay-rules', {
  ...forOverseers,
  summary: 'Every rule of what partners may be paid, and where no rule holds yet.',
  answer: z.object({
    items: z.array(payRuleRow),
    undecided: z.array(undecidedPair),
    today: fields.day,
  }),
});

const wantedRule = z.object({
  state: z.nullable(fields.stateCode()),
  kind: z.enum(partnerKinds),
  unit: z.enum(payUnits),
  demands: z.array(z.enum(demands)).check(z.maxLength(demands.length)),
  source: fields.line(500),
  effectiveFrom: fields.day,
  effectiveTo: z.optional(z.nullable(fields.day)),
});

export const publishPayRule = post('/api/admin/pay-rules', {
  ...forOverseers,
  needsStepUp: true,
  status: 201,
  summary:
    'Publishes a rule, which replaces the one of the same state and kind from its first day on.',
  body: wantedRule,
  answer: payRuleRow,
});

export const previewPayRule = post('/api/admin/pay-rules/preview', {
  ...forOverseers,
  summary: 'Whom a rule would touch, and what was paid in the last year under it; writes nothing.',
  limit: { count: 240, seconds: 60 },
  body: wantedRule,
  answer: z.object({
    replaces: z.nullable(payRuleRow),
    partners: z.int(),
    // Estimates of all of them, in US cents.
    cents: z.int(),
    // Those with the most at first, at most twenty.
    items: z.array(
      z.object({
        affiliateId: fields.rowId,
        name: z.string(),
        cents: z.int(),
        missing: z.array(z.enum(missingReasons)),
      }),
    ),
    // Paid to them in the last 365 days, and how much of it would have met the rule.
    lastYear: z.object({
      count: z.int(),
      cents: z.int(),
      metCount: z.int(),
      metCents: z.int(),
    }),
  }),
});
