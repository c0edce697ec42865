import * as z from 'zod/mini';
import { everyStaff } from '../../domain/staff-role.ts';
import * as fields from '../fields.ts';
import { route } from '../route.ts';
import { permission } from './consent.ts';

const channelPermission = z.extend(permission, {
  // When the calling hours change the answer; null where only the person can change it.
  until: z.nullable(fields.moment),
  // The source of the rule that decides; null where none of the table does.
  rule: z.nullable(z.string()),
});

const params = z.object({ id: fields.pathId });

export const readPermission = route({
  method: 'GET',
  path: '/api/admin/leads/:id/permission',
  access: 'staff',
  roles: everyStaff,
  summary:
    'Whether the person of a lead may be contacted now, in each way, until when, and why or why not.',
  isBackground: true,
  params,
  answer: z.object({
    phone: channelPermission,
    sms: channelPermission,
    email: channelPermission,
    // By the clock of the person, with the distance from UTC; null if nobody knows where they are.
    localTime: z.nullable(z.string()),
    timeZone: z.nullable(z.string()),
  }),
});
