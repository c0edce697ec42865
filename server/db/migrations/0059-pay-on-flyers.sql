-- The version before may run on it.

-- What a printed flyer says its partner may be paid; empty on those of before.
alter table affiliate_flyers
  add column pay varchar(30) not null default '',
  drop constraint affiliate_flyers_pkey,
  add primary key (affiliate_id, version, pay);
