import * as z from 'zod/mini';
import * as publicPaths from '../../public-paths.ts';
import * as fields from '../../fields.ts';
import { del, forAdmins, get, post, route } from '../../route.ts';
import { noAnswer } from '../../shapes.ts';
import { invitedClient, namedClient } from './clients.ts';

/** Limit of guests per link who have not confirmed yet. */
export const mostGuests = 300;

/** Limit of such guests per link who came within an hour. */
export const mostGuestsAnHour = 60;

/** The details of a guest of an open house, and the link that they scanned. */
export const registerGuestBody = z.extend(namedClient, {
  referralCode: z.string().check(z.maxLength(200)),
  link: z.string().check(z.maxLength(40)),
  // The honeypot: people cannot see it.
  website: z.optional(z.string().check(z.maxLength(500))),
});

export const registerGuest = route({
  ...publicPaths.registerGuest,
  access: 'public',
  status: 201,
  summary:
    'Registers a guest of an open house as a client of its partner; the guest gets a link by email and confirms with an application of their own. Once for each link, however often it is sent. The answer is the same for a person who is known here. 404 a day after the open house, 409 while too many wait.',
  body: registerGuestBody,
  refuses: [400, 404, 409],
  answer: z.object({ isRegistered: z.boolean() }),
  // Per network: most guests share that of the house.
  limit: { count: mostGuestsAnHour, seconds: 3600 },
});

const waiting = z.object({ items: z.array(invitedClient) });

export const listGuests = get('/api/affiliate/links/:id/guests', {
  access: 'affiliate',
  summary: 'Guests of the open houses of a link who have not confirmed yet, newest first.',
  refuses: [404],
  answer: waiting,
});

export const removeGuest = del('/api/affiliate/links/:id/guests/:guestId', {
  access: 'affiliate',
  summary: 'Removes such a guest, whose link ends; 403 for staff who act for the partner.',
  refuses: [403, 404],
  answer: noAnswer,
});

const severalGuests = z.object({
  ids: z.array(fields.rowId).check(z.minLength(1), z.maxLength(1000)),
});
const removed = z.object({ removed: z.int() });

export const removeGuests = post('/api/affiliate/guests/remove', {
  access: 'affiliate',
  summary:
    'Removes several such guests of any link; those who confirmed meanwhile stay. 403 for staff who act for the partner.',
  body: severalGuests,
  refuses: [403],
  answer: removed,
});

export const listGuestsOf = get('/api/admin/affiliates/:id/guests', {
  ...forAdmins,
  summary: 'Guests of all open houses of a partner who have not confirmed yet, newest first.',
  answer: waiting,
});

export const removeGuestOf = del('/api/admin/affiliates/:id/guests/:guestId', {
  ...forAdmins,
  summary: 'Removes such a guest, whose link ends.',
  refuses: [404],
  answer: noAnswer,
});

export const removeGuestsOf = post('/api/admin/affiliates/:id/guests/remove', {
  ...forAdmins,
  summary: 'Removes several such guests; those who confirmed meanwhile stay.',
  body: severalGuests,
  answer: removed,
});
