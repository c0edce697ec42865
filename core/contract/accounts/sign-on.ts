import * as z from 'zod/mini';
import { get } from '../route.ts';

/** Why a sign-on opened nothing; the login page says it in words. */
export const signOnRefusals = [
  'away',
  'canceled',
  'failed',
  'interrupted',
  'linked',
  'several',
  'stale',
  'unknown',
  'unverified',
] as const;

export type SignOnRefusal = (typeof signOnRefusals)[number];

const text = (most: number) => z.optional(z.string().check(z.maxLength(most)));

export const startSignOn = get('/api/admin/oidc/start', {
  access: 'public',
  summary:
    'Leads to the identity provider, and later to a screen of the CRM; with `again` the person has to prove anew who they are.',
  query: z.object({ returnTo: text(2000), again: z.optional(z.literal('true')) }),
  refuses: [404],
  answer: { kind: 'redirect' },
  limit: { count: 30, seconds: 60 },
});

export const finishSignOn = get('/api/admin/oidc/callback', {
  access: 'public',
  summary:
    'Where the identity provider sends the browser back: signs in, or leads to the login page with what is due or was refused.',
  query: z.object({
    code: text(8000),
    state: text(200),
    iss: text(300),
    error: text(200),
  }),
  refuses: [404],
  answer: { kind: 'redirect' },
  limit: { count: 30, seconds: 60 },
});
