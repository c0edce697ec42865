import { type SQL, sql } from 'drizzle-orm';

interface Addresses {
  email: SQL;
  phone: SQL;
}

/**
 * The numbers of the leads with a mailbox or a telephone, as a query; nobody's are no match. A number
 * that a program sent a thousand times is counted up to a hundred.
 */
export function samePerson({ email, phone }: Addresses): SQL {
  const found = (is: SQL) => sql`(
    select other.id from leads other
    where other.deleted_at is null and ${is}
    order by other.id desc limit 100)`;
  return sql`${found(sql`fold_mailbox(other.email) = nullif(fold_mailbox(${email}), '')`)}
    union ${found(sql`other.phone = nullif(${phone}, '')`)}`;
}

/** How many applications there are of the person of a lead in a list, its own included. */
export const applicationCount = sql<number>`(
  select count(*)::int
  from (${samePerson({ email: sql`leads.email`, phone: sql`leads.phone` })}) person
)`;
