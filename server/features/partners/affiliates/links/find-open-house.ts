import type { Queryable } from '#server/db/queryable.ts';

/** The open house of a link, as an address or an application names it. */
export interface NamedHouse {
  foldedCode: string;
  slug: string;
}

// Phones without a connection may send the form of an open house a day later.
const openHouseText = `
select l.id as "linkId", l.affiliate_id as "affiliateId" from affiliate_links l
join affiliates a on a.id = l.affiliate_id and a.is_active and a.deleted_at is null
where lower(a.referral_code) = $1 and l.slug = $2 and l.deleted_at is null
  and l.open_until > $3::timestamptz - interval '1 day'`;

/** The open house of this link that is on, or was until a day ago; undefined for any other. */
export async function findOpenHouse(
  db: Queryable,
  { foldedCode, slug }: NamedHouse,
  now: Date,
): Promise<{ linkId: number; affiliateId: number } | undefined> {
  const { rows } = await db.query<{ linkId: number; affiliateId: number }>(openHouseText, [
    foldedCode,
    slug,
    now,
  ]);
  return rows[0];
}
