import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type FreshApp, freshApp } from '#server/testing/app.ts';
import { fillDemo } from './fill-demo.ts';
import { demoPartner } from './people.ts';
import { signIns } from './sign-ins.ts';

const leadCount = 60;
let app: FreshApp;
before(async () => (app = await freshApp({ engine: 'embedded' })));
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

test('a folder that does not know the affiliate of the README is not said to', async () => {
  await app.database.query(
    "update affiliates set email = 'somebody@else.example' where email = $1",
    [demoPartner.email],
  );
  const said = await signIns(app.database, app.config);
  assert.doesNotMatch(said.join(' '), new RegExp(demoPartner.password));
  assert.match(said.join(' '), /older version/);
});
