-- The version before may run on it.
-- Visitors read a partner's company and license at once, as specified. Only the default row of
-- earlier versions changes: what an office decided is a revision of its own.
update programme_rules set value = '"claimed"'
where key = 'partnerBadge' and value = '"verified"' and source = 'Setting of the lender'
  and effective_from is null and effective_to is null;
