import * as z from 'zod/mini';
import { payees } from '../../../domain/partners/partner-kinds.ts';
import * as fields from '../../fields.ts';
import { forOverseers, get } from '../../route.ts';
import { csvFile } from '../../shapes.ts';

export const listPayoutYears = get('/api/admin/payouts/years', {
  ...forOverseers,
  summary:
    'What was paid in each calendar year of the payments, the newest first, and how many payees reach the amount that is reported on Form 1099.',
  answer: z.object({
    years: z.array(
      z.object({
        year: z.int(),
        paidCents: z.int(),
        payees: z.int(),
        lineCents: z.int(),
        // Payees paid that much for all their partners together, and those without a form W-9 on
        // file.
        reaching: z.int(),
        withoutW9: z.int(),
        // The highest first; rows of one kind and name are one payee, whichever partner they are of.
        payments: z.array(
          z.object({
            kind: z.enum(payees),
            name: z.string(),
            affiliates: z.array(z.object({ id: fields.rowId, name: z.string() })),
            w9On: z.nullable(fields.day),
            paidCents: z.int(),
            isReported: z.boolean(),
          }),
        ),
      }),
    ),
  }),
});

export const exportPayoutYear = get('/api/admin/payouts/years/:year/csv', {
  ...forOverseers,
  needsStepUp: true,
  summary:
    'What each payee was paid in a calendar year for each affiliate, as CSV: the payee of the payments, the totals, whether that of the payee reaches the amount reported on Form 1099, and whether the form W-9 is on file.',
  limit: { count: 30, seconds: 60 },
  params: z.object({ year: z.string().check(z.regex(/^(19|20|21)\d{2}$/)) }),
  answer: csvFile,
});
