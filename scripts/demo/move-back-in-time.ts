import type { Database } from '#server/db/open.ts';

/**
 * Changes rows of a table of proofs. It refuses changes, also from whoever holds a connection; only
 * here, where all of it is invented, its guard is taken away, for the one transaction that
 * statements sent together are.
 */
export async function changeProofs(
  database: Database,
  table: 'lead_status_history' | 'consent_records',
  change: string,
): Promise<void> {
  await database.query(`
    alter table ${table} disable trigger ${table}_append_only;
    ${change};
    alter table ${table} enable trigger ${table}_append_only;
  `);
}

/** Spreads leads and visits over the last 60 days, thickest lately, with what belongs to them. */
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
  await changeProofs(
    database,
    'lead_status_history',
    `
      update lead_status_history h
      set changed_at = l.created_at
      from leads l
      where l.id = h.lead_id
    `,
  );
  await moveTouches(database);
  await changeProofs(
    database,
    'consent_records',
    `
      update consent_records c
      set recorded_at = l.created_at
      from leads l
      where l.id = c.lead_id
    `,
  );
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

// Links are followed within the hour before the application, as the receipt of the credit says too.
// Consent records, not moved yet, still tell when the application really came.
const movedTouches = `
  with moved as (
    select l.id as lead_id, l.session_id,
      l.created_at - c.recorded_at - interval '40 minutes' as shift
    from leads l
    join consent_records c on c.lead_id = l.id
  )`;

async function moveTouches(database: Database): Promise<void> {
  await database.query(`
    ${movedTouches}
    update attribution_touches t
    set touched_at = t.touched_at + moved.shift
    from moved
    where moved.session_id = t.session_id
  `);
  await database.query(`
    ${movedTouches}
    update leads l
    set source = l.source || jsonb_build_object(
      'firstSeen', (l.source->>'firstSeen')::timestamptz + moved.shift
    )
    from moved
    where moved.lead_id = l.id and l.source->>'firstSeen' is not null
  `);
  await database.query(`
    ${movedTouches}
    update referrals r
    set attribution = r.attribution || jsonb_build_object(
      'expiresAt', to_char(
        ((r.attribution->>'expiresAt')::timestamptz + moved.shift) at time zone 'UTC',
        'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
      ),
      'touches', (
        select jsonb_agg(touch || jsonb_build_object(
          'touchedAt', to_char(
            ((touch->>'touchedAt')::timestamptz + moved.shift) at time zone 'UTC',
            'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
          )
        ) order by place)
        from jsonb_array_elements(r.attribution->'touches') with ordinality as seen (touch, place)
      )
    )
    from moved
    where moved.lead_id = r.lead_id and jsonb_array_length(r.attribution->'touches') > 0
  `);
}
