-- One template at most is used for the mails of a type, to whom they go and in which language.
update email_templates set is_active = false
where is_active and id not in (
  select max(id) from email_templates where is_active group by template_type, recipient_type, language);
drop index email_templates_type;
create unique index email_templates_active on email_templates (template_type, recipient_type, language) where is_active;

-- Staff left the text empty: it is made from the HTML, and made again whenever that changes.
alter table email_templates add column is_text_made boolean not null default false;
