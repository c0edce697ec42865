-- The list of mails, newest first, and the search for whom one went to.
create index jobs_mails on jobs (created_at desc, id desc) where key is null;
create index jobs_recipients on jobs using gin (fold_text(recipient) gin_trgm_ops) where recipient is not null;
