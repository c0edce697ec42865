-- The version before may not run on it.
-- It looks for the hash of a link in hexadecimal digits.

-- Each application has two links, and each hash stood in the row and in its index at twice its size.
alter table buyer_links alter column token_hash type bytea using decode(token_hash, 'hex');
