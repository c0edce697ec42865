-- The version before may not run on it.
-- A lead's number in the loan system. Not unique: two applications may be about one loan.
alter table leads add column loan_number varchar(60);
create index leads_loan_number on leads (lower(loan_number)) where loan_number is not null;
