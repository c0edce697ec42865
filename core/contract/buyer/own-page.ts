import * as z from 'zod/mini';
import { languages } from '../../domain/language.ts';
import { milestones, type NextStep, turnOf } from '../../domain/partners/milestones.ts';
import { noticeWays } from '../../domain/visitor/notice.ts';
import { promises } from '../../domain/office/promise-days.ts';
import { termChoices } from '../../domain/programme/term-values.ts';
import { contactMethods } from '../../domain/options.ts';
import * as fields from '../fields.ts';
import { get, patch, pathId, post } from '../route.ts';
import { noAnswer } from '../shapes.ts';

const nextSteps = Object.keys(turnOf) as [NextStep, ...NextStep[]];
const day = z.string();
const sees = z.enum(termChoices.partnerSees);

/** Whether a channel to the buyer is open. */
const way = z.boolean();

export const ownPage = z.object({
  // The number of the application, such as `SG-000198`.
  reference: z.string(),
  firstName: z.string(),
  language: fields.language,
  // The way that the applicant chose; another value of an earlier site is null.
  contactMethod: z.nullable(z.enum(contactMethods)),
  progress: z.object({
    reached: z.array(z.object({ milestone: z.enum(milestones), at: fields.moment })),
    next: z.enum(nextSteps),
    turn: z.enum(['lender', 'client', 'done']),
  }),
  // The promised days, in office time. A past one needs an apology; a past contact has a new day.
  promises: z.array(
    z.object({
      promise: z.enum(promises),
      by: day,
      isPast: z.boolean(),
      again: z.nullable(day),
    }),
  ),
  // Who answers the application; null until someone does.
  specialist: z.nullable(z.object({ firstName: z.string(), photo: z.nullable(z.string()) })),
  // The figures as they were shown, in words; null if none were.
  figures: z.nullable(
    z.object({
      // What decides, in dollars; null where nothing is granted, financed or confirmed. A negative
      // cost of the panels is a saving.
      main: z.object({
        homePrice: z.int(),
        grant: z.nullable(z.int()),
        // `closingOnly` if the grant may not pay the down payment.
        bring: z.nullable(z.object({ low: z.int(), high: z.int(), closingOnly: z.int() })),
        panels: z.nullable(z.object({ low: z.int(), high: z.int() })),
      }),
      title: z.string(),
      basis: z.string(),
      lines: z.array(
        z.object({ label: z.string(), value: z.string(), note: z.optional(z.string()) }),
      ),
      notes: z.array(z.string()),
      // Whether the program would show the same today.
      holds: z.boolean(),
    }),
  ),
  // True for a person with a link from the buyer: fields that only the buyer decides are left out.
  isReadOnly: z.boolean(),
  // True for a link to an address that staff entered or changed: it may stop all ways, withdraw and
  // lower what the partner sees, and everything else is empty.
  onlyStops: z.boolean(),
  channels: z.nullable(z.object({ phone: way, sms: way, email: way })),
  // False once staff were told not to contact the person at all.
  mayChooseChannels: z.boolean(),
  // The consent that switching a channel on gives.
  consent: z.object({ version: z.string(), text: z.string() }),
  // Who referred the buyer, what they see, and what the buyer may choose; null without a partner.
  partner: z.nullable(z.object({ name: z.string(), sees, choices: z.array(sees) })),
  // Notices of negative answers in the visit in which the buyer applied, oldest first.
  notices: z.array(
    z.object({
      text: z.string(),
      answeredAt: fields.moment,
      way: z.nullable(z.enum(noticeWays)),
      // Null until it is sent.
      sentAt: z.nullable(fields.moment),
    }),
  ),
  // Who opened the application on which day, newest first.
  readers: z.array(
    z.object({
      who: z.enum(['admin', 'officer', 'compliance', 'read_only', 'program', 'partner', 'former']),
      name: z.nullable(z.string()),
      day,
      times: z.int(),
    }),
  ),
  // The links to this page that the buyer gave to others.
  shared: z.array(
    z.object({ id: z.int(), madeAt: fields.moment, openedAt: z.nullable(fields.moment) }),
  ),
  // The mailbox asked to be told once the rules change. Shown only by a link that was mailed to it:
  // anyone can apply with any address.
  isWatching: z.boolean(),
  mayWithdraw: z.boolean(),
  erasureAskedAt: z.nullable(fields.moment),
});

export type OwnPage = z.output<typeof ownPage>;

const params = z.object({ token: z.string() });
const often = { count: 60, seconds: 60 };
const seldom = { count: 10, seconds: 60 };

const needsOpenLink = 'Only for a browser that opened the link; else 403 `phone_digits`.';

