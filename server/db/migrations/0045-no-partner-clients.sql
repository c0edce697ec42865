-- The version before may not run on it.
-- It reads the view that goes below.

-- A partner's list of clients is read from the leads alone or from the referrals alone: an order by
-- name needs no join.
drop view partner_clients;
