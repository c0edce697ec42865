import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Whether a row belongs to a lead or to one merged into it, by the row's lead column. The person's
 * leads are found in a query of their own: called in the condition itself, the function may run
 * again for each row.
 */
export function isOfPerson(column: PgColumn, leadId: number): SQL {
  return sql`${column} = any ((select leads_of_person(${leadId}))::bigint[])`;
}

// No lead scope: parts of a condition, to which the query adds the scope.

/** The ids of a lead and of all that were merged into it; few leads have any. */
function halvesOf(id: SQL): SQL {
  return sql`case when exists (select from leads half where half.merged_into_id = ${id})
    then leads_of_person(${id}) else array[${id}] end`;
}

/** What two leads, each with all that were merged into it, have in common. */
export function isShared(what: 'mailbox' | 'phone', one: SQL, other: SQL): SQL<boolean> {
  const is =
    what === 'phone'
      ? sql`a.phone = nullif(b.phone, '')`
      : sql`fold_mailbox(a.email) = nullif(fold_mailbox(b.email), '')`;
  return sql<boolean>`exists (
    select from leads a join leads b on ${is}
    where a.id = any (leads_of_person(${one})) and b.id = any (leads_of_person(${other})))`;
}

/**
 * The leads with the mailbox or telephone number of this lead, itself included, as a query; what was
 * merged counts as the lead that stands for it. At most a hundred are counted for one number, which
 * a bot may have sent a thousand times. Deleted leads count only if they are asked for.
 */
export function samePerson(id: SQL, { withDeleted = false } = {}): SQL {
  const counts = (deletedAt: SQL) => (withDeleted ? sql`true` : sql`${deletedAt} is null`);
  const found = (is: SQL) => sql`(
    select other.id, other.merged_into_id from leads other
    where (${counts(sql`other.deleted_at`)} or other.merged_into_id is not null) and ${is}
    order by other.created_at desc, other.id desc limit 100)`;
  return sql`select distinct standing.id
    from leads half
    cross join lateral (
      ${found(sql`fold_mailbox(other.email) = nullif(fold_mailbox(half.email), '')`)}
      union all ${found(sql`other.phone = nullif(half.phone, '')`)}
    ) found
    join leads standing on ${counts(sql`standing.deleted_at`)}
      and standing.id = case when found.merged_into_id is null then found.id else standing_lead(found.id) end
    where half.id = any (${halvesOf(id)})`;
}

/** How many applications the person of a listed lead has, including this one. */
export const applicationCount = sql<number>`(
  select count(*)::int from (${samePerson(sql`leads.id`)}) person
)`;
