-- Partners who registered with a name alone were shown under the lender's own name and never looked at. Whose review staff ended by hand
-- stays as it is.
update affiliates set needs_review = true
where not needs_review and deleted_at is null
  and exists (
    select 1 from audit_log
    where action = 'affiliate.register' and entity = 'affiliate' and entity_id = affiliates.id
  )
  and not exists (
    select 1 from audit_log
    where actor_kind = 'staff' and entity = 'affiliate' and entity_id = affiliates.id and after->>'needsReview' = 'false'
  );
