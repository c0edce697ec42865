import { answerData, ownNotices } from './answer-data.ts';
import { byLead, bySession, type PersonalRows } from './personal-rows.ts';

// Wherever it went: the mailbox of a notice need not be one of an application. The notice itself is
// kept as long as the law requires, with its words, its address and when it went.
const noticeMails = `select 'negative_notice:' || id from negative_notices where ${ownNotices}`;

/**
 * Everything that can hold something personal of an applicant, row by row and column by column, in
 * the order in which it is erased. A test compares it with the database: a new column must be put
 * on one of the two sides.
 */
export const personalData: readonly PersonalRows[] = [
  {
    table: 'lead_notes',
    kind: 'applications',
    rows: byLead,
    erased: 'content',
    kept: 'id lead_id author_type author_id author_name via_admin_id is_shared shared_with created_at updated_at',
    isUnderDuty: true,
  },
  {
    table: 'contact_attempts',
    kind: 'applications',
    rows: byLead,
    erased: 'note override',
    kept: 'id lead_id staff_id channel outcome permission made_at recorded_at',
    isUnderDuty: true,
  },
  {
    // Rows of a file that were not imported.
    table: 'lead_import_rows',
    kind: 'applications',
    rows: 'exists (select from unnest($5) as of (words) where position(of.words in lower(cells::text)) > 0)',
    erased: 'cells reason',
    kept: 'import_id line same_as',
    isRemoved: true,
  },
  {
    // Both leads as they were; needed to undo the merge.
    table: 'lead_merges',
    kind: 'applications',
    rows: 'survivor_id = any ($1) or merged_id = any ($1)',
    erased: 'survivor merged credits',
    kept: 'id survivor_id merged_id merged_by merged_at undone_at',
    isRemoved: true,
  },
  {
    table: 'lead_status_history',
    kind: 'applications',
    rows: byLead,
    erased: 'reason',
    kept: 'id lead_id from_status to_status actor_kind actor_id changed_at',
    isUnderDuty: true,
  },
  {
    // A digest of the loan system's id, which may contain the number of the loan: anyone who
    // guesses the number could recognise it.
    table: 'loan_events',
    kind: 'applications',
    rows: byLead,
    erased: 'event_hash',
    kept: 'id lead_id status at received_at',
    isRemoved: true,
    isUnderDuty: true,
  },
  {
    table: 'idempotency_keys',
    kind: 'applications',
    rows: byLead,
    erased: 'key request_hash',
    kept: 'lead_id created_at',
    isRemoved: true,
    isUnderDuty: true,
  },
  {
    table: 'consent_records',
    kind: 'consents',
    rows: `${byLead} or fold_mailbox(email) = any ($4) or eligibility_check_id in
      (select id from eligibility_checks where ${bySession} or mobile_number = any ($3))
      or id in (select consent_id from negative_notices where ${ownNotices})`,
    erased: 'page_url ip_address user_agent email phone',
    kept: `id lead_id eligibility_check_id purpose version language channels text
      is_version_confirmed granted was_prechecked recorded_at ticked staff_id agreed_at`,
    isUnderDuty: true,
  },
  {
    table: 'contact_stops',
    kind: 'consents',
    rows: byLead,
    erased: 'phone mailbox how',
    kept: 'id lead_id channels said_at staff_id recorded_at kind takes_back',
    isUnderDuty: true,
  },
  {
    table: 'resumable_answers',
    kind: 'visits',
    rows: bySession,
    erased: 'code session_id step answers phone_last4 wrong_tries',
    kept: 'id created_at expires_at',
    isRemoved: true,
  },
  {
    table: 'interactions',
    kind: 'visits',
    rows: `${byLead} or ${bySession}`,
    erased: `session_id user_agent ip_address city region country country_code timezone latitude
      longitude isp organization data`,
    kept: 'id page action lead_id created_at',
  },
  {
    table: 'attribution_touches',
    kind: 'referrals',
    rows: bySession,
    erased: 'session_id',
    kept: 'id affiliate_id referral_code page touched_at source link_id',
  },
  {
    table: 'referrals',
    kind: 'referrals',
    rows: byLead,
    erased: 'notes',
    kept: `id affiliate_id lead_id referral_code status commission_amount attribution
      is_self_referral link_id payee_id created_at updated_at`,
  },
  {
    table: 'referral_handovers',
    kind: 'referrals',
    rows: byLead,
    erased: 'reason',
    kept: `id referral_id lead_id from_affiliate_id from_code to_affiliate_id to_code terms
      last_line_id actor_id decided_at`,
  },
  {
    // Texts of a partner and staff about a client in dispute.
    table: 'credit_disputes',
    kind: 'referrals',
    rows: byLead,
    erased: 'reason decision',
    kept: `id affiliate_id lead_reference lead_id created_at due_at outcome decided_by decided_at
      handover_id`,
  },
  {
    table: 'referral_moves',
    kind: 'referrals',
    rows: `referral_id in (select id from referrals where ${byLead})`,
    erased: 'reason',
    kept: 'id referral_id from_status to_status event_key cause actor_kind actor_id moved_at',
  },
  {
    table: 'commission_ledger',
    kind: 'referrals',
    rows: `referral_id in (select id from referrals where ${byLead})`,
    erased: 'reason',
    kept: `id referral_id affiliate_id kind amount_cents basis actor_kind actor_id payout_batch_id
      created_at event_key cause`,
  },
  {
    // Mails about the lead, about commissions that name it, and others sent to the person.
    table: 'jobs',
    kind: 'mails',
    rows: `${byLead}
      or kind like 'commission%' and status <> 'waiting' and exists (
        select from unnest($1) as of (id)
        where payload->'clients' @> jsonb_build_array(jsonb_build_object('leadId', of.id)))
      or kind = 'negative_notice' and split_part(event, ':copy:', 1) in (${noticeMails})
      or kind in ('template_test', 'near_miss_changed', 'negative_notice', 'buyer_link', 'client_invitation',
          'guest_invitation')
        and fold_mailbox(recipient) = any ($4)`,
    erased: `recipient payload message_id last_error server_answer subject text html link words_hash`,
    kept: `id kind language lead_id status attempts run_at created_at done_at locked_until key event
      handovers webhook_id answer_status answer_ms`,
  },
  {
    // After the queue: a mail that leaves in the meantime is found in one of the two.
    table: 'sent_mails',
    kind: 'mails',
    rows: `${byLead}
      or kind like 'commission%' and exists (
        select from unnest($1) as of (id)
        where payload->'clients' @> jsonb_build_array(jsonb_build_object('leadId', of.id)))
      or kind = 'negative_notice' and split_part(event, ':copy:', 1) in (${noticeMails})
      or kind in ('template_test', 'near_miss_changed', 'negative_notice', 'buyer_link', 'client_invitation',
          'guest_invitation')
        and fold_mailbox(recipient) = any ($4)`,
    erased: 'recipient payload message_id server_answer subject text html link words_hash',
    kept: 'id kind language lead_id attempts created_at sent_at event',
  },
  {
    // Why staff did not send a notice.
    table: 'audit_log',
    kind: 'records',
    rows: `entity = 'notice' and entity_id in (select id from negative_notices where ${ownNotices})`,
    erased: 'before after',
    kept: '',
    isUnderDuty: true,
  },
  // After consents, mails and the rows above, which are found by what is emptied here.
  ...answerData,
  {
    // Deliveries of events name numbers alone, but a receiver may answer anything.
    table: 'jobs',
    kind: 'applications',
    rows: `webhook_id is not null and case
        when payload->>'type' like 'lead.%' then payload->'data'->'id'
        else payload->'data'->'leadId'
      end in (select to_jsonb(of.id) from unnest($1) as of (id))`,
    erased: 'server_answer',
    kept: '',
  },
  {
    table: 'applicant_mail_links',
    kind: 'mails',
    rows: byLead,
    erased: 'token mailbox',
    kept: 'lead_id created_at',
    isRemoved: true,
  },
  {
    table: 'buyer_links',
    kind: 'applications',
    rows: byLead,
    erased: 'token_hash browser_key mailed_to confirms',
    kept: 'id lead_id created_at expires_at revoked_at wrong_tries locked_until opened_at is_read_only',
    isRemoved: true,
  },
  {
    table: 'applicant_mail_choices',
    kind: 'consents',
    rows: byLead,
    erased: 'mailbox ip_address',
    kept: 'id lead_id wants_follow_ups via created_at',
  },
  {
    // A saved list whose query contains a search for the person.
    table: 'saved_views',
    kind: 'applications',
    rows: 'exists (select from unnest($5) as of (words) where position(of.words in lower(query)) > 0)',
    erased: 'name query',
    kept: 'id owner_id is_shared created_at updated_at',
    isRemoved: true,
  },
  {
    table: 'audit_log',
    kind: 'records',
    rows: `entity = 'lead' and entity_id = any ($1)`,
    erased: 'before after',
    kept: 'id actor_kind actor_id via_admin_id action entity entity_id at session_id',
    isUnderDuty: true,
  },
  {
    // Staff's reason for a change of commission, and the recipient of a test mail.
    table: 'audit_log',
    kind: 'records',
    rows: `entity = 'referral' and entity_id in (select id from referrals where ${byLead})
      or actor_kind <> 'visitor' and action = 'template.test'
        and fold_mailbox(after->>'testEmail') = any ($4)`,
    erased: 'before after',
    kept: '',
  },
  {
    table: 'audit_log',
    kind: 'records',
    rows: `actor_kind = 'visitor' and entity = 'lead' and entity_id = any ($1)`,
    erased: 'ip_address',
    kept: '',
    isUnderDuty: true,
  },
  {
    // Copies of lead rows.
    table: 'lead_merges',
    kind: 'applications',
    rows: 'survivor_id = any ($1) or merged_id = any ($1)',
    erased: 'survivor merged credits',
    kept: 'id survivor_id merged_id merged_by merged_at undone_at',
    isRemoved: true,
  },
  {
    // Columns counted in reports stay, and a choice that tells nobody apart; the folded search text is computed again from what is left.
    table: 'leads',
    kind: 'applications',
    rows: 'id = any ($1)',
    erased: `first_name last_name email phone home_price electric_bill credit_score
      first_time_homebuyer transaction_type timeline contact_method current_address housing_status
      monthly_payment solar_cost tax_credit education_earnings monthly_savings monthly_savings_low
      annual_savings lifetime_savings savings_amount system_kw session_id source search
      next_follow_up_note loan_number former_phones former_emails confirmed_email
      closing_price closed_on`,
    kept: `id created_at updated_at property_state is_qualified status referral_code language
      terms_version suspicion owner_id first_response_at next_follow_up_at merged_into_id deleted_at
      sealed_at source_name next_follow_up_by import_id last_touch_at returns_at partner_sees
      erasure_asked_at address_shared_by wants_panels`,
    isUnderDuty: true,
  },
];
