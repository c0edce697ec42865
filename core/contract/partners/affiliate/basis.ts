import * as z from 'zod/mini';
import { missingParties, missingReasons } from '../../../domain/partners/basis.ts';
import { payUnits } from '../../../domain/partners/pay-rule.ts';
import { partnerKinds, payees, services } from '../../../domain/partners/partner-kinds.ts';
import { optionalLine, stateOrNone } from './rows.ts';
import * as fields from '../../fields.ts';
import { forOverseers, get, post, put } from '../../route.ts';

export const missingThing = z.object({
  what: z.enum(missingReasons),
  who: z.enum(missingParties),
  // The screen of the reader where it ends; null for a partner whom the lender must help.
  path: z.nullable(z.string()),
  // Of a rate: the unit that the rule allows.
  unit: z.optional(z.enum(payUnits)),
});

const partnerBasis = z.object({
  // Null until staff have recorded it.
  kind: z.nullable(z.enum(partnerKinds)),
  payee: z.enum(payees),
  // The broker or the company; null if the affiliate is paid.
  payeeName: z.nullable(z.string()),
  service: z.enum(services),
  evidence: z.nullable(z.string()),
  licenseState: z.nullable(z.string()),
  licenseNumber: z.nullable(z.string()),
  licenseExpires: z.nullable(fields.day),
  licenseEvidence: z.nullable(z.string()),
  licenseCheckedAt: z.nullable(fields.day),
  licenseCheckedBy: z.nullable(z.string()),
  w9OnFile: z.boolean(),
  updatedAt: z.nullable(fields.moment),
  // The lender's day, for a license that is looked up.
  today: fields.day,
  agreement: z.object({
    // `open`: published and not accepted; `none`: only the sample is there.
    state: z.enum(['accepted', 'open', 'none']),
    version: z.int(),
    acceptedAt: z.nullable(fields.moment),
    withdrawnAt: z.nullable(fields.moment),
    // As the partner typed it, and the shortened address of the network.
    name: z.nullable(z.string()),
    address: z.nullable(z.string()),
    // The versions before that the affiliate accepted, the newest first.
    earlier: z.array(
      z.object({
        version: z.int(),
        name: z.nullable(z.string()),
        acceptedAt: fields.moment,
        withdrawnAt: z.nullable(fields.moment),
      }),
    ),
  }),
  // All that a commission at the current rate lacks.
  missing: z.array(missingThing),
  askedToday: z.nullable(fields.moment),
});

export const readBasis = get('/api/admin/affiliates/:id/basis', {
  ...forOverseers,
  summary: 'On what ground an affiliate is paid, and what is still missing.',
  answer: partnerBasis,
});

export const askAffiliate = post('/api/admin/affiliates/:id/ask', {
  ...forOverseers,
  summary:
    'Mails an affiliate what they have to do so that commissions can be approved and paid, once a day; 409 if they have nothing to do, are inactive or turned such emails off, and without a mail server.',
  body: z.object({}),
  refuses: [409],
  answer: z.object({ askedToday: fields.moment }),
});

const optionalDay = z.optional(z.nullable(fields.day));

export const updateBasis = put('/api/admin/affiliates/:id/basis', {
  ...forOverseers,
  summary:
    'Records the kind of partner, the service with its evidence, and the license as it was looked up, which verifies it; and, if given, the payee of today with the form W-9. With `reviewedAt` it ends the review of the partner: 409 if nothing waits for one, or the partner was changed since. 409 as well with the `updatedAt` of an earlier record.',
  body: z.object({
    kind: z.enum(partnerKinds),
    // Without it, who is paid stays.
    payee: z.optional(z.enum(payees)),
    // Required with a payee who is not the affiliate.
    payeeName: optionalLine(200),
    service: z.enum(services),
    evidence: optionalLine(1000),
    licenseState: stateOrNone,
    licenseNumber: optionalLine(60),
    licenseExpires: optionalDay,
    licenseEvidence: optionalLine(500),
    licenseCheckedAt: optionalDay,
    // Of the payee that is given; without it, none.
    w9OnFile: z.optional(z.boolean()),
    // `updatedAt` of the partner whose review this ends; only admins may.
    reviewedAt: z.optional(z.iso.datetime({ offset: true })),
    // `updatedAt` of the basis that was edited; 409 if it has been recorded anew since.
    updatedAt: z.optional(z.nullable(z.iso.datetime({ offset: true }))),
  }),
  refuses: [409],
  answer: partnerBasis,
});
