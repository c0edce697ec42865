-- Affiliates choose their mails in the portal as well.
alter table mail_choices drop constraint mail_choices_via_check;
alter table mail_choices add constraint mail_choices_via_check check (via in ('one_click', 'page', 'portal'));
