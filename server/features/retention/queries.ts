const oldest = (table: string, key: string, condition: string): string =>
  `delete from ${table} where ${key} in (select ${key} from ${table} where ${condition} limit 5000)`;

/** One statement for each kind of row that expires; each removes at most 5,000 rows. */
export const purgeStatements: readonly string[] = [
  // A client's own key guards longer than an automatic one: a phone may come back to the network
  // days later.
  oldest(
    'idempotency_keys',
    'key',
    `created_at < now() - case when key like 'auto:%' then interval '24 hours' else interval '30 days' end`,
  ),
  oldest('sessions', 'id', 'expires_at < now()'),
  oldest('login_failures', 'id', `failed_at < now() - interval '1 day'`),
  `delete from known_logins where last_login_at < now() - interval '90 days'`,
  oldest('password_reset_tokens', 'id', `expires_at < now() - interval '1 day'`),
  oldest('interactions', 'id', `created_at < now() - interval '13 months'`),
];
