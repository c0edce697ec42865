import * as z from 'zod/mini';
import { contactChannels } from '../../domain/permission/consent-ticked.ts';
import { leadWorkers } from '../../domain/accounts/staff-role.ts';
import * as fields from '../fields.ts';
import { leadDetail } from './leads.ts';
import { forRecorders, get, post } from '../route.ts';
import { leadEdit } from './changes.ts';

/**
 * Fields that staff enter for a person who did not apply themselves: a name, and an email address or
 * a number. The rest may follow later.
 */
export const enteredFields = z.extend(leadEdit, {
  firstName: fields.line(100, 'firstName.required'),
  lastName: fields.line(100, 'lastName.required'),
});

/** Of address and number, one at least. */
export const hasAddress = z.refine<Pick<EnteredFields, 'email' | 'phone'>>(
  ({ email, phone }) => Boolean(email || phone),
  { error: 'email.orPhone', path: ['email'] },
);

export type EnteredFields = z.output<typeof enteredFields>;

export const createLead = post('/api/admin/leads', {
  takesIdempotencyKey: true,
  access: 'staff-or-key',
  roles: leadWorkers,
  status: 201,
  summary:
    'Enters a lead by hand, owned by who enters it. An Idempotency-Key header makes repeats harmless.',
  body: z
    .extend(enteredFields, {
      consent: z.object({
        // Spoken: the words were read aloud, and the person agreed to these channels.
        basis: z.enum(['spoken', 'none']),
        channels: z._default(z.array(z.enum(contactChannels)).check(z.maxLength(10)), []),
        // The version of the text that was read out.
        words: z.optional(z.nullable(fields.line(30))),
        // The day on which they agreed; without one the consent is older than any stop.
        on: z.optional(fields.day),
      }),
    })
    .check(hasAddress),
  answer: leadDetail,
});

export const listConsentWordings = get('/api/admin/consent-wordings', {
  ...forRecorders,
  summary: 'The current words of consent that staff read aloud, in each language.',
  query: z.object({ purpose: z.enum(['spoken']) }),
  answer: z.object({
    items: z.array(z.object({ version: z.string(), language: fields.language, text: z.string() })),
  }),
});
