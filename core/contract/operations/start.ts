import * as z from 'zod/mini';
import * as fields from '../fields.ts';
import { del, forAdmins, forLeadWorkers, forStaff, get, post } from '../route.ts';
import { noAnswer } from '../shapes.ts';

/** The lines of *Before you go live*, in order, for admins; the last three are an officer's. */
export const startSteps = [
  'account',
  'lender',
  'mail',
  'staff',
  'test-lead',
  'facts',
  'choices',
  'hero',
  'backup',
  'profile',
  'second-factor',
  'first-lead',
] as const;

const path = '/api/admin/start';

export const readStart = get(path, {
  ...forStaff,
  summary:
    'What is left to do before the site goes live, or on an officer’s first morning, as the system finds it; nothing for other roles.',
  answer: z.object({
    isDone: z.boolean(),
    // By the caller, for seven days or until another fact of high severity opens; by an officer for good.
    isPutAway: z.boolean(),
    items: z.array(
      z.object({
        id: z.enum(startSteps),
        isDone: z.boolean(),
        path: z.string(),
        // What the system found; numbers are of what is open.
        found: z.record(z.string(), z.string()),
      }),
    ),
  }),
});

export const putStartAway = post(`${path}/later`, {
  ...forLeadWorkers,
  summary: 'Puts these lines away for the caller.',
  body: z.object({}),
  answer: noAnswer,
});

export const recordRestored = post(`${path}/backup`, {
  ...forAdmins,
  summary: 'Writes down on which day a backup was restored as a trial: no program can see it.',
  body: z.object({ restoredOn: fields.day }),
  answer: noAnswer,
});

export const sendTestLead = post(`${path}/test-lead`, {
  ...forAdmins,
  status: 201,
  summary:
    'Sends a trial application with the caller’s own email and telephone: no figure counts it, the rule gives it to no one, and no partner and no mail tells of it.',
  body: z.object({}),
  answer: z.object({ id: fields.rowId }),
});

export const deleteTestLeads = del(`${path}/test-leads`, {
  ...forAdmins,
  summary: 'Deletes all trial applications; each can be restored for 30 days.',
  answer: noAnswer,
});

export const testMailServer = post('/api/admin/mail-test', {
  ...forAdmins,
  summary: 'Sends a test email at once and tells what the mail server answered, yes or no.',
  body: z.object({ to: fields.email('email.invalid') }),
  refuses: [409],
  answer: z.object({ sent: z.boolean(), said: z.string() }),
});
