-- The version before may run on it.
-- Names are sorted, searched and compared by one folding: "oconnor" finds O’Connor, "garcia lopez"
-- García-López, and Álvarez stands before Zapata on every machine.

-- Apostrophes go before NFKD, which makes a blank of some of them.
create or replace function fold_marks(words text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(normalize(translate(words, '''`´‘’‛ʹʻʼʽʾʿˈˊˋ′‵＇՚׳ꞌꞋ·', ''), NFKD),
    U&'[\0300-\036F\1AB0-\1AFF\1DC0-\1DFF\20D0-\20FF\FE00-\FE0F\00AD\061C\180E\200B-\200F\202A-\202E\2060-\206F\FEFF]+',
    '', 'g');

-- What stands between two words: a hyphen, a comma, or blanks of any kind and number.
create or replace function fold_more(words text) returns text
  language sql immutable strict parallel safe
  return (
    select btrim(regexp_replace(
      translate(
        case when octet_length(plain) = char_length(plain) then lower(plain)
          else fold_letters(plain) end,
        U&'-,;\2010\2011\2012\2013\2014\2015\2212\2043\1680\0085\2028\2029' || E'\t\n\r',
        repeat(' ', 16)),
      ' +', ' ', 'g'))
    from fold_marks(words) as plain);

create or replace function fold_text(words text) returns text language sql immutable parallel safe
  return case
    when octet_length(words) = char_length(words) and words !~ '[-,;''`\t\n\r]|  |^ | $'
      then lower(words)
    else fold_more(words) end;

-- The order of names: folded, then as written. Compared byte by byte (collate "C"), so that no
-- collation of the machine decides; cut, because an entry of an index is short.
create function sort_text(words text) returns text language sql immutable parallel safe
  return left(fold_text(words), 100) || E'\t' || words;

-- Stored before a line had single blanks. Of names that have none this reads and changes nothing.
create function single_blanks(words text) returns text language sql immutable strict parallel safe
  return btrim(regexp_replace(words, U&'[\0009\0085\00A0\1680\2000-\200A\202F\205F\3000 ]+', ' ', 'g'));
update affiliates set first_name = single_blanks(first_name), last_name = single_blanks(last_name)
where (first_name, last_name) is distinct from (single_blanks(first_name), single_blanks(last_name));
update admin_users set first_name = single_blanks(first_name), last_name = single_blanks(last_name)
where (first_name, last_name) is distinct from (single_blanks(first_name), single_blanks(last_name));
update leads set first_name = single_blanks(first_name), last_name = single_blanks(last_name)
where (first_name, last_name) is distinct from (single_blanks(first_name), single_blanks(last_name));
drop function single_blanks;

drop index leads_last_name;
drop index leads_first_name;
alter table leads
  drop column search,
  add column search text
    generated always as (
    -- A line each: no word typed is found across the end of one field and the beginning of the next.
    fold_text(first_name || ' ' || last_name) || coalesce(E'\n' || fold_text(email), '')
    || coalesce(E'\n' || fold_text(phone), '') || coalesce(E'\n' || fold_text(referral_code), '')
    || coalesce(E'\n' || regexp_replace(phone, '[^0-9]', '', 'g'), '')) stored;
alter table leads alter column search set statistics 300;
create index leads_search on leads using gin (search gin_trgm_ops)
  with (gin_pending_list_limit = 256);
-- What was merged into another lead finds that one.
create index leads_merged_search on leads using gin (search gin_trgm_ops)
  with (gin_pending_list_limit = 256) where merged_into_id is not null;
create index leads_last_name on leads ((sort_text(last_name) collate "C"), id)
  include (last_name, status, property_state, source_name, language, is_qualified)
  where deleted_at is null;
create index leads_first_name on leads ((sort_text(first_name) collate "C"), id)
  include (first_name, status, property_state, source_name, language, is_qualified)
  where deleted_at is null;
reindex index sent_mails_recipients;
