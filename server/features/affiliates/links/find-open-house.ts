import type { Queryable } from '#server/db/queryable.ts';

// Phones without a connection may send what was typed at an open house a day later.
const isOpenText = `
select 1 from affiliate_links l
join affiliates a on a.id = l.affiliate_id and a.is_active and a.deleted_at is null
where lower(a.referral_code) = $1 and l.slug = $2 and l.deleted_at is null
  and l.open_until > $3::timestamptz - interval '1 day'`;

/** Whether an open house of this link is on, or was until a day ago. */
export async function isHouseOpen(
  db: Queryable,
  link: { foldedCode: string; slug: string },
  now: Date,
): Promise<boolean> {
  const { rows } = await db.query(isOpenText, [link.foldedCode, link.slug, now]);
  return rows.length > 0;
}
