-- The version before may not run on it.
-- What the baseline says in fewer words, and its name in place of all that led to it.
alter table affiliates drop constraint affiliates_referral_code_not_invitation;
alter table email_templates
  drop constraint email_templates_template_type_check,
  add constraint email_templates_template_type_check check (template_type in (
    'erasure_asked', 'confirm_email', 'guest_invitation', 'client_invitation', 'dispute_decided',
    'buyer_link', 'withdrawn', 'promise_missed', 'erasure_declined', 'negative_notice',
    'near_miss_changed', 'staff_invitation', 'staff_reset', 'follow_up_reminder', 'lead_overdue',
    'account_exists', 'milestone', 'lead_notification', 'application_received',
    'affiliate_notification', 'eligibility', 'welcome', 'password_reset', 'follow_up',
    'account_changed', 'commission_approved', 'commission_paid', 'commission_changed'));
delete from schema_migrations;
