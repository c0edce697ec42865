import { type SQL, sql } from 'drizzle-orm';

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
 * a bot may have sent a thousand times.
 */
export function samePerson(id: SQL): SQL {
  const found = (is: SQL) => sql`(
    select other.id, other.merged_into_id from leads other
    where (other.deleted_at is null or other.merged_into_id is not null) and ${is}
    order by other.created_at desc, other.id desc limit 100)`;
  return sql`select distinct standing.id
    from leads half
    cross join lateral (
      ${found(sql`fold_mailbox(other.email) = nullif(fold_mailbox(half.email), '')`)}
      union all ${found(sql`other.phone = nullif(half.phone, '')`)}
    ) found
    join leads standing on standing.deleted_at is null
      and standing.id = case when found.merged_into_id is null then found.id else standing_lead(found.id) end
    where half.id = any (${halvesOf(id)})`;
}

/** How many applications the person of a listed lead has, including this one. */
export const applicationCount = sql<number>`(
  select count(*)::int from (${samePerson(sql`leads.id`)}) person
)`;
