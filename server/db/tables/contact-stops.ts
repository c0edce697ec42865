import { pgTable, text } from 'drizzle-orm/pg-core';
import { identity, line, moment, reference, stamp } from './columns.ts';

/** That somebody said stop; it holds for the number, the mailbox or both. Only grows. */
export const contactStops = pgTable('contact_stops', {
  id: identity(),
  leadId: reference('lead_id').notNull(),
  channels: text('channels', { enum: ['phone', 'sms', 'email'] })
    .array()
    .notNull(),
  phone: line('phone', 40),
  mailbox: line('mailbox', 254),
  how: line('how', 200).notNull(),
  saidAt: moment('said_at').notNull(),
  staffId: reference('staff_id'),
  recordedAt: stamp('recorded_at'),
});
