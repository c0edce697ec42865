import * as z from 'zod/mini';
import { commissionUnits, ledgerKinds } from '../../../domain/partners/commission.ts';
import { lineCauses } from '../../../domain/partners/ledger/referral-move.ts';
import { missingReasons } from '../../../domain/partners/basis.ts';
import * as fields from '../../fields.ts';

/** The inputs of an amount; the rate is a fraction of the price, or dollars. */
export const computedFrom = z.object({
  isLicensedRealtor: z.boolean(),
  // Absent in older lines: then the license decides it.
  commissionUnit: z.optional(z.enum(commissionUnits)),
  commissionRate: z.number(),
  homePrice: z.nullable(z.int()),
});

/** One line of the ledger. US cents; a payout is negative, its reversal positive. */
export const ledgerLine = z.object({
  id: fields.rowId,
  at: fields.moment,
  kind: z.enum(ledgerKinds),
  cause: z.enum(lineCauses),
  amountCents: z.int(),
  // The status that the lead reached, or the text of staff.
  reason: z.nullable(z.string()),
  computed: z.nullable(computedFrom),
  payoutId: z.nullable(fields.rowId),
  // Set if it was approved without its basis: who answers for it, and what was missing.
  override: z.nullable(z.object({ name: z.string(), missing: z.array(z.enum(missingReasons)) })),
});
