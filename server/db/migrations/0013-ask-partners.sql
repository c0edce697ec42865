-- The version before may run on it.

-- When staff last asked a partner for what is missing.
alter table partner_words add column asked_at timestamptz;

-- Two mails to partners: what they have to do, and a copy of the agreement they accepted.
alter table email_templates
  drop constraint email_templates_template_type_check,
  add constraint email_templates_template_type_check check (template_type in (
    'erasure_asked', 'confirm_email', 'guest_invitation', 'client_invitation', 'dispute_decided',
    'buyer_link', 'withdrawn', 'promise_missed', 'erasure_declined', 'negative_notice',
    'near_miss_changed', 'staff_invitation', 'staff_reset', 'follow_up_reminder', 'lead_overdue',
    'account_exists', 'milestone', 'lead_notification', 'application_received',
    'affiliate_notification', 'eligibility', 'welcome', 'password_reset', 'follow_up',
    'account_changed', 'commission_approved', 'commission_paid', 'commission_changed',
    'partner_tasks', 'agreement_accepted'));
