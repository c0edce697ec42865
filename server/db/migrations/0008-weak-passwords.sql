-- Known only while the password is typed: kept so that every page can warn an admin who signed in with a short or common one.
alter table admin_users add column has_weak_password boolean not null default false;
