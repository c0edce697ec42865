import * as z from 'zod/mini';
import { forAdmins, post } from '../../route.ts';
import { adminsOnly } from '../../../domain/accounts/staff-role.ts';

const done = z.object({ ok: z.boolean() });

export const impersonateAffiliate = post('/api/admin/impersonate-affiliate/:id', {
  ...forAdmins,
  summary:
    'Opens a session in the name of a live affiliate beside the admin’s, which it ends with; one at a time.',
  refuses: [409],
  answer: done,
});

export const returnFromImpersonation = post('/api/admin/return-from-impersonation', {
  access: 'staff-or-affiliate',
  roles: adminsOnly,
  summary: "Ends acting in an affiliate's name; 400 if the caller does not act for one.",
  refuses: [400],
  answer: done,
});
