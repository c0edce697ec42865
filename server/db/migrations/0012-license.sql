-- One spelling, the one of the people who use this.
alter table affiliates rename column licence_verified_at to license_verified_at;
update programme_rules set key = 'licenseNumber' where key = 'licenceNumber';
