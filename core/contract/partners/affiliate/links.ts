import * as z from 'zod/mini';
import { commissionUnits } from '../../../domain/partners/commission.ts';
import * as fields from '../../fields.ts';
import { del, get, post } from '../../route.ts';
import { noAnswer } from '../../shapes.ts';

const path = '/api/affiliate/links';

/**
 * Visits (one per session), applications and commissions of a link. Deleted leads are not counted;
 * what was approved of them stays. US cents, estimates only while commissions are paid.
 */
const linkFigures = z.object({
  visits: z.int(),
  applications: z.int(),
  commissionCents: z.int(),
});

export const affiliateLink = z.object({
  id: fields.rowId,
  name: z.string(),
  listing: z.nullable(z.string()),
  url: z.string(),
  openHouseUrl: z.string(),
  // The end of its open house; null while it is closed.
  openUntil: z.nullable(fields.moment),
  // Guests who left their details at its open houses.
  guests: z.int(),
  ...linkFigures.shape,
});

export const agedFlyer = z.object({
  // First day of the terms that the flyer shows.
  asOf: z.string(),
  printedAt: fields.moment,
  changes: z.array(z.object({ before: z.nullable(z.string()), after: z.nullable(z.string()) })),
});

export const listLinks = get(path, {
  access: 'affiliate',
  summary:
    'The affiliate’s links with what each brought, the code alone and deleted links together as others, and printed flyers that are out of date.',
  // Language of the flyers; defaults to the language of the call.
  query: z.object({ language: z.optional(fields.language) }),
  answer: z.object({
    items: z.array(affiliateLink),
    others: linkFigures,
    total: linkFigures,
    // What a flyer of today says: the last day on which it is good, and the pay, if there can be any.
    flyer: z.object({
      goodUntil: z.string(),
      pay: z.nullable(
        z.object({ unit: z.enum([...commissionUnits, 'other']), amount: z.string() }),
      ),
    }),
    agedFlyers: z.array(agedFlyer),
  }),
});

export const mostLinks = 50;

export const createLink = post(path, {
  access: 'affiliate',
  status: 201,
  summary: 'Makes a link for a channel or a listing, with figures of its own.',
  body: z.object({
    name: fields.line(60),
    listing: z.optional(z.nullable(fields.line(120, 'text.line', 0))),
  }),
  refuses: [409],
  answer: z.object({ id: fields.rowId, url: z.string() }),
  limit: { count: 60, seconds: 60 },
});

export const deleteLink = del(`${path}/:id`, {
  access: 'affiliate',
  summary:
    'Takes a link off the list; where it is printed it still leads on to the affiliate’s code.',
  refuses: [404],
  answer: noAnswer,
});

export const openHouse = post(`${path}/:id/open-house`, {
  access: 'affiliate',
  summary:
    'Begins or goes on with the open house of a link: for twelve hours its applications may share one address.',
  body: z.object({}),
  refuses: [404],
  answer: z.object({ openUntil: fields.moment }),
});
