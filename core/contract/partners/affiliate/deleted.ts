import * as z from 'zod/mini';
import { affiliateRow } from './rows.ts';
import * as fields from '../../fields.ts';
import { listPage, listQuery } from '../../page.ts';
import { forAdmins, forOverseers, get, post } from '../../route.ts';

export const deletedAffiliateRow = z.extend(
  z.pick(affiliateRow, {
    id: true,
    firstName: true,
    lastName: true,
    email: true,
    company: true,
    referralCode: true,
    isActive: true,
    createdAt: true,
  }),
  fields.deletion,
);

export const listDeletedAffiliates = get('/api/admin/affiliates/deleted', {
  ...forOverseers,
  summary:
    'A page of the partners that were deleted and can still be restored, searched like others.',
  query: listQuery({ deletedAt: 'moment' }, {}),
  answer: listPage(deletedAffiliateRow),
});

export const restoreAffiliate = post('/api/admin/affiliates/:id/restore', {
  ...forAdmins,
  summary:
    'Takes back the deletion of a partner, up to 30 days after it; refused (409) while another partner has its email address.',
  refuses: [409, 410],
  answer: affiliateRow,
});
