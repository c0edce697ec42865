import * as z from 'zod/mini';
import { resumableSteps } from '#core/domain/visitor/resumable.ts';
import * as fields from '../../fields.ts';
import * as publicPaths from '../../public-paths.ts';
import { route } from '../../route.ts';

/** The four digits that open answers with a telephone in them. */
const phoneLast4 = z.string().check(z.regex(/^\d{4}$/, 'resume.digits'));

export const keepAnswers = route({
  ...publicPaths.keepAnswers,
  access: 'public',
  summary: 'Keeps what a visitor has typed for a day, for another device; answers the code to it.',
  body: z.object({
    sessionId: fields.sessionId,
    step: z.enum(resumableSteps),
    /** The browser's stored answers by key; unknown keys are dropped. */
    answers: z.record(z.string().check(z.maxLength(60)), z.string().check(z.maxLength(8000))),
    phoneLast4: z.optional(phoneLast4),
  }),
  answer: z.object({ code: z.string(), link: z.string(), expiresAt: z.string() }),
  status: 201,
  limit: { count: 20, seconds: 3600 },
  bodyLimit: 20 * 1024,
});

export const openAnswers = route({
  ...publicPaths.openAnswers,
  access: 'public',
  summary:
    'The answers behind a code. 404 for one that is unknown, used up or too old; 403 `phone_digits` while the last four digits of the telephone are missing or wrong.',
  params: z.object({ code: z.string().check(z.maxLength(20)) }),
  body: z.object({ phoneLast4: z.optional(phoneLast4) }),
  answer: z.object({
    step: z.enum(resumableSteps),
    answers: z.record(z.string(), z.string()),
  }),
  refuses: [403, 404],
  limit: { count: 30, seconds: 3600 },
});
