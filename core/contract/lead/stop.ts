import * as z from 'zod/mini';
import { contactChannels } from '../../domain/contact/consent-ticked.ts';
import * as fields from '../fields.ts';
import { leadDetail } from '../leads.ts';
import { route } from '../route.ts';

export const stopContact = route({
  method: 'POST',
  path: '/api/admin/leads/:id/stop',
  access: 'staff',
  status: 201,
  summary:
    'Keeps that the person said stop: for the telephone number (phone, sms) or the mailbox (email), so for every lead with it, until a newer consent.',
  params: z.object({ id: fields.pathId }),
  body: z.object({
    channels: z
      .array(z.enum(contactChannels, 'channels.required'), 'channels.required')
      .check(z.minLength(1, 'channels.required'), z.maxLength(10, 'channels.required')),
    // In which way it was said; no partner reads it.
    how: fields.line(200),
    // Now, where it is left out.
    at: z.optional(z.iso.datetime({ offset: true, error: 'moment.past' })),
  }),
  answer: leadDetail,
});
