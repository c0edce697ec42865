import type { Database } from '#server/db/open.ts';

const proofs = [
  'lead_status_history',
  'consent_records',
  'referral_moves',
  'commission_ledger',
  'payout_batches',
  'fact_confirmations',
  'audit_log',
] as const;

/**
 * Changes rows of a table of proofs. It refuses changes, also from whoever holds a connection; only
 * here, where all of it is invented, its guard is taken away, for the one transaction that
 * statements sent together are.
 */
export async function changeProofs(
  database: Database,
  table: (typeof proofs)[number],
  change: string,
): Promise<void> {
  await database.query(`
    alter table ${table} disable trigger ${table}_append_only;
    ${change};
    alter table ${table} enable trigger ${table}_append_only;
  `);
}

/** A moment of the last 60 days, thickest lately, that a number decides. */
const past = (column: string, factor: number) =>
  `now() - power(((${column} * ${factor}) % 1000) / 1000.0, 2) * interval '60 days'`;

/** Spreads leads and visits over the last 60 days, thickest lately, with what belongs to them. */
export async function moveBackInTime(database: Database): Promise<void> {
  await database.query(`
    update leads
    set created_at = ${past('id', 7919)} - interval '1 hour',
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
  await moveVisits(database);
  await database.query(`
    update affiliates
    set created_at = now() - interval '75 days', updated_at = now() - interval '74 days',
      license_verified_at = case when license_verified_at is null then null else now() - interval '74 days' end
  `);
}

/** Pages five minutes apart, in the order they were opened in, and what was asked on them between. */
async function moveVisits(database: Database): Promise<void> {
  await database.query(`
    with opened as (
      select i.id, l.created_at as applied_at,
        row_number() over (partition by i.session_id order by i.id desc) as before_end,
        row_number() over (partition by i.session_id order by i.id) as since_start,
        first_value(i.id) over (partition by i.session_id order by i.id) as first_id
      from interactions i
      left join leads l on l.session_id = i.session_id
    )
    update interactions i
    set created_at = case
      when applied_at is not null then applied_at - before_end * interval '5 minutes'
      else ${past('first_id', 104_729)} - interval '20 minutes' + since_start * interval '5 minutes'
    end
    from opened
    where opened.id = i.id
  `);
  await database.query(`
    update calculations c
    set created_at = i.created_at + interval '1 minute'
    from interactions i
    where i.session_id = c.session_id
      and i.page = '/calculator'
  `);
  await database.query(`
    update eligibility_checks e
    set created_at = l.created_at - interval '7 minutes'
    from leads l
    where l.session_id = e.session_id
  `);
  await changeProofs(
    database,
    'consent_records',
    `
      update consent_records c
      set recorded_at = e.created_at
      from eligibility_checks e
      where e.id = c.eligibility_check_id
    `,
  );
}

/**
 * Puts what staff did just now where an office would have done it: nine of ten are called within the
 * hour, the others the next day, and the steps lie evenly between the call and today. What follows
 * from a step, its line of the ledger and of the audit log, has its moment.
 */
export async function spreadWork(database: Database): Promise<void> {
  await changeProofs(
    database,
    'lead_status_history',
    `
      with numbered as (
        select h.id, l.created_at as since,
          row_number() over moves as step,
          count(*) over (partition by h.lead_id) as steps,
          least(
            case when l.id % 10 = 0 then interval '1 day' else (5 + l.id * 37 % 50) * interval '1 minute' end,
            (now() - l.created_at) / 2
          ) as until_call
        from lead_status_history h
        join leads l on l.id = h.lead_id
        where h.actor_kind = 'staff'
        window moves as (partition by h.lead_id order by h.id)
      )
      update lead_status_history h
      set changed_at = since + until_call
        + (now() - since - until_call) * ((step - 1)::float8 / steps)
      from numbered n
      where n.id = h.id
    `,
  );
  const ofStep = (table: string, column: string) => `
    update ${table} x
    set ${column} = h.changed_at
    from lead_status_history h
    where x.event_key = 'status:' || h.id
  `;
  await changeProofs(database, 'referral_moves', ofStep('referral_moves', 'moved_at'));
  await changeProofs(database, 'commission_ledger', ofStep('commission_ledger', 'created_at'));
  await changeProofs(
    database,
    'audit_log',
    `
      update audit_log a
      set at = h.changed_at
      from lead_status_history h
      where a.action = 'lead.update' and a.entity_id = h.lead_id
        and a.after->>'status' = h.to_status and h.actor_kind = 'staff'
    `,
  );
  // Nobody is offered to undo what was done days ago.
  await database.query(`update lead_bulk_changes set created_at = now() - interval '2 days'`);
  await database.query(`
    update leads l
    set updated_at = coalesce(
      (select max(h.changed_at) from lead_status_history h where h.lead_id = l.id),
      l.created_at
    )
  `);
}

// Links are followed with the first page, a quarter of an hour before the application, as the receipt of the credit says too.
// Consent records, not moved yet, still tell when the application really came.
const movedTouches = `
  with moved as (
    select l.id as lead_id, l.session_id,
      l.created_at - c.recorded_at - interval '15 minutes' as shift
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
