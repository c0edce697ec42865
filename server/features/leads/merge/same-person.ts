import { type SQL, sql } from 'drizzle-orm';

interface Addresses {
  email: SQL;
  phone: SQL;
}

/**
 * The leads with this mailbox or telephone number, as a query; an empty one matches nothing. At
 * most a hundred are counted for one number, which a bot may have sent a thousand times.
 */
export function samePerson({ email, phone }: Addresses): SQL {
  const found = (is: SQL) => sql`(
    select other.id from leads other
    where other.deleted_at is null and ${is}
    order by other.created_at desc, other.id desc limit 100)`;
  return sql`${found(sql`fold_mailbox(other.email) = nullif(fold_mailbox(${email}), '')`)}
    union ${found(sql`other.phone = nullif(${phone}, '')`)}`;
}

/** How many applications the person of a listed lead has, including this one. */
export const applicationCount = sql<number>`(
  select count(*)::int
  from (${samePerson({ email: sql`leads.email`, phone: sql`leads.phone` })}) person
)`;
