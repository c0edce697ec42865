-- When a token gave an address back. A notice of a change between the undone one and this moment may leave later, and brings nothing back.
alter table email_undo_tokens add column taken_back_at timestamptz;
