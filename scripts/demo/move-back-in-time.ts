import type { Database } from '#server/db/open.ts';

/**
 * Spreads leads and visits over the last 60 days, thickest lately. The proof tables refuse changes,
 * so only what is no proof is moved.
 */
export async function moveBackInTime(database: Database): Promise<void> {
  const past = (column: string, factor: number) =>
    `now() - power(((${column} * ${factor}) % 1000) / 1000.0, 2) * interval '60 days'`;
  await database.query(`
    update leads
    set created_at = ${past('id', 7919)},
      updated_at = now()
  `);
  await database.query(`
    update referrals r
    set created_at = l.created_at
    from leads l
    where l.id = r.lead_id
  `);
  await database.query(`
    update interactions i
    set created_at = l.created_at - ((i.id % 40) * interval '1 minute')
    from leads l
    where l.session_id = i.session_id
  `);
  await database.query(`
    update interactions i
    set created_at = ${past('id', 104_729)}
    where not exists (select 1 from leads l where l.session_id = i.session_id)
  `);
  await database.query(`
    update calculations c
    set created_at = i.created_at
    from interactions i
    where i.session_id = c.session_id
      and i.page = '/calculator'
  `);
}
