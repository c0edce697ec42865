import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { disputeOutcomes } from '#core/domain/partners/dispute.ts';
import { code, identity, line, moment, reference, spokenLanguage, stamp, word } from './columns.ts';
import { byLead, numbers, ofPartner, secret, type TableFacts } from '../facts/table-facts.ts';

/** A client named by a partner, or a guest of an open house; confirmed by an own application. */
export const clientInvitations = pgTable('client_invitations', {
  id: identity(),
  affiliateId: reference('affiliate_id').notNull(),
  /** The link of the open house; null for a client whom the partner named. */
  linkId: reference('link_id'),
  firstName: line('first_name', 100).notNull(),
  lastName: line('last_name', 100).notNull(),
  email: line('email', 254).notNull(),
  phone: line('phone', 20).notNull(),
  language: spokenLanguage(),
  tokenHash: code('token_hash', 64),
  /** The link of an earlier try of the mail, which may have arrived. */
  earlierTokenHash: code('earlier_token_hash', 64),
  /** Waits for the review of its partner; not mailed yet. */
  isHeld: boolean('is_held').notNull().default(false),
  createdAt: stamp('created_at'),
  confirmedAt: moment('confirmed_at'),
  confirmedLeadId: reference('confirmed_lead_id'),
});

/** A partner's claim to a client who is credited to another, or to no one. */
export const creditDisputes = pgTable('credit_disputes', {
  id: identity(),
  affiliateId: reference('affiliate_id').notNull(),
  /** As the partner wrote it. */
  leadReference: line('lead_reference', 20).notNull(),
  leadId: reference('lead_id'),
  reason: text('reason').notNull(),
  createdAt: stamp('created_at'),
  dueAt: moment('due_at').notNull(),
  outcome: word('outcome', 10, disputeOutcomes),
  decision: text('decision'),
  decidedBy: reference('decided_by'),
  decidedAt: moment('decided_at'),
  handoverId: reference('handover_id'),
});

export const facts: TableFacts = {
  // A client's data that a partner typed, or a guest's own, confirmed or not.
  client_invitations: {
    writers: ['partners', 'visitor'],
    policy: 'referrals',
    personal: {
      rows: `fold_mailbox(email) = any ($4) or phone = any ($3) or confirmed_${byLead}`,
      erased: 'first_name last_name email phone token_hash earlier_token_hash',
      kept: 'id affiliate_id link_id language is_held created_at confirmed_at confirmed_lead_id',
      isRemoved: true,
    },
    told: {
      rows: `confirmed_${byLead}`,
      without: {
        [numbers]: 'id link_id confirmed_lead_id',
        [ofPartner]: 'affiliate_id',
        [secret]: 'token_hash earlier_token_hash',
      },
    },
  },
  // Texts of a partner and staff about a client in dispute.
  credit_disputes: {
    writers: 'partners',
    policy: 'referrals',
    kind: 'decision',
    personal: {
      erased: 'reason decision',
      kept: `id affiliate_id lead_reference lead_id created_at due_at outcome decided_by decided_at
      handover_id`,
    },
    told: 'decisions about partners',
  },
};
