import * as z from 'zod/mini';
import { publicAffiliate } from './affiliates.ts';
import * as fields from '../fields.ts';
import * as publicPaths from '../public-paths.ts';
import { route } from '../route.ts';

// Earlier visits with a referral code, as the browser claims them: the first twenty valid ones.
const touch = z.object({
  code: z.string().check(z.maxLength(200)),
  at: z.string().check(z.maxLength(40)),
  // The slug of the partner's link that was followed.
  link: fields.aside(z.string().check(z.maxLength(40))),
});
const touches = z.pipe(
  z.array(fields.aside(touch)),
  z.transform((all) => all.filter((one) => one !== null && one !== undefined).slice(0, 20)),
);

/** Claims about who sent a visitor; an invalid one must not cost the lead. Checked later. */
export const referralClaims = z.object({
  // The code of the current visit, claimed as of now.
  referralCode: fields.aside(z.string().check(z.maxLength(200))),
  referralTouches: fields.aside(touches),
  // The link by which a client confirms that a partner named them.
  invitation: fields.aside(z.string().check(z.maxLength(60))),
  // The applicant's choice: a typed code, or an empty text if they erased the shown one. Left out
  // if the form shows what the links say.
  referralChoice: fields.aside(z.string().check(z.maxLength(200))),
  sessionId: fields.aside(fields.sessionId),
});

export const findCreditedAffiliate = route({
  ...publicPaths.findCreditedAffiliate,
  access: 'public',
  summary: 'The partner whom an application sent now would be credited to, by the same rule.',
  body: referralClaims,
  refuses: [404],
  answer: z.object({
    affiliate: z.nullable(z.extend(publicAffiliate, { referralCode: z.string() })),
  }),
  limit: { count: 60, seconds: 60 },
});
