import { bigint, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { mailKinds, recipientTypes } from '#core/domain/mail/mail-kind.ts';
import { identity, line, reference, spokenLanguage, stamp, word } from './columns.ts';
import { byAnswer, byLead, type TableFacts } from '../facts/table-facts.ts';

export const emailTemplates = pgTable('email_templates', {
  id: identity(),
  name: line('name', 120).notNull(),
  description: text('description'),
  subject: line('subject', 300).notNull(),
  htmlContent: text('html_content').notNull(),
  textContent: text('text_content').notNull(),
  isTextMade: boolean('is_text_made').notNull().default(false),
  templateType: word('template_type', 40, mailKinds).notNull(),
  recipientType: word('recipient_type', 20, recipientTypes).notNull().default('admin'),
  language: spokenLanguage().default('en'),
  isActive: boolean('is_active').notNull().default(true),
  createdAt: stamp('created_at'),
  updatedAt: stamp('updated_at'),
});

export const heroMedia = pgTable('hero_media', {
  id: identity(),
  fileName: line('file_name', 200).notNull(),
  originalName: line('original_name', 300).notNull(),
  mediaType: word('media_type', 10, ['image', 'video']).notNull(),
  mimeType: line('mime_type', 80).notNull(),
  fileSize: reference('file_size').notNull(),
  filePath: line('file_path', 400).notNull(),
  thumbnailPath: line('thumbnail_path', 400),
  isActive: boolean('is_active').notNull().default(false),
  uploadedBy: reference('uploaded_by'),
  createdAt: stamp('created_at'),
  posterPath: line('poster_path', 400),
  width: integer('width'),
  height: integer('height'),
});

export const auditLog = pgTable('audit_log', {
  id: identity(),
  actorKind: line('actor_kind', 20).notNull(),
  actorId: reference('actor_id'),
  viaAdminId: reference('via_admin_id'),
  action: line('action', 60).notNull(),
  entity: line('entity', 40).notNull(),
  entityId: reference('entity_id'),
  before: jsonb('before'),
  after: jsonb('after'),
  ipAddress: line('ip_address', 45),
  at: stamp('at'),
  sessionId: reference('session_id'),
});

export const auditLeads = pgTable('audit_leads', {
  id: identity(),
  lineId: reference('line_id').notNull(),
  leadIds: bigint('lead_ids', { mode: 'number' }).array().notNull(),
});

export const facts: TableFacts = {
  email_templates: { writers: 'mail', policy: null, impersonal: 13 },
  hero_media: { writers: 'programme', policy: null, impersonal: 14 },
  audit_log: {
    writers: ['db', 'visitor', 'accounts'],
    policy: 'records',
    kind: 'proof',
    personal: [
      {
        // Why staff did not send a notice.
        rows: `entity = 'notice' and entity_id in (select id from negative_notices where ${byAnswer})`,
        erased: 'before after',
        isUnderDuty: true,
      },
      {
        rows: "entity = 'lead' and entity_id = any ($1)",
        erased: 'before after',
        kept: 'id actor_kind actor_id via_admin_id action entity entity_id at session_id',
        isUnderDuty: true,
      },
      {
        // Staff's reason for a change of commission, and the recipient of a test mail.
        rows: `entity = 'referral' and entity_id in (select id from referrals where ${byLead})
      or actor_kind <> 'visitor' and action = 'template.test'
        and fold_mailbox(after->>'testEmail') = any ($4)`,
        erased: 'before after',
      },
      {
        rows: "actor_kind = 'visitor' and entity = 'lead' and entity_id = any ($1)",
        erased: 'ip_address',
        isUnderDuty: true,
      },
    ],
    told: 'who looked is told beside these tables',
  },
  audit_leads: { writers: 'db', policy: 'records', kind: 'proof', impersonal: 3 },
};
