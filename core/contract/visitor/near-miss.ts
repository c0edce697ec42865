import * as z from 'zod/mini';
import { requirements } from '../../domain/visitor/eligibility.ts';
import { checkEligibilityBody } from './eligibility.ts';
import * as publicPaths from '../public-paths.ts';
import * as fields from '../fields.ts';
import { claimedConsent } from '../leads/consent.ts';
import { route } from '../route.ts';

export const nearMissBody = z.pick(checkEligibilityBody, {
  creditScore: true,
  homePrice: true,
  state: true,
});

/** The smallest sufficient change of one answer; `to` lists every state that would do. */
export const nearMissChange = z.object({
  field: z.enum(['state', 'creditScore', 'homePrice']),
  to: z.union([z.int(), z.array(z.string())]),
  reason: z.enum(requirements),
});

export const findNearMiss = route({
  ...publicPaths.findNearMiss,
  access: 'public',
  summary:
    'Finds the smallest changes with which answers would meet the requirements; stores nothing.',
  body: nearMissBody,
  answer: z.object({ changes: z.array(nearMissChange) }),
  limit: { count: 30, seconds: 60 },
});

/** The answers of a person who wants to be told once the rules change for them. */
export const watchBody = z.object({
  ...nearMissBody.shape,
  creditScore: z
    .int('creditScore.number')
    .check(z.minimum(300, 'creditScore.number'), z.maximum(850, 'creditScore.number')),
  email: fields.email('email.valid'),
  ...claimedConsent,
  pageUrl: fields.asideLine(500),
});

export const watchNearMiss = route({
  ...publicPaths.watchNearMiss,
  access: 'public',
  summary:
    'Asks for one email once the rules change so that the answers meet them, with its consent.',
  body: watchBody,
  // The same for a known and an unknown address.
  // The token opens the page of /mail/choices that ends this watch.
  answer: z.object({ isWatched: z.boolean(), stopToken: z.string() }),
  refuses: [400],
  status: 201,
  limit: { count: 10, seconds: 60 },
});
