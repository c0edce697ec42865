import * as z from 'zod/mini';
import * as publicPaths from '../public-paths.ts';
import { route } from '../route.ts';
import { namedClient } from './clients.ts';

/** Guests of one partner that may wait for their own confirmation. */
export const mostGuests = 300;

/** Guests of one network in an hour: most of them share the one of the house. */
const guestsAnHour = 60;

/** What a guest of an open house leaves, and the link that they scanned. */
export const registerGuestBody = z.extend(namedClient, {
  referralCode: z.string().check(z.maxLength(200)),
  link: z.string().check(z.maxLength(40)),
  // People cannot see it.
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
  limit: { count: guestsAnHour, seconds: 3600 },
});
