import * as z from 'zod/mini';
import * as fields from '../fields.ts';
import { del, forLeadWorkers, get, post } from '../route.ts';
import { noAnswer } from '../shapes.ts';

export const readCalendar = get('/calendar/:file', {
  access: 'public',
  summary:
    'The next steps of a member of staff as a calendar (RFC 5545), by its private address: numbers of leads, hours and links.',
  params: z.object({ file: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}\.ics$/)) }),
  answer: { kind: 'stream', contentType: 'text/calendar; charset=utf-8' },
  limit: { count: 60, seconds: 60 },
});

const path = '/api/admin/profile/calendar';

export const readCalendarLink = get(path, {
  ...forLeadWorkers,
  summary:
    'Since when the caller’s next steps have a private address; the address itself is not kept.',
  answer: z.object({ since: z.nullable(fields.moment) }),
});

export const renewCalendarLink = post(path, {
  ...forLeadWorkers,
  needsStepUp: true,
  status: 201,
  summary:
    'Makes a private address of the caller’s next steps; the one before ends. It is told once.',
  answer: z.object({ url: z.string() }),
});

export const removeCalendarLink = del(path, {
  ...forLeadWorkers,
  summary: 'Ends the private address of the caller’s next steps.',
  answer: noAnswer,
});
