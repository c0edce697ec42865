-- Letters without their marks, small, whatever locale the server was made with: "nguyen" finds Nguyễn, composed or not, "stefan" Ștefan and
-- "dang" Đặng. NFKD takes the marks off the letters, the pattern takes them away, with what nobody sees.
create function fold_marks(words text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(normalize(words, NFKD), U&'[\0300-\036F\00AD\200B-\200D\2060\FEFF]+', '', 'g')
$$;

-- What is a letter of its own stands in pairs. Greek and Cyrillic too, because lower() of some locales knows ASCII alone.
create function fold_letters(words text) returns text language sql immutable strict parallel safe as $$
  select lower(translate(
    replace(replace(replace(replace(replace(replace(replace(replace(words,
      'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'þ', 'th'), 'Þ', 'th'),
    'ɖƋƳĐđƉðÐƊɗƌŁłƚȽɫØøƆɔƟɵĦħŦŧƬƭıƗɨŊŋƝɲƑƒƁɓɃƀƎǝƏəƐɛƘƙĸɄʉɎɏƴƵƶɌɍƓɠǤǥƇƈȻȼȺⱥƲʋ' || 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҐ’‘ʼʻʹ‐‒–—',
    'ddyddddddddllllloooooohhttttiiinnnnffbbbbeeeeeekkkuuyyyzzrrggggccccaavv' || 'αβγδεζηθικλμνξοπρστυφχψωσабвгдежзийклмнопрстуфхцчшщъыьэюяђєѕіјљњћџґ''''''''''----'))
$$;

create function fold_more(words text) returns text language sql immutable strict parallel safe as $$
  select case when octet_length(plain) = char_length(plain) then lower(plain) else public.fold_letters(plain) end from public.fold_marks(words) as plain
$$;

-- Functions name each other with their schema: PostgreSQL 17 and newer look nowhere else while they build an index.
-- Most names are ASCII, whole or without their marks, and cost next to nothing. Not strict: so it is taken into the statement that calls it.
create or replace function fold_text(words text) returns text language sql immutable parallel safe as $$
  select case when octet_length(words) = char_length(words) then lower(words) else public.fold_more(words) end
$$;

-- What was typed, as a pattern for like: its signs are literal, wide ones too, which folding makes plain.
create function folded_pattern(words text) returns text language sql immutable strict parallel safe as $$
  select '%' || regexp_replace(public.fold_text(words), '([\\%_])', '\\\1', 'g') || '%'
$$;

-- What staff search is written again by the new rule.
alter table leads drop column search;
alter table leads add column search text generated always as (
  fold_text(first_name || ' ' || last_name || ' ' || email || ' ' || phone) || ' ' || regexp_replace(phone, '[^0-9]', '', 'g')) stored;
create index leads_search on leads using gin (search gin_trgm_ops);

-- What a member of staff signs in by: the user name as foldUserName writes it. lower() of a database and of JavaScript differ.
alter table admin_users add column sign_in_name text;
update admin_users set sign_in_name = lower(normalize(replace(btrim(normalize(username, NFKC)), U&'\0130', U&'i\0307'), NFKC));
alter table admin_users alter column sign_in_name set not null;
drop index admin_users_username;
create unique index admin_users_sign_in_name on admin_users (sign_in_name);

-- One mailbox has many spellings: what stands behind a plus, dots at Gmail, its second name. Most addresses have none of it.
create function fold_spelling(address text) returns text language sql immutable strict parallel safe as $$
  select case when host in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com' else name || '@' || host end
  from (select regexp_replace(split_part(address, '@', 1), '(.)[+].*$', '\1') as name, split_part(address, '@', 2) as host) parts
$$;
create function fold_mailbox(address text) returns text language sql immutable parallel safe as $$
  select case when address ~* '[+]|@g(oogle)?mail[.]com$' then public.fold_spelling(lower(address)) else lower(address) end
$$;
drop index jobs_recipient;
create index jobs_recipient on jobs (fold_mailbox(recipient), created_at) where kind = 'application_received';

-- Mails of the last week that were given up because the mail server could not be reached, encrypted or signed in at: none of them left.
-- Older ones wait for `npm run resend-mails`.
update jobs set status = 'waiting', attempts = 0, run_at = now()
where status = 'failed' and kind in ('lead_notification', 'application_received')
  and last_error ~ '(EAUTH|ETLS|ECONNECTION|EPROTOCOL)$' and created_at > now() - interval '7 days';

-- What an eligibility check asked loses its use with time; whose consent it proves (name and number) stays.
alter table eligibility_checks alter column credit_score drop not null;
alter table eligibility_checks alter column state drop not null;
alter table eligibility_checks alter column home_price drop not null;
alter table eligibility_checks alter column first_time_homebuyer drop not null;
drop index eligibility_checks_created;
create index eligibility_checks_answered on eligibility_checks (created_at) where credit_score is not null;
