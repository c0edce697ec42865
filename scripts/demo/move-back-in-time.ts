import type { Database } from '#server/db/open.ts';

const proofs = [
  'lead_owners',
  'lead_status_history',
  'contact_attempts',
  'consent_records',
  'referral_moves',
  'commission_ledger',
  'payout_batches',
  'fact_confirmations',
  'audit_log',
];

/**
 * Runs updates one after the other. A table of proofs refuses every change, even on a direct
 * connection. Here all the data is invented, so its guard is off for the one transaction in which
 * these statements are sent.
 */
export async function rewrite(database: Database, updates: readonly string[]) {
  for (const update of updates) {
    const table = /\bupdate (\w+)/.exec(update)![1]!;
    const guard = (state: string) =>
      proofs.includes(table) ? `alter table ${table} ${state} trigger user;` : '';
    await database.query(`${guard('disable')} ${update}; ${guard('enable')}`);
  }
}

/** A moment of the last 60 days, most of them recent, computed from a number. */
const past = (column: string, factor: number) =>
  `now() - power(((${column} * ${factor}) % 1000) / 1000.0, 2) * interval '60 days'`;

/** Spreads leads and visits over the last 60 days, mostly recent ones, with their other rows. */
export async function moveBackInTime(database: Database) {
  await rewrite(database, [
    `update leads set created_at = ${past('id', 7919)} - interval '1 hour', updated_at = now()`,
    'update referrals r set created_at = l.created_at from leads l where l.id = r.lead_id',
    'update lead_status_history h set changed_at = l.created_at from leads l where l.id = h.lead_id',
    ...touches,
    'update consent_records c set recorded_at = l.created_at from leads l where l.id = c.lead_id',
    ...visits,
    `
      update affiliates
      set created_at = now() - interval '75 days', updated_at = now() - interval '74 days',
        license_verified_at = case when license_verified_at is null then null else now() - interval '74 days' end
    `,
  ]);
}

// Pages five minutes apart, in the order they were opened in, and the calculations between them.
const visits = [
  `
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
  `,
  `
    update calculations c
    set created_at = i.created_at + interval '1 minute'
    from interactions i
    where i.session_id = c.session_id and i.page = '/calculator'
  `,
  `
    update eligibility_checks e
    set created_at = l.created_at - interval '7 minutes'
    from leads l
    where l.session_id = e.session_id
  `,
  `
    update consent_records c
    set recorded_at = e.created_at
    from eligibility_checks e
    where e.id = c.eligibility_check_id
  `,
];

/** How long a lead waited for its call, in SQL: nine of ten less than an hour. */
const answeredAfter = `least(
  case when l.id % 10 = 0 then interval '1 day' else (5 + l.id * 37 % 50) * interval '1 minute' end,
  (now() - l.created_at) / 2
)`;

/** When the leads are answered, before anything else is done with them. */
export const answeredAt = `l.created_at + ${answeredAfter}`;

/**
 * Moves the actions of staff to the times at which an office would have done them: nine of ten
 * people are called within the hour, the others the next day, and the steps lie evenly between the
 * call and today. The lines of the ledger and of the audit log that follow from a step have its
 * moment.
 */
export async function spreadWork(database: Database) {
  const ofStep = (table: string, column: string) => `
    update ${table} x
    set ${column} = h.changed_at
    from lead_status_history h
    where x.event_key = 'status:' || h.id
  `;
  await rewrite(database, [
    `
      with numbered as (
        select h.id, l.created_at as since,
          row_number() over moves as step,
          count(*) over (partition by h.lead_id) as steps,
          ${answeredAfter} as until_call
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
    ofStep('referral_moves', 'moved_at'),
    ofStep('commission_ledger', 'created_at'),
    `
      update audit_log a
      set at = h.changed_at
      from lead_status_history h
      where a.action = 'lead.update' and a.entity_id = h.lead_id
        and a.after->>'status' = h.to_status and h.actor_kind = 'staff'
    `,
    // Changes of days ago can no longer be undone.
    `update lead_bulk_changes set created_at = now() - interval '2 days'`,
    `
      update leads l
      set updated_at = coalesce(
        (select max(h.changed_at) from lead_status_history h where h.lead_id = l.id),
        l.created_at
      )
    `,
  ]);
}

// Links are followed with the first page, a quarter of an hour before the application, as the
// receipt of the credit says too. Consent records, not moved yet, still tell when the application
// really came.
const movedTouches = `
  with moved as (
    select l.id as lead_id, l.session_id,
      l.created_at - c.recorded_at - interval '15 minutes' as shift
    from leads l
    join consent_records c on c.lead_id = l.id
  )`;

const shifted = (moment: string) => `to_char(
  ((${moment})::timestamptz + moved.shift) at time zone 'UTC',
  'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
)`;

const touches = [
  `
    ${movedTouches}
    update attribution_touches t
    set touched_at = t.touched_at + moved.shift
    from moved
    where moved.session_id = t.session_id
  `,
  `
    ${movedTouches}
    update leads l
    set source = l.source || jsonb_build_object(
      'firstSeen', (l.source->>'firstSeen')::timestamptz + moved.shift
    )
    from moved
    where moved.lead_id = l.id and l.source->>'firstSeen' is not null
  `,
  `
    ${movedTouches}
    update referrals r
    set attribution = r.attribution || jsonb_build_object(
      'expiresAt', ${shifted(`r.attribution->>'expiresAt'`)},
      'touches', (
        select jsonb_agg(
          touch || jsonb_build_object('touchedAt', ${shifted(`touch->>'touchedAt'`)}) order by place
        )
        from jsonb_array_elements(r.attribution->'touches') with ordinality as seen (touch, place)
      )
    )
    from moved
    where moved.lead_id = r.lead_id and jsonb_array_length(r.attribution->'touches') > 0
  `,
];

/** Mails leave when what they tell of happens: the newest status, a next step, the application. */
export const mailsInTime = `
  update sent_mails m
  set created_at = t.at, sent_at = t.at + interval '20 seconds'
  from (
    select s.id, case
      when s.kind in ('milestone', 'follow_up') then max(h.changed_at)
      when s.kind = 'follow_up_reminder' then l.next_follow_up_at
      else l.created_at
    end as at
    from sent_mails s
    join leads l on l.id = s.lead_id
    join lead_status_history h on h.lead_id = l.id
    group by s.id, l.id
  ) t
  where t.id = m.id and t.at < now()
`;
