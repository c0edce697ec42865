import * as z from 'zod/mini';
import { everyStaff, staffRoles } from '../../domain/staff-role.ts';
import * as fields from '../fields.ts';
import { route } from '../route.ts';

export const listStaffNames = route({
  method: 'GET',
  path: '/api/admin/staff/names',
  access: 'staff',
  roles: everyStaff,
  summary: 'What each member of staff is called, by name; those who left are marked.',
  answer: z.object({
    items: z.array(
      z.object({
        id: fields.rowId,
        name: z.string(),
        role: z.enum(staffRoles),
        isActive: z.boolean(),
      }),
    ),
  }),
});
