/**
 * One statement for each kind of row that expires; each removes at most 5,000 rows. The tables stand
 * in the text, so that a reader and the check of the rooms find them.
 */
export const purgeStatements: readonly string[] = [
  // A client's own key guards longer than an automatic one: a phone may come back to the network
  // days later.
  `
  delete from idempotency_keys where key in (
    select key from idempotency_keys
    where created_at < now() - case
      when key like 'auto:%' then interval '24 hours'
      else interval '30 days'
    end
    limit 5000
  )`,
  `
  delete from sessions where id in (
    select id from sessions
    where expires_at < now()
    limit 5000
  )`,
  `
  delete from login_failures where id in (
    select id from login_failures
    where failed_at < now() - interval '1 day'
    limit 5000
  )`,
  `
  delete from known_logins
  where last_login_at < now() - interval '90 days'`,
  `
  delete from password_reset_tokens where id in (
    select id from password_reset_tokens
    where expires_at < now() - interval '1 day'
    limit 5000
  )`,
  `
  delete from interactions where id in (
    select id from interactions
    where created_at < now() - interval '13 months'
    limit 5000
  )`,
];
