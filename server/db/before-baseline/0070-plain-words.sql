-- The version before may not run on it.
-- What a mail said and what a calculation answered are plain columns, which PostgreSQL compresses.

-- SHA-256 of what a mail said: tells what was changed since (docs/decisions/011-jobs-and-mail.md).
create function hash_words(subject text, text text, html text, link jsonb)
  returns bytea language sql stable
  return sha256(convert_to(jsonb_build_array(subject, text, html, link)::text, 'UTF8'));

drop view all_mails;
alter table jobs
  add column subject text,
  add column text text,
  add column html text,
  add column link jsonb,
  add column words_hash bytea;
alter table sent_mails
  add column subject text,
  add column text text,
  add column html text,
  add column link jsonb,
  add column words_hash bytea;

-- Mails of a version that kept their words in the payload.
update sent_mails
set subject = payload ->> 'subject', text = payload ->> 'text', html = payload ->> 'html',
  words_hash = hash_words(payload ->> 'subject', payload ->> 'text', payload ->> 'html', null),
  payload = payload - 'html'
where words is null and payload ?& array['subject', 'text', 'html'];

update calculations c
set result = calculation_result(c) || coalesce((
  select jsonb_build_object('assumptions', a.assumptions)
  from calculation_assumptions a where a.hash = c.assumptions_hash), '{}');
drop function calculation_result;
alter table calculations
  drop column assumptions_hash,
  drop column figures,
  alter column result set not null;
drop table calculation_assumptions;
