-- Failed sign-ins of affiliates are counted before one more is written down, as those of staff are
-- (audit_log_failed_logins).
create index audit_log_failed_affiliate_logins on audit_log (at desc) where action = 'affiliate.login_failed';
