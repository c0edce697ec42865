-- A confirmation nobody should get: the application looks made by a machine, or its address was typed in too often.
alter table outbox drop constraint outbox_status_check;
alter table outbox add constraint outbox_status_check check (status in ('waiting', 'sent', 'failed', 'no_server', 'withheld'));
create index outbox_recipient on outbox (lower(recipient), created_at) where kind = 'application_received';
