-- A referral without an affiliate: the applicant erased the code that the links name. It keeps what they name, for staff
-- to look at, and nobody earns by it.
alter table referrals alter column affiliate_id drop not null;
alter table referrals alter column referral_code drop not null;
alter table referrals add constraint referrals_of_nobody
  check ((affiliate_id is null) = (referral_code is null) and (affiliate_id is not null or status = 'void'));

-- Where a lead came from: campaign fields, click ids, the site that led here, first page and first moment.
alter table leads add column source jsonb;
