import * as z from 'zod/mini';
import { payees } from '../../../domain/partners/partner-kinds.ts';
import * as fields from '../../fields.ts';
import { ledgerLine } from './ledger-line.ts';

/** The payee of a payment, as on record when it was made. */
export const madeOutTo = z.object({ payee: z.enum(payees), payeeName: z.string() });

/** The payment of one payout to one affiliate, as printed on the statement. Amounts in US cents. */
export const statement = z.object({
  payoutId: fields.rowId,
  // Counted per affiliate, from 1; a reversed payout keeps its number.
  number: z.int(),
  paidOn: fields.day,
  reference: z.string(),
  // Null unless the payout was reversed.
  reversedAt: z.nullable(fields.moment),
  reversalReason: z.nullable(z.string()),
  lender: z.object({
    name: z.string(),
    address: z.string(),
    phone: z.string(),
    email: z.string(),
  }),
  affiliate: z.object({
    id: fields.rowId,
    name: z.string(),
    company: z.nullable(z.string()),
    email: z.string(),
    licenseNumber: z.nullable(z.string()),
    language: fields.language,
  }),
  // One, unless the payee changed. What came back is not paid.
  paidTo: z.array(
    z.object({
      ...madeOutTo.shape,
      totalCents: z.int(),
      returnedAt: z.nullable(fields.moment),
      returnReason: z.nullable(z.string()),
    }),
  ),
  referrals: z.array(
    z.object({
      leadId: fields.rowId,
      // Null if the client is no longer shown.
      client: z.nullable(z.string()),
      dueCents: z.int(),
      lines: z.array(ledgerLine),
    }),
  ),
  corrections: z.array(
    z.object({
      leadId: fields.rowId,
      client: z.nullable(z.string()),
      // The payee of the payment that it corrects.
      payeeName: z.string(),
      line: ledgerLine,
    }),
  ),
  totalCents: z.int(),
});
