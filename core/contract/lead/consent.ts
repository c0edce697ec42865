import * as z from 'zod/mini';
import { consentTicks, contactChannels } from '../../domain/contact/consent-ticked.ts';
import * as fields from '../fields.ts';

/** What a page says of the consent on it, besides the person's own answers. */
export const claimedConsent = {
  consentVersion: fields.aside(fields.line(30)),
  consentTicked: fields.aside(z.enum(consentTicks)),
};

/** What a page said of a consent, as it is kept. */
export const consentRecord = z.object({
  purpose: z.string(),
  version: z.string(),
  language: fields.language,
  // What was agreed to: none where nothing was granted.
  channels: z.array(z.enum(contactChannels)),
  // The words shown; empty where nobody published the version that the page named.
  text: z.string(),
  isVersionConfirmed: z.boolean(),
  granted: z.boolean(),
  // Null where the page did not say.
  ticked: z.nullable(z.enum(consentTicks)),
  wasPrechecked: z.boolean(),
  pageUrl: z.nullable(z.string()),
  ipAddress: z.string(),
  userAgent: z.nullable(z.string()),
  recordedAt: fields.moment,
  // Whether visitors are asked to agree to the same words today.
  isCurrent: z.boolean(),
});

/** Whether somebody may be contacted in a way, and why or why not. */
export const permission = z.object({
  allowed: z.boolean(),
  reason: z.string(),
});

/** That somebody said stop, as staff heard or read it. */
export const stopRecord = z.object({
  channels: z.array(z.enum(contactChannels)),
  how: z.string(),
  at: fields.moment,
  // Who wrote it down.
  by: z.nullable(z.string()),
});
