import { boolean, char, jsonb, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { mailKinds } from '#core/domain/mail-kind.ts';
import type { Language } from '#core/domain/language.ts';
import { identity, moment, reference } from './columns.ts';

export const emailTemplates = pgTable('email_templates', {
  id: identity(),
  name: varchar('name', { length: 120 }).notNull(),
  description: text('description'),
  subject: varchar('subject', { length: 300 }).notNull(),
  htmlContent: text('html_content').notNull(),
  textContent: text('text_content').notNull(),
  templateType: varchar('template_type', { length: 40, enum: mailKinds }).notNull(),
  recipientType: varchar('recipient_type', { length: 20 }).notNull().default('admin'),
  language: char('language', { length: 2 }).$type<Language>().notNull().default('en'),
  isActive: boolean('is_active').notNull().default(true),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const heroMedia = pgTable('hero_media', {
  id: identity(),
  fileName: varchar('file_name', { length: 200 }).notNull(),
  originalName: varchar('original_name', { length: 300 }).notNull(),
  mediaType: varchar('media_type', { length: 10, enum: ['image', 'video'] }).notNull(),
  mimeType: varchar('mime_type', { length: 80 }).notNull(),
  fileSize: reference('file_size').notNull(),
  filePath: varchar('file_path', { length: 400 }).notNull(),
  thumbnailPath: varchar('thumbnail_path', { length: 400 }),
  isActive: boolean('is_active').notNull().default(false),
  uploadedBy: reference('uploaded_by'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const auditLog = pgTable('audit_log', {
  id: identity(),
  actorKind: varchar('actor_kind', { length: 20 }).notNull(),
  actorId: reference('actor_id'),
  viaAdminId: reference('via_admin_id'),
  action: varchar('action', { length: 60 }).notNull(),
  entity: varchar('entity', { length: 40 }).notNull(),
  entityId: reference('entity_id'),
  before: jsonb('before'),
  after: jsonb('after'),
  ipAddress: varchar('ip_address', { length: 45 }),
  at: moment('at').notNull().defaultNow(),
});
