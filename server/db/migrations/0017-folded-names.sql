-- Letters without their marks, small, whatever locale the server was made with: "nguyen" finds Nguyễn, composed or not, "stefan" Ștefan and
-- "dang" Đặng. NFKD takes the marks off the letters, the list takes them away, with what nobody sees; what is a letter of its own stands in
-- pairs. Greek and Cyrillic stand there too, because lower() of some locales knows ASCII alone.
create or replace function fold_text(words text) returns text language sql immutable strict parallel safe as $$
  select lower(translate(
    replace(replace(replace(replace(replace(replace(replace(replace(normalize(words, NFKD),
      'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'þ', 'th'), 'Þ', 'th'),
    'ɖƋƳĐđƉðÐƊɗƌŁłƚȽɫØøƆɔƟɵĦħŦŧƬƭıƗɨŊŋƝɲƑƒƁɓɃƀƎǝƏəƐɛƘƙĸɄʉɎɏƴƵƶɌɍƓɠǤǥƇƈȻȼȺⱥƲʋ'
      || 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҐ’‘ʼʻʹ‐‒–—'
      || U&'\0300\0301\0302\0303\0304\0305\0306\0307\0308\0309\030A\030B\030C\030D\030E\030F\0310\0311\0312\0313\0314\0315\0316\0317\0318\0319\031A\031B\031C\031D\031E\031F\0320\0321\0322\0323\0324\0325\0326\0327\0328\0329\032A\032B\032C\032D\032E\032F\0330\0331\0332\0333\0334\0335\0336\0337'
      || U&'\0338\0339\033A\033B\033C\033D\033E\033F\0340\0341\0342\0343\0344\0345\0346\0347\0348\0349\034A\034B\034C\034D\034E\034F\0350\0351\0352\0353\0354\0355\0356\0357\0358\0359\035A\035B\035C\035D\035E\035F\0360\0361\0362\0363\0364\0365\0366\0367\0368\0369\036A\036B\036C\036D\036E\036F'
      || U&'\00AD\200B\200C\200D\2060\FEFF',
    'ddyddddddddllllloooooohhttttiiinnnnffbbbbeeeeeekkkuuyyyzzrrggggccccaavv'
      || 'αβγδεζηθικλμνξοπρστυφχψωσабвгдежзийклмнопрстуфхцчшщъыьэюяђєѕіјљњћџґ''''''''''----'))
$$;

-- What was typed, as a pattern for like: its signs are literal, wide ones too, which folding makes plain.
create function folded_pattern(words text) returns text language sql immutable strict parallel safe as $$
  select '%' || regexp_replace(fold_text(words), '([\\%_])', '\\\1', 'g') || '%'
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

-- One mailbox has many spellings: what stands behind a plus, dots at Gmail, its second name.
create function fold_mailbox(address text) returns text language sql immutable strict parallel safe as $$
  select case when parts.host in ('gmail.com', 'googlemail.com') then replace(parts.name, '.', '') || '@gmail.com' else parts.name || '@' || parts.host end
  from (select regexp_replace(split_part(lower(address), '@', 1), '(.)[+].*$', '\1') as name, split_part(lower(address), '@', 2) as host) parts
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
