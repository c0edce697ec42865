/**
 * Every kind of mail this product knows. Staff may write templates for each, also for those that
 * nothing sends yet (`eligibility`).
 */
export const mailKinds = [
  'lead_notification',
  'application_received',
  'affiliate_notification',
  'milestone',
  'eligibility',
  'welcome',
  'account_exists',
  'password_reset',
  'account_changed',
  'follow_up',
] as const;

export type MailKind = (typeof mailKinds)[number];