export const askForLink = post('/api/my/link', {
  access: 'public',
  summary:
    'Mails a new link to the applicant’s page of each application with this email address. Answers the same for every address.',
  body: z.object({ email: fields.email() }),
  answer: noAnswer,
  limit: { count: 10, seconds: 900 },
});

export const confirmEmail = post('/api/my/confirm-email', {
  access: 'public',
  summary:
    'Confirms, by the link in an email to the address that the applicant gave, that the one which staff entered since is theirs. Links to it then open the whole page. A link works once, for 72 hours.',
  body: z.object({ token: z.string() }),
  answer: noAnswer,
  refuses: [404],
  limit: { count: 10, seconds: 60 },
});

export const openOwnPage = post('/api/my/:token/open', {
  access: 'public',
  summary:
    "Opens a buyer's own page in this browser by the last four digits of the telephone. Five wrong tries lock the link for an hour.",
  params,
  body: z.object({ phoneLast4: z.string().check(z.trim(), z.regex(/^\d{4}$/)) }),
  answer: noAnswer,
  limit: seldom,
});

export const readOwnPage = get('/api/my/:token', {
  access: 'public',
  summary: `A buyer's own page. ${needsOpenLink}`,
  params,
  refuses: [403],
  answer: ownPage,
  limit: often,
});

export const changeOwnPage = patch('/api/my/:token', {
  access: 'public',
  summary: `Changes who may contact the buyer, what the partner sees, and the language. ${needsOpenLink}`,
  params,
  body: z.object({
    channels: z.optional(
      z.object({ phone: z.optional(way), sms: z.optional(way), email: z.optional(way) }),
    ),
    partnerSees: z.optional(sees),
    language: z.optional(z.enum(languages)),
    /** Ends the watch of the link's mailbox. */
    watch: z.optional(z.literal(false)),
    /** Sent with a channel that is switched on: version and language of the text that was shown. */
    consentVersion: z.optional(z.string().check(z.maxLength(20))),
    shownIn: z.optional(z.enum(languages)),
  }),
  refuses: [409],
  answer: ownPage,
  limit: often,
});

export const withdrawApplication = post('/api/my/:token/withdraw', {
  access: 'public',
  summary: `Withdraws the application. 409 for one that has ended. ${needsOpenLink}`,
  params,
  refuses: [409],
  answer: ownPage,
  limit: seldom,
});

export const askErasure = post('/api/my/:token/erasure', {
  access: 'public',
  summary: `Asks staff to erase everything of the buyer. ${needsOpenLink}`,
  params,
  answer: ownPage,
  limit: seldom,
});

export const sharePage = post('/api/my/:token/links', {
  access: 'public',
  summary: `A link with which someone else reads the page and changes nothing. 409 while five of them work. ${needsOpenLink}`,
  params,
  answer: z.object({ link: z.string() }),
  refuses: [403, 409],
  status: 201,
  limit: seldom,
});

export const revokeSharedLink = post('/api/my/:token/links/:linkId/revoke', {
  access: 'public',
  summary: `Ends one link of someone else to the page. ${needsOpenLink}`,
  params: z.object({ token: z.string(), linkId: pathId }),
  answer: noAnswer,
  refuses: [403],
  limit: seldom,
});

export const revokeOwnLinks = post('/api/my/:token/revoke-link', {
  access: 'public',
  summary: `Ends every link to this page, in every browser. ${needsOpenLink}`,
  params,
  answer: noAnswer,
  limit: seldom,
});

export const closeOwnPage = post('/api/my/:token/close', {
  access: 'public',
  summary:
    'Closes every page of a buyer that this browser opened: its cookie ends, no link does. The same for every token.',
  params,
  answer: noAnswer,
  limit: seldom,
});

export const readCallEntry = get('/api/my/:token/call', {
  access: 'public',
  summary: `The promised call as a calendar entry; 404 where none is promised. ${needsOpenLink}`,
  params,
  refuses: [403],
  answer: { kind: 'stream', contentType: 'text/calendar; charset=utf-8' },
  limit: often,
});

export const readSpecialistCard = get('/api/my/:token/specialist', {
  access: 'public',
  summary: `Who answers the application, for an address book (vCard 3.0); 404 until someone does. ${needsOpenLink}`,
  params,
  refuses: [403],
  answer: { kind: 'stream', contentType: 'text/vcard; charset=utf-8' },
  limit: often,
});

export const downloadOwnData = get('/api/my/:token/download', {
  access: 'public',
  summary: `Everything that is kept of the buyer, as a file of JSON. ${needsOpenLink}`,
  params,
  refuses: [403],
  // A file to keep, not an answer to read.
  answer: { kind: 'stream', contentType: 'application/octet-stream' },
  limit: seldom,
});
