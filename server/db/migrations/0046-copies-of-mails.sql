-- The version before may run on it.

-- Whether a notice is out is asked of the copies of its mail, which are few among all mails.
create index sent_mails_copies on sent_mails ((payload -> 'copyOf')) where payload ? 'copyOf';
