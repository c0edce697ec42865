import * as z from 'zod/mini';
import { mailKinds, mailStates, staffMailKind } from '../../domain/mail/mail-kind.ts';
import * as fields from '../fields.ts';
import { listPage, listQuery } from '../page.ts';
import { forAdmins, forOverseers, route } from '../route.ts';

export const sentMailRow = z.object({
  id: fields.rowId,
  kind: z.string(),
  // Null if no staff address is configured.
  recipient: z.nullable(z.string()),
  // Null until the mail was written, right before its first try.
  subject: z.nullable(z.string()),
  state: z.enum(mailStates),
  attempts: z.int(),
  // Why it was not sent: our reason, then the mail server's answer.
  reason: z.nullable(z.string()),
  serverAnswer: z.nullable(z.string()),
  createdAt: fields.moment,
  sentAt: z.nullable(fields.moment),
  // When it is tried again; null unless it is waiting.
  nextTryAt: z.nullable(fields.moment),
  leadId: z.nullable(fields.rowId),
});

export const listSentMails = route({
  method: 'GET',
  path: '/api/admin/sent-mails',
  ...forOverseers,
  summary: 'A page of the mails, newest first: sent, waiting, given up or kept back.',
  query: listQuery(
    { createdAt: 'moment' },
    {
      status: z.optional(z.enum(mailStates)),
      kind: z.optional(z.enum([...mailKinds, staffMailKind])),
    },
  ),
  answer: listPage(sentMailRow),
});

export const readMailHold = route({
  method: 'GET',
  path: '/api/admin/sent-mails/hold',
  ...forOverseers,
  summary:
    'Whether emails and notices are held, why, and how many emails wait; null if they leave.',
  answer: z.object({
    hold: z.nullable(
      z.object({
        since: fields.moment,
        // `asked` by the operator (MAILS=hold), or `moved`: another address than the last time.
        reason: z.enum(['asked', 'moved']),
        lastUrl: z.string(),
        publicUrl: z.string(),
        waiting: z.int(),
      }),
    ),
  }),
});

export const releaseMails = route({
  method: 'POST',
  path: '/api/admin/sent-mails/release',
  ...forAdmins,
  summary:
    'Lets the emails leave that were held; 409 if none are, or if the server has another address.',
  body: z.object({
    // The address that the admin read: during a change another server may answer.
    publicUrl: z.string().check(z.maxLength(300)),
  }),
  refuses: [409],
  answer: z.object({ waiting: z.int() }),
});

export const readSentMail = route({
  method: 'GET',
  path: '/api/admin/sent-mails/:id',
  ...forOverseers,
  summary: 'One mail with its words as they went out; without those that hold a secret.',
  answer: z.extend(sentMailRow, {
    language: fields.language,
    messageId: z.nullable(z.string()),
    text: z.nullable(z.string()),
    html: z.nullable(z.string()),
    // Why there is no text, and why it cannot be resent, unless it is `kept` or `unwritten`: it has
    // a link that grants access; its person was erased; what is stored does not match its checksum.
    wordsState: z.enum(['kept', 'unwritten', 'hidden', 'erased', 'altered']),
  }),
});

export const resendMail = route({
  method: 'POST',
  path: '/api/admin/sent-mails/:id/resend',
  ...forAdmins,
  summary:
    'Sends a mail again: the same words under a new Message-ID, or, where it never left, the mail itself.',
  body: z.object({
    isWithheldMeant: z._default(z.boolean(), false),
  }),
  refuses: [409],
  answer: z.object({ id: fields.rowId }),
  limit: { count: 120, seconds: 3600 },
});
