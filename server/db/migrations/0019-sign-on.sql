-- The version before may run on it.
-- Whom the identity provider of the office calls a member of staff: set when they first sign in by
-- it, and looked up by from then on, whatever becomes of their email address.
alter table admin_users
  add column oidc_issuer varchar(300),
  add column oidc_subject varchar(255),
  add constraint admin_users_sign_on_whole check ((oidc_issuer is null) = (oidc_subject is null));
create unique index admin_users_sign_on on admin_users (oidc_issuer, oidc_subject);
