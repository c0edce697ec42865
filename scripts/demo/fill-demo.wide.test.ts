import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type FreshApp, freshApp } from '#server/testing/app.ts';
import { fillDemo } from './fill-demo.ts';
import { demoPartner } from './people.ts';
import { signIns } from './sign-ins.ts';

const leadCount = 60;
let app: FreshApp;
before(async () => (app = await freshApp()));
after(() => app.dispose());

test('the demo makes as many leads as it says, at every stage of their way', async () => {
  const { config } = app;
  const filled = { ...config, rateLimitScale: 1_000_000 };
  assert.equal(await fillDemo(app.database, filled, leadCount), 0);
  const leads = await app.rows<{ status: string; suspicion: string[] }>(
    'select status, suspicion from leads',
  );
  assert.equal(leads.length, leadCount);
  assert.ok(new Set(leads.map(({ status }) => status)).size > 3);
  assert.deepEqual(
    leads.flatMap(({ suspicion }) => suspicion),
    [],
    'invented people are no machines',
  );
  const unexplained = await app.rows(`
    select 1 from leads l
    where status <> coalesce(
      (select to_status from lead_status_history h where h.lead_id = l.id order by id desc limit 1),
      ''
    )
  `);
  assert.deepEqual(unexplained, [], 'every status stands in the history');
  const longAgo = await app.rows(`
    select 1 from lead_status_history
    where actor_kind = 'staff' and changed_at < now() - interval '1 day'
  `);
  assert.ok(longAgo.length > 0, 'what staff did lies between the application and today');
  const outOfOrder = await app.rows(`
    select 1 from lead_status_history h
    join lead_status_history earlier on earlier.lead_id = h.lead_id and earlier.id < h.id
    where h.changed_at < earlier.changed_at
  `);
  assert.deepEqual(outOfOrder, [], 'what happened first has the earlier day');
  const afterwards = await app.rows(`
    select 1 from leads l
    where l.created_at < (select max(t.touched_at) from attribution_touches t where t.session_id = l.session_id)
      or l.created_at <> (select c.recorded_at from consent_records c where c.lead_id = l.id)
  `);
  assert.deepEqual(afterwards, [], 'links were followed, and consent given, by the application');
  await assertObeysRules();
  await assertOfficeWorks();
  await assert.rejects(
    app.rows(`update lead_status_history set changed_at = now() where actor_kind = 'staff'`),
    /append-only/,
    'and the history refuses changes again',
  );
  assert.equal(await fillDemo(app.database, filled, leadCount), leadCount, 'and not twice');
  const said = await signIns(app.database, filled);
  assert.equal(said.length, 2, 'staff and the affiliate of the README sign in');
  assert.match(said.join(' '), new RegExp(`${demoPartner.email}.*${demoPartner.password}`));
});

/** Four people work there: they call, write and plan, and somebody is late. */
async function assertOfficeWorks(): Promise<void> {
  const [counts] = await app.rows<Record<string, number>>(
    `select
       (select count(*)::int from admin_users where password is not null and is_active) as staff,
       (select count(distinct owner_id)::int from leads) as owners,
       (select count(*)::int from contact_attempts where channel = 'phone') as calls,
       (select count(*)::int from contact_attempts where override is not null) as against,
       (select count(*)::int from contact_attempts where made_at > now()) as ahead,
       (select count(*)::int from lead_notes) as notes,
       (select count(*)::int from leads where next_follow_up_at > now()) as planned,
       (select count(*)::int from leads where next_follow_up_at < now()) as late,
       (select count(*)::int from leads where owner_id is null) as waiting`,
  );
  const { staff, owners, against, ahead, ...some } = counts!;
  assert.deepEqual(
    { staff, owners, against, ahead },
    { staff: 4, owners: 2, against: 0, ahead: 0 },
  );
  for (const [what, count] of Object.entries(some)) {
    assert.ok(count > 0, what);
  }
}

