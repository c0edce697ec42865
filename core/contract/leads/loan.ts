import * as z from 'zod/mini';
import { leadStatuses } from '../../domain/leads/lead-status.ts';
import { leadWorkers } from '../../domain/accounts/staff-role.ts';
import * as fields from '../fields.ts';
import { post } from '../route.ts';

export const setLoanStatus = post('/api/admin/leads/:id/loan-status', {
  access: 'staff-or-key',
  roles: leadWorkers,
  summary:
    'Sets the status that a loan has in the loan system, with all that follows when staff set it. Events may come repeatedly and in any order: each `eventId` counts once (422 if it comes back with another status or moment), and the newest `at` wins; an older one changes nothing.',
  body: z.object({
    // The loan system's own name for the event.
    eventId: fields.line(200),
    status: z.enum(leadStatuses, 'status.required'),
    // When it happened there; at most a day ahead of this server's clock.
    at: fields.enteredMoment('moment.past'),
  }),
  refuses: [422],
  answer: z.object({
    // The lead, or the one it was merged into.
    id: fields.rowId,
    // The status of the lead now; staff may have changed it since the newest event.
    status: z.string(),
    // The moment of the newest event.
    at: fields.moment,
  }),
});
