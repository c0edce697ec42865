import { byLead, bySession, type PersonalRows } from './personal-rows.ts';

/** The notices of a person's own answers; and the pages that gave them. */
export const ownNotices = `${bySession} or mobile_number = any ($3)`;

/** Answers of a visitor to the check and the calculator, and their results. */
export const answerData: readonly PersonalRows[] = [
  {
    table: 'eligibility_checks',
    kind: 'checks',
    rows: `${bySession} or mobile_number = any ($3)`,
    erased: `session_id name mobile_number credit_score state home_price first_time_homebuyer
      electric_bill reasons result`,
    kept: 'id eligible terms_version language created_at',
    isUnderDuty: true,
  },
  {
    // The notice of an answer, with what it was about.
    table: 'negative_notices',
    kind: 'checks',
    rows: ownNotices,
    erased: `session_id name mobile_number state credit_score home_price reasons text token email
      postal_address set_aside_reason`,
    kept: `id language terms_version answered_at due_at way consent_id asked_at sent_at sent_by
      set_aside_at set_aside_by`,
    isRemoved: true,
    isUnderDuty: true,
  },
  {
    // That of another person, who typed this mailbox: the notice stays theirs.
    table: 'negative_notices',
    kind: 'checks',
    rows: 'fold_mailbox(email) = any ($4)',
    erased: 'email',
    kept: '',
    isUnderDuty: true,
  },
  {
    table: 'near_miss_watches',
    kind: 'checks',
    rows: 'fold_mailbox(email) = any ($4)',
    erased: 'email credit_score home_price state token stop_token',
    kept: 'id language consent_id asked_at done_at outcome',
    isRemoved: true,
  },
  {
    // A client's data that a partner typed, or a guest's own, confirmed or not.
    table: 'client_invitations',
    kind: 'referrals',
    rows: 'fold_mailbox(email) = any ($4) or phone = any ($3) or confirmed_lead_id = any ($1)',
    erased: 'first_name last_name email phone token_hash earlier_token_hash',
    kept: 'id affiliate_id link_id language is_held created_at confirmed_at confirmed_lead_id',
    isRemoved: true,
  },
  {
    // The own page, the confirmation and the answers to posted forms, as the person saw them. Like
    // mails they are erased at once: the answers and the notice are kept elsewhere.
    table: 'personal_pages',
    kind: 'visits',
    rows: `${byLead} or ${ownNotices}`,
    erased: 'session_id mobile_number hash base first_id html',
    kept: 'id lead_id path language first_shown_at last_shown_at times',
    isRemoved: true,
  },
  {
    table: 'calculations',
    kind: 'calculations',
    rows: bySession,
    erased: 'session_id home_price electric_bill credit_score property_state result',
    kept: 'id terms_version language created_at',
    isUnderDuty: true,
  },
];
