import * as z from 'zod/mini';
import { requirements } from '../../domain/eligibility.ts';
import { checkEligibilityBody } from '../eligibility.ts';
import * as publicPaths from '../public-paths.ts';
import { route } from '../route.ts';

/** The answers that decide a check. */
export const nearMissBody = z.pick(checkEligibilityBody, {
  creditScore: true,
  homePrice: true,
  state: true,
});

/** The least that would have to be another answer; `to` lists every state that would do. */
export const nearMissChange = z.object({
  field: z.enum(['state', 'creditScore', 'homePrice']),
  to: z.union([z.int(), z.array(z.string())]),
  /** The requirement that is not met. */
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