/** The demo has no data that the rules forbid, and it has the traces of a well-run office. */
async function assertObeysRules(): Promise<void> {
  const share = async (condition: string) => {
    const [row] = await app.rows<{ share: number }>(
      `select avg((${condition})::int)::float8 as share from leads l`,
    );
    return row!.share;
  };
  const none = async (what: string, query: string) =>
    assert.deepEqual(await app.rows(query), [], what);
  await none(
    'pages are opened in the order of the way, before the application and not tomorrow',
    `select session_id from interactions i
     join (values ('/', 1), ('/calculator', 2), ('/apply', 3)) way (page, place) using (page)
     left join leads l using (session_id)
     group by session_id
     having array_agg(place order by i.created_at) <> array_agg(place order by place)
       or max(i.created_at) > least(now(), min(l.created_at))`,
  );
  await none(
    'checks and calculations lie before their application',
    `select 1 from leads l
     left join eligibility_checks e using (session_id)
     left join calculations c using (session_id)
     where e.created_at > l.created_at or c.created_at > e.created_at`,
  );
  assert.ok(
    (await share(
      `not l.property_state = any(array['AK', 'AR', 'HI', 'ID', 'MT', 'ND', 'SD', 'WY'])`,
    )) > 0.85,
  );
  assert.ok((await share(`l.status <> 'New'`)) > 0.8, 'the office calls');
  const inTime = `exists (
    select 1 from lead_status_history h where h.lead_id = l.id and h.actor_kind = 'staff'
      and h.changed_at < l.created_at + interval '1 hour'
  )`;
  assert.ok((await share(inTime)) > 0.7, 'and most at once');
  await none(
    'a referral stands where the statuses of its lead put it',
    `select r.id from referrals r join leads l on l.id = r.lead_id
     where (r.status = 'pending' and l.status in ('Qualified', 'Application Submitted', 'Approved', 'Closed Won'))
       or (r.status <> 'void' and l.status in ('Not Qualified', 'Denied', 'Closed Lost', 'Do Not Contact'))`,
  );
  await none(
    'a line of the ledger has the moment of its milestone',
    `select c.id from commission_ledger c
     join lead_status_history h on c.event_key = 'status:' || h.id
     where c.created_at <> h.changed_at`,
  );
  await none(
    'what is approved has closed, of nobody whose license is not verified',
    `select r.id from referrals r join leads l on l.id = r.lead_id join affiliates a on a.id = r.affiliate_id
     where r.status in ('approved', 'paid')
       and (l.status <> 'Closed Won' or (a.is_licensed_realtor and a.license_verified_at is null))`,
  );
  await none(
    'closed, then approved, then paid, by today',
    `select i.referral_id from payout_items i
     join payout_batches b on b.id = i.batch_id
     join referrals r on r.id = i.referral_id
     join lead_status_history h on h.lead_id = r.lead_id and h.to_status = 'Closed Won'
     join referral_moves m on m.referral_id = r.id and m.to_status = 'approved'
     where not (h.changed_at < m.moved_at and m.moved_at < b.created_at and b.created_at < now() and b.paid_on <= now()::date)`,
  );
  const [counts] = await app.rows<{ verified: number; not: number; paid: number }>(
    `select count(*) filter (where license_verified_at is not null)::int as verified,
       count(*) filter (where license_verified_at is null)::int as not,
       (select count(*)::int from payout_items) as paid
     from affiliates where is_licensed_realtor`,
  );
  assert.ok(counts!.verified > 0 && counts!.not > 0 && counts!.paid > 0, JSON.stringify(counts));
}

test('a folder that does not know the affiliate of the README is not said to', async () => {
  await app.database.query(
    "update affiliates set email = 'somebody@else.example' where email = $1",
    [demoPartner.email],
  );
  const said = await signIns(app.database, app.config);
  assert.doesNotMatch(said.join(' '), new RegExp(demoPartner.password));
  assert.match(said.join(' '), /older version/);
});
