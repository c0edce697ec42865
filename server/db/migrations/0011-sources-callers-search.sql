-- Who says that a touch happened: this server's own log, or the visitor's browser with an application.
alter table attribution_touches add column source varchar(10) not null default 'server' check (source in ('server', 'browser'));
update attribution_touches t set source = 'browser'
where exists (select 1 from leads l where l.session_id = t.session_id and l.created_at = t.touched_at);

-- Where an account signed in: there a flood of guesses from elsewhere does not lock its owner out.
create table known_logins (
  kind varchar(10) not null,
  account varchar(254) not null,
  ip_address varchar(45) not null,
  last_login_at timestamptz not null default now(),
  primary key (kind, account, ip_address)
);
create index known_logins_age on known_logins (last_login_at);

-- Failed logins are written down at most so often in a minute: this finds those of the last one.
create index audit_log_failed_logins on audit_log (at desc) where action = 'staff.login_failed';

-- Letters without their marks, small, whatever locale the server was made with: "munoz" finds Muñoz, composed or not.
create function fold_text(words text) returns text language sql immutable strict parallel safe as $$
  select lower(translate(words,
    'áàâãäåāăąÁÀÂÃÄÅĀĂĄçćčÇĆČéèêëēęěÉÈÊËĒĘĚíìîïīÍÌÎÏĪłŁñńňÑŃŇóòôõöøōőÓÒÔÕÖØŌŐřŘśšŚŠúùûüūůűÚÙÛÜŪŮŰýÿÝŸźżžŹŻŽ' || U&'\0300\0301\0302\0303\0304\0308\030A\0327',
    'aaaaaaaaaaaaaaaaaacccccceeeeeeeeeeeeeeiiiiiiiiiillnnnnnnoooooooooooooooorrssssuuuuuuuuuuuuuuyyyyzzzzzz'))
$$;

-- What staff search: the words folded, and the digits of the number alone, however it was typed.
alter table leads drop column search;
alter table leads add column search text generated always as (
  fold_text(first_name || ' ' || last_name || ' ' || email || ' ' || phone) || ' ' || regexp_replace(phone, '[^0-9]', '', 'g')) stored;
create index leads_search on leads using gin (search gin_trgm_ops);
