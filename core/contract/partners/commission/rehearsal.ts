import * as z from 'zod/mini';
import * as fields from '../../fields.ts';
import { forOverseers, post } from '../../route.ts';

export const rehearsedTerms = ['commissionLicensedRate', 'commissionOtherDollars'] as const;

export const rehearseCommissions = post('/api/admin/commissions/rehearse', {
  ...forOverseers,
  summary:
    'What referrals that closed between two days would have earned under changed commission terms; writes nothing.',
  body: z.object({
    rules: z
      .array(z.object({ key: z.enum(rehearsedTerms), value: z.number('value.wrong') }))
      .check(z.minLength(1), z.maxLength(rehearsedTerms.length)),
    // First and last day of the closings, in the lender's time zone.
    from: fields.day,
    to: fields.day,
  }),
  // US cents. A rate that staff agreed with an affiliate stays as it is.
  answer: z.object({
    affiliates: z.array(
      z.object({
        affiliateId: fields.rowId,
        name: z.string(),
        referrals: z.int(),
        beforeCents: z.int(),
        afterCents: z.int(),
      }),
    ),
    referrals: z.int(),
    beforeCents: z.int(),
    afterCents: z.int(),
  }),
});
