-- A film is shown behind a picture of itself: the first thing a visitor sees, and all of it where films do not play.
alter table hero_media
  add column poster_path varchar(400),
  add column width integer check (width > 0),
  add column height integer check (height > 0);
create index hero_media_created on hero_media (created_at desc, id desc);
