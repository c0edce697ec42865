import * as z from 'zod/mini';
import * as fields from '../fields.ts';
import { forLeadWorkers, post } from '../route.ts';

export const sendLeadMail = post('/api/admin/leads/:id/emails', {
  ...forLeadWorkers,
  status: 201,
  summary:
    'Sends an email that staff wrote to the applicant of a lead; answers go to the address of its writer. 400 without a reason where emails are not allowed, 429 after 200 within an hour.',
  body: z.object({
    // The template it was started from, if any.
    templateId: z.optional(z.nullable(fields.rowId)),
    subject: fields.line(200, 'template.subject'),
    // Variables of mails to applicants are allowed.
    text: fields.lines(20_000, 'template.text'),
    // Why the mail is sent against the permission of the moment; never shown to affiliates.
    override: z.optional(fields.line(500, 'override.required')),
  }),
  answer: z.object({
    id: fields.rowId,
    // Without a mail server it is kept, and can be sent again from Sent Mail.
    status: z.enum(['waiting', 'no_server']),
  }),
});
