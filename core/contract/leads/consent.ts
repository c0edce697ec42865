import * as z from 'zod/mini';
import { consentTicks, contactChannels } from '../../domain/permission/consent-ticked.ts';
import * as fields from '../fields.ts';

/** What a page sends about the consent shown on it, besides the person's answers. */
export const claimedConsent = {
  consentVersion: fields.aside(fields.line(30)),
  consentTicked: fields.aside(z.enum(consentTicks)),
};

export const consentRecord = z.object({
  purpose: z.string(),
  version: z.string(),
  language: fields.language,
  // The channels agreed to; empty if consent was not granted.
  channels: z.array(z.enum(contactChannels)),
  // The text shown; empty if the version named by the page was never published.
  text: z.string(),
  isVersionConfirmed: z.boolean(),
  granted: z.boolean(),
  // Null if the page did not send it.
  ticked: z.nullable(z.enum(consentTicks)),
  wasPrechecked: z.boolean(),
  pageUrl: z.nullable(z.string()),
  ipAddress: z.string(),
  userAgent: z.nullable(z.string()),
  recordedAt: fields.moment,
  // From when a consent counts that staff state; null without a day, and for one that is its own word.
  agreedAt: z.nullable(fields.moment),
  // Whether this text is the current one.
  isCurrent: z.boolean(),
});

/** Whether a person may be contacted by a channel, and the reason. */
export const permission = z.object({
  allowed: z.boolean(),
  reason: z.string(),
});

export const stopRecord = z.object({
  channels: z.array(z.enum(contactChannels)),
  how: z.string(),
  at: fields.moment,
  by: z.nullable(z.string()),
  // For who recorded it, for ten minutes, the number by which it is taken back; else null.
  takeBackId: z.nullable(fields.rowId),
});
