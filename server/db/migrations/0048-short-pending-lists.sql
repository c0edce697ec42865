-- The version before may run on it.
-- New trigrams wait in a list that PostgreSQL sorts in once it holds 4 MB. The pages of the list then
-- stay with the index, which had three times the size that its entries need; every search reads the
-- whole list, and who fills it waits for the sorting. A list of 256 kB costs no more to write.
alter index leads_search set (gin_pending_list_limit = 256);
alter index sent_mails_recipients set (gin_pending_list_limit = 256);
