/**
 * Every kind of mail this product knows; the first two are sent today, the others are those staff
 * may write templates for.
 */
export const mailKinds = [
  'lead_notification',
  'application_received',
  'affiliate_notification',
  'milestone',
  'eligibility',
  'welcome',
  'password_reset',
  'follow_up',
] as const;

export type MailKind = (typeof mailKinds)[number];
