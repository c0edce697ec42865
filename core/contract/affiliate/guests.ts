import * as z from 'zod/mini';
import * as publicPaths from '../public-paths.ts';
import { route } from '../route.ts';
import { namedClient } from './clients.ts';

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
