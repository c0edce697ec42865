import * as z from 'zod/mini';
import * as fields from '../fields.ts';
import { leadDetail } from '../leads.ts';
import { route } from '../route.ts';

const affiliate = z.nullable(fields.rowId);

export const creditLead = route({
  method: 'POST',
  path: '/api/admin/leads/:id/credit',
  access: 'staff',
  summary:
    'Credits a lead to another affiliate, or to nobody, with a reason; what it earned follows. 409 once it was approved, or if somebody else decided meanwhile.',
  params: z.object({ id: fields.pathId }),
  body: z.object({
    // Null for nobody.
    affiliateId: affiliate,
    // Whom the caller saw it credited to.
    seenAffiliateId: affiliate,
    // For staff alone: no affiliate reads it.
    reason: fields.line(500),
    // That the applicant is this affiliate is known, and meant.
    isSelfMeant: z.optional(z.boolean()),
  }),
  answer: leadDetail,
});
