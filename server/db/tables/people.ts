import { boolean, date, char, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { CommissionUnit } from '#core/domain/partners/commission.ts';
import type { Language } from '#core/domain/language.ts';
import { staffRoles } from '#core/domain/accounts/staff-role.ts';
import {
  code,
  decimal,
  identity,
  line,
  moment,
  reference,
  spokenLanguage,
  stamp,
  word,
} from './columns.ts';
import type { TableFacts } from '../facts/table-facts.ts';

export const adminUsers = pgTable('admin_users', {
  id: identity(),
  username: line('username', 50).notNull(),
  /** `username` as `foldUserName` normalizes it; sign-in looks accounts up by it. */
  signInName: text('sign_in_name').notNull(),
  /** Null until an invited member sets one. */
  password: text('password'),
  email: line('email', 254),
  firstName: line('first_name', 100).notNull().default(''),
  lastName: line('last_name', 100).notNull().default(''),
  role: word('role', 30, staffRoles).notNull().default('admin'),
  isActive: boolean('is_active').notNull().default(true),
  lastLogin: moment('last_login'),
  createdAt: stamp('created_at'),
  updatedAt: stamp('updated_at'),
  passwordChangedAt: stamp('password_changed_at'),
  /** Never written: second factors are rows of their own. */
  totpSecret: text('totp_secret'),
  hasWeakPassword: boolean('has_weak_password').notNull().default(false),
  /** Which new leads may be given to them. No language or state means any. */
  languages: char('languages', { length: 2 }).array().notNull().default([]).$type<Language[]>(),
  states: char('states', { length: 2 }).array().notNull().default([]),
  weight: smallint('weight').notNull().default(1),
  dailyCap: integer('daily_cap'),
  onShift: boolean('on_shift').notNull().default(false),
  phone: line('phone', 40),
  photo: line('photo', 400),
  /** Issuer and subject at the identity provider; null until the member first signs in with it. */
  oidcIssuer: line('oidc_issuer', 300),
  oidcSubject: line('oidc_subject', 255),
});

export const affiliates = pgTable('affiliates', {
  id: identity(),
  firstName: line('first_name', 100).notNull(),
  lastName: line('last_name', 100).notNull(),
  email: line('email', 254).notNull(),
  password: text('password'),
  phone: line('phone', 40),
  company: line('company', 200),
  licenseNumber: line('license_number', 60),
  /** Its last day, as the partner says. */
  licenseExpires: date('license_expires'),
  state: code('state', 2),
  referralCode: line('referral_code', 20).notNull(),
  commissionRate: decimal('commission_rate', 10, 4).notNull().default(0.03),
  commissionUnit: text('commission_unit').$type<CommissionUnit>().notNull(),
  isLicensedRealtor: boolean('is_licensed_realtor').notNull().default(true),
  licenseVerifiedAt: moment('license_verified_at'),
  picture: line('picture', 400),
  isPictureReviewed: boolean('picture_reviewed').notNull().default(false),
  needsReview: boolean('needs_review').notNull().default(false),
  /** The newest name that was reviewed; the database itself writes it. */
  reviewedFirstName: line('reviewed_first_name', 100),
  reviewedLastName: line('reviewed_last_name', 100),
  isActive: boolean('is_active').notNull().default(true),
  language: spokenLanguage().default('en'),
  createdAt: stamp('created_at'),
  updatedAt: stamp('updated_at'),
  deletedAt: moment('deleted_at'),
  notifyReferrals: boolean('notify_referrals').notNull().default(true),
  notifyMilestones: boolean('notify_milestones').notNull().default(true),
  notifyCommissions: boolean('notify_commissions').notNull().default(true),
  seenAt: moment('seen_at'),
  newsSince: moment('news_since'),
});

/** Every rate that an affiliate had, from its moment on; the database itself writes it. */
export const affiliateRates = pgTable('affiliate_rates', {
  id: identity(),
  affiliateId: reference('affiliate_id').notNull(),
  since: stamp('since'),
  isLicensedRealtor: boolean('is_licensed_realtor').notNull(),
  /** Null in rates of before: then the license decides it. */
  commissionUnit: text('commission_unit').$type<CommissionUnit>(),
  commissionRate: decimal('commission_rate', 10, 4).notNull(),
});

export const passwordResetTokens = pgTable('password_reset_tokens', {
  id: identity(),
  email: line('email', 254).notNull(),
  token: code('token', 64).notNull(),
  expiresAt: moment('expires_at').notNull(),
  used: boolean('used').notNull().default(false),
  createdAt: stamp('created_at'),
});

/** Links by which a member of staff sets a first or a new password. */
export const staffLinks = pgTable('staff_links', {
  id: identity(),
  adminUserId: reference('admin_user_id').notNull(),
  token: code('token', 64).notNull(),
  expiresAt: moment('expires_at').notNull(),
  used: boolean('used').notNull().default(false),
  createdAt: stamp('created_at'),
});

/** Links by which an old address replaces a new one; `address` is the one that is restored. */
export const emailUndoTokens = pgTable('email_undo_tokens', {
  id: identity(),
  affiliateId: reference('affiliate_id').notNull(),
  address: line('address', 254).notNull(),
  token: code('token', 64).notNull(),
  changedAt: moment('changed_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  used: boolean('used').notNull().default(false),
  // Null unless this token restored an address.
  takenBackAt: moment('taken_back_at'),
});

export const sessions = pgTable('sessions', {
  id: identity(),
  tokenHash: code('token_hash', 64).notNull(),
  kind: line('kind', 10).notNull(),
  adminUserId: reference('admin_user_id'),
  affiliateId: reference('affiliate_id'),
  parentSessionId: reference('parent_session_id'),
  createdAt: stamp('created_at'),
  lastSeenAt: stamp('last_seen_at'),
  expiresAt: moment('expires_at').notNull(),
  ipAddress: line('ip_address', 45),
  userAgent: line('user_agent', 512),
  secondFactorAt: moment('second_factor_at'),
  steppedUpAt: moment('stepped_up_at'),
  challenge: line('challenge', 100),
});

export const secondFactors = pgTable('second_factors', {
  id: identity(),
  adminUserId: reference('admin_user_id').notNull(),
  type: line('type', 10).$type<'totp' | 'passkey'>().notNull(),
  secret: line('secret', 64),
  lastStep: reference('last_step'),
  challenge: line('challenge', 100),
  credentialId: line('credential_id', 1400),
  publicKey: text('public_key'),
  signCount: reference('sign_count').notNull().default(0),
  createdAt: stamp('created_at'),
  confirmedAt: moment('confirmed_at'),
  lastUsedAt: moment('last_used_at'),
});

export const recoveryCodes = pgTable('recovery_codes', {
  id: identity(),
  adminUserId: reference('admin_user_id').notNull(),
  code: text('code').notNull(),
  createdAt: stamp('created_at'),
  usedAt: moment('used_at'),
});

export const apiKeys = pgTable('api_keys', {
  id: identity(),
  name: line('name', 100).notNull(),
  prefix: line('prefix', 20).notNull(),
  keyHash: code('key_hash', 64).notNull(),
  scopes: text('scopes').array().notNull(),
  createdBy: reference('created_by').notNull(),
  createdAt: stamp('created_at'),
  expiresAt: moment('expires_at').notNull(),
  lastUsedAt: moment('last_used_at'),
  revokedAt: moment('revoked_at'),
});

export const loginFailures = pgTable('login_failures', {
  id: identity(),
  kind: line('kind', 10).notNull(),
  account: line('account', 254).notNull(),
  ipAddress: line('ip_address', 45).notNull(),
  failedAt: stamp('failed_at'),
});

export const knownLogins = pgTable('known_logins', {
  kind: line('kind', 10).notNull(),
  account: line('account', 254).notNull(),
  ipAddress: line('ip_address', 45).notNull(),
  lastLoginAt: stamp('last_login_at'),
});

/** Whether push notices are on, and the keys that sign them. */
export const pushSetup = pgTable('push_setup', {
  isOnly: boolean('is_only').primaryKey().default(true),
  isOn: boolean('is_on').notNull(),
  publicKey: line('public_key', 100).notNull(),
  privateKey: line('private_key', 100).notNull(),
});

export const pushSubscriptions = pgTable('push_subscriptions', {
  id: identity(),
  adminUserId: reference('admin_user_id').notNull(),
  endpoint: line('endpoint', 1000).notNull(),
  p256dh: line('p256dh', 100).notNull(),
  auth: line('auth', 30).notNull(),
  createdAt: stamp('created_at'),
});

export const facts: TableFacts = {
  admin_users: { writers: 'accounts', policy: 'accounts', impersonal: 24 },
  affiliates: { writers: 'partners', policy: 'accounts', impersonal: 30 },
  affiliate_rates: { writers: 'partners', policy: 'accounts', kind: 'proof', impersonal: 6 },
  password_reset_tokens: { writers: 'accounts', policy: 'accounts', impersonal: 6 },
  staff_links: { writers: 'accounts', policy: 'accounts', impersonal: 6 },
  email_undo_tokens: { writers: 'accounts', policy: 'accounts', impersonal: 8 },
  sessions: { writers: 'platform', policy: 'accounts', impersonal: 14 },
  second_factors: { writers: 'accounts', policy: 'accounts', impersonal: 12 },
  recovery_codes: { writers: 'accounts', policy: 'accounts', impersonal: 5 },
  api_keys: { writers: 'platform', policy: null, impersonal: 10 },
  login_failures: { writers: 'accounts', policy: 'accounts', impersonal: 5 },
  known_logins: { writers: 'accounts', policy: 'accounts', impersonal: 4 },
  push_setup: { writers: 'integrations', policy: null, impersonal: 4 },
  push_subscriptions: { writers: 'integrations', policy: 'accounts', impersonal: 6 },
};
