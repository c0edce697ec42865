-- The version before may not run on it.
-- Its sweep of uploads would take the file of a partner's picture for one that nothing names.

-- The address of the own photo or logo, as it is served.
alter table affiliates add column picture varchar(400);

-- Whether staff have looked at this picture: no flyer shows another one.
alter table affiliates add column picture_reviewed boolean not null default false;
