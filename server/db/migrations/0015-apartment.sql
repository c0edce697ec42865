alter table leads add column apartment varchar(60);
