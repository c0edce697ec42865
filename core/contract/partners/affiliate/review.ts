import * as z from 'zod/mini';
import { affiliateRow } from './rows.ts';
import * as fields from '../../fields.ts';
import { listPage, listQuery } from '../../page.ts';
import { forAdmins, forOverseers, get, post } from '../../route.ts';

const otherPartner = z.object({
  id: fields.rowId,
  name: z.string(),
  isActive: z.boolean(),
  isDeleted: z.boolean(),
});

/** A partner who waits for a review, with signs that one person registered twice. */
export const reviewRow = z.extend(
  z.pick(affiliateRow, {
    id: true,
    firstName: true,
    lastName: true,
    email: true,
    phone: true,
    company: true,
    state: true,
    licenseNumber: true,
    licenseVerifiedAt: true,
    isLicensedRealtor: true,
    picture: true,
    needsReview: true,
    createdAt: true,
    updatedAt: true,
  }),
  {
    // The name or company contains the word of a public authority.
    soundsOfficial: z.boolean(),
    // Null for partners whom staff created, and once the address is no longer kept.
    registeredFrom: z.nullable(z.string()),
    // Registrations from that network within a day of this one, this one included; 0 if unknown.
    registrations: z.int(),
    // Other partners, the five newest of each: registered from the same network, signed in with the
    // same browser from the same address, with the same number, with the same mailbox.
    sameNetwork: z.array(otherPartner),
    sameDevice: z.array(otherPartner),
    samePhone: z.array(otherPartner),
    sameMailbox: z.array(otherPartner),
  },
);

export const listReviews = get('/api/admin/affiliates/reviews', {
  ...forOverseers,
  summary:
    'A page of the active partners whose claims or picture staff have not reviewed, newest first.',
  query: listQuery({ createdAt: 'moment' }, {}),
  answer: listPage(reviewRow),
});

const decision = z.object({
  reason: fields.line(500),
  // `updatedAt` of the row that was read: later claims were not reviewed.
  updatedAt: z.iso.datetime({ offset: true }),
});

export const approveAffiliate = post('/api/admin/affiliates/:id/approve', {
  ...forAdmins,
  summary:
    'Ends the review of a partner: visitors see company and license, and flyers show the picture; of a picture alone, only the last. 409 if nothing waits for a review, the partner was changed since, or the license was not looked up (PUT .../basis records that).',
  body: decision,
  refuses: [409],
  answer: affiliateRow,
});

export const declineAffiliate = post('/api/admin/affiliates/:id/decline', {
  ...forAdmins,
  summary:
    'Makes a partner inactive whose claims are not accepted and ends the sessions; made active again, the partner waits for a review. Where the picture alone waits, removes it. 409 if nothing waits for a review, or the partner was changed since.',
  body: decision,
  refuses: [409],
  answer: affiliateRow,
});
