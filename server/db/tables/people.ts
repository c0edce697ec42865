import { boolean, char, numeric, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import type { Language } from '#core/domain/language.ts';
import { identity, moment, reference } from './columns.ts';

export const adminUsers = pgTable('admin_users', {
  id: identity(),
  username: varchar('username', { length: 50 }).notNull(),
  password: text('password').notNull(),
  email: varchar('email', { length: 254 }),
  firstName: varchar('first_name', { length: 100 }).notNull().default(''),
  lastName: varchar('last_name', { length: 100 }).notNull().default(''),
  role: varchar('role', { length: 30 }).notNull().default('admin'),
  isActive: boolean('is_active').notNull().default(true),
  lastLogin: moment('last_login'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  passwordChangedAt: moment('password_changed_at').notNull().defaultNow(),
  totpSecret: text('totp_secret'),
  hasWeakPassword: boolean('has_weak_password').notNull().default(false),
});

export const affiliates = pgTable('affiliates', {
  id: identity(),
  firstName: varchar('first_name', { length: 100 }).notNull(),
  lastName: varchar('last_name', { length: 100 }).notNull(),
  email: varchar('email', { length: 254 }).notNull(),
  password: text('password'),
  phone: varchar('phone', { length: 40 }),
  company: varchar('company', { length: 200 }),
  licenseNumber: varchar('license_number', { length: 60 }),
  state: char('state', { length: 2 }),
  referralCode: varchar('referral_code', { length: 20 }).notNull(),
  commissionRate: numeric('commission_rate', {
    precision: 10,
    scale: 4,
    mode: 'number',
  })
    .notNull()
    .default(0.03),
  isLicensedRealtor: boolean('is_licensed_realtor').notNull().default(true),
  licenseVerifiedAt: moment('license_verified_at'),
  needsReview: boolean('needs_review').notNull().default(false),
  isActive: boolean('is_active').notNull().default(true),
  language: char('language', { length: 2 }).$type<Language>().notNull().default('en'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  deletedAt: moment('deleted_at'),
});

export const passwordResetTokens = pgTable('password_reset_tokens', {
  id: identity(),
  email: varchar('email', { length: 254 }).notNull(),
  token: char('token', { length: 64 }).notNull(),
  expiresAt: moment('expires_at').notNull(),
  used: boolean('used').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const sessions = pgTable('sessions', {
  id: identity(),
  tokenHash: char('token_hash', { length: 64 }).notNull(),
  kind: varchar('kind', { length: 10 }).notNull(),
  adminUserId: reference('admin_user_id'),
  affiliateId: reference('affiliate_id'),
  parentSessionId: reference('parent_session_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
  lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
  ipAddress: varchar('ip_address', { length: 45 }),
  userAgent: varchar('user_agent', { length: 512 }),
});

export const loginFailures = pgTable('login_failures', {
  id: identity(),
  kind: varchar('kind', { length: 10 }).notNull(),
  account: varchar('account', { length: 254 }).notNull(),
  ipAddress: varchar('ip_address', { length: 45 }).notNull(),
  failedAt: moment('failed_at').notNull().defaultNow(),
});

export const knownLogins = pgTable('known_logins', {
  kind: varchar('kind', { length: 10 }).notNull(),
  account: varchar('account', { length: 254 }).notNull(),
  ipAddress: varchar('ip_address', { length: 45 }).notNull(),
  lastLoginAt: moment('last_login_at').notNull().defaultNow(),
});
