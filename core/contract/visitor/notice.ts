import * as z from 'zod/mini';
import { noticeWays } from '../../domain/visitor/notice.ts';
import * as fields from '../fields.ts';
import { claimedConsent } from '../leads/consent.ts';
import * as publicPaths from '../public-paths.ts';
import { route } from '../route.ts';

/** Where the notice of a negative answer goes: by email with a consent to it, else as a letter. */
export const addressBody = z.object({
  token: z.uuid('link.invalid'),
  agrees: z.boolean('value.wrong'),
  email: z.optional(fields.email('email.valid')),
  postalAddress: z.optional(fields.line(300, 'text.line')),
  ...claimedConsent,
  pageUrl: fields.asideLine(500),
});

export const addressNotice = route({
  ...publicPaths.addressNotice,
  access: 'public',
  summary:
    'Takes where the notice of a negative answer goes: an email address with the consent to get it there, or a postal address.',
  body: addressBody,
  answer: z.object({ way: z.enum(noticeWays), text: z.string() }),
  refuses: [400, 404, 409],
  limit: { count: 10, seconds: 60 },
});
