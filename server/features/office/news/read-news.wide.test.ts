import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Client } from '#server/testing/app.ts';
import { makeAffiliate } from '#server/testing/factories.ts';
import { giveToFirstAdmin, makeStaff } from '#server/testing/sessions/second-staff.ts';
import { fieldsOf, ok, openOffice } from '#server/testing/open-app.ts';

interface News {
  now: string;
  staffId: number;
  arrivals: number[];
  newestLineAt: string | null;
  mails: string | null;
  isIncomplete: boolean;
  changes: {
    id: number;
    entity: string;
    entityId: number | null;
    action: string;
    fields: string[];
    by: string;
    isOwn: boolean;
  }[];
}

describe('what changed while a screen was open', async () => {
  const { app, staff: admin } = await openOffice();
  const maria = await makeStaff(app, { firstName: 'Maria', lastName: 'Lopez' });

  const ask = async (client: Client, path: string) => ok(client.get(path));
  const news = (client: Client, since?: string): Promise<News> =>
    ask(client, `/api/admin/news${since ? `?since=${encodeURIComponent(since)}` : ''}`);
  const newLead = async (answers = {}): Promise<number> => await app.apply(answers);
  const edit = (client: Client, id: number, payload: object) =>
    client.put(`/api/admin/leads/${id}`, payload);

  test('tells who changed which lead and which fields, never the values', async () => {
    const id = await newLead();
    const { now } = await news(admin);
    assert.equal((await edit(maria, id, { firstName: 'Renamed' })).statusCode, 200);
    const answer = await admin.get(`/api/admin/news?since=${encodeURIComponent(now)}`);
    const { changes, arrivals } = answer.json() as News;
    assert.equal(arrivals[0], id);
    const [{ id: _id, ...change } = {} as never] = changes as Record<string, unknown>[];
    assert.deepEqual(
      { ...change, at: undefined },
      {
        entity: 'lead',
        entityId: id,
        action: 'lead.update',
        fields: ['firstName'],
        by: 'Maria Lopez',
        isOwn: false,
        at: undefined,
      },
    );
    assert.doesNotMatch(answer.body, /Renamed/);
    const own = await news(maria, now);
    assert.equal(own.changes[0]?.isOwn, true);
  });

  test('notes, affiliates and deletions are news; views are not', async () => {
    const id = await newLead();
    const affiliate = await makeAffiliate(admin);
    const { now } = await news(admin);
    await maria.get('/api/admin/leads');
    await maria.get(`/api/admin/leads/${id}`);
    await maria.post('/api/notes', { leadId: id, content: 'Told', authorType: 'admin' });
    await maria.put(`/api/admin/affiliates/${affiliate.id}`, { isActive: false });
    await maria.remove(`/api/admin/leads/${id}`);
    const { changes } = await news(admin, now);
    const told = changes.filter(({ isOwn }) => !isOwn).map(({ action }) => action);
    assert.deepEqual(
      told.filter((action) => action !== 'lead.update'),
      ['lead.delete', 'affiliate.update', 'note.create'],
    );
  });

  test('templates and other members’ newest lines are news; payouts are news for admins only', async () => {
    const processor = await makeStaff(app, { role: 'officer' });
    const { now } = await news(admin);
    const template = { name: 'Told', subject: 'Told', htmlContent: '<p>Told</p>' };
    assert.equal((await maria.post('/api/admin/email-templates', template)).statusCode, 201);
    await app.database.query(
      `insert into audit_log (actor_kind, actor_id, action, entity, entity_id)
       values ('staff', 999, 'payout.create', 'payout', 7)`,
    );
    const [newest] = await app.rows<{ at: Date }>(
      'select max(at) as at from audit_log where actor_id = 999',
    );
    await admin.get('/api/admin/affiliates');
    const told = await news(admin, now);
    const actions = told.changes.map(({ action }) => action);
    assert.ok(actions.includes('template.create') && actions.includes('payout.create'));
    const { newestLineAt } = told;
    assert.equal(newestLineAt, newest!.at.toISOString(), 'what the reader looked at is no news');
    const theirs = await news(processor, now);
    assert.equal(theirs.newestLineAt, null);
    assert.deepEqual(
      theirs.changes.filter(({ entity }) => entity === 'payout'),
      [],
    );
    assert.ok(theirs.changes.some(({ action }) => action === 'template.create'));
  });

  test('mails that are written and sent move their mark, for staff who read them', async () => {
    const earlier = await news(admin);
    const lead = await newLead();
    const mailed = await news(admin);
    assert.notEqual(mailed.mails, earlier.mails);
    await app.database.query(`update jobs set status = 'waiting' where lead_id = $1`, [lead]);
    const waiting = await news(admin);
    await app.database.query(`update jobs set status = 'done' where lead_id = $1`, [lead]);
    assert.notEqual((await news(admin)).mails, waiting.mails);
    assert.equal((await news(await makeStaff(app, { role: 'officer' }))).mails, null);
  });

  test('the log tells one person at two desks what was changed at the other, not what was looked at', async () => {
    const elsewhere = await app.signIn();
    const partner = await makeAffiliate(maria);
    const { now } = await news(admin);
    const { newestLineAt } = await news(admin, now);
    await elsewhere.get('/api/admin/affiliates');
    await elsewhere.get('/api/admin/audit');
    assert.equal((await news(admin, now)).newestLineAt, newestLineAt);
    await ok(elsewhere.put(`/api/admin/affiliates/${partner.id}`, { company: 'Sun' }));
    const told = await news(admin, now);
    assert.ok(told.newestLineAt! > newestLineAt!);
    assert.equal(told.changes[0]?.isOwn, true);
  });

  test('what a page reads of its own accord does not keep the session alive, what it sends does', async () => {
    const seen = `select 1 from sessions where last_seen_at > now() - interval '20 minutes'`;
    const own = { 'x-asked-by': 'page' };
    await app.database.query(`update sessions set last_seen_at = now() - interval '29 minutes'`);
    assert.equal((await admin.get('/api/admin/affiliates', own)).statusCode, 200);
    assert.equal((await app.rows(seen)).length, 0);
    await admin.post('/api/admin/affiliates', {}, own);
    assert.equal((await app.rows(seen)).length, 1);
    await app.database.query('update sessions set last_seen_at = now()');
  });

  test('asking writes nothing into the audit log and does not keep the session alive', async () => {
    const before = await app.count('audit_log');
    await app.database.query(`update sessions set last_seen_at = now() - interval '29 minutes'`);
    await news(admin, new Date().toISOString());
    await ask(admin, '/api/admin/leads/rows?ids=&arrived=1');
    const seen = `select 1 from sessions where last_seen_at > now() - interval '20 minutes'`;
    assert.equal((await app.rows(seen)).length, 0);
    assert.equal(await app.count('audit_log'), before);
    // A request made by a person does.
    await ask(admin, '/api/admin/session');
    assert.equal((await app.rows(seen)).length, 1);
    await app.database.query('update sessions set last_seen_at = now()');
  });

  test('a client that was away for long, or missed much, must treat everything as changed', async () => {
    const anHourAndMore = new Date(Date.now() - 3_700_000).toISOString();
    const away = await news(admin, anHourAndMore);
    assert.deepEqual([away.isIncomplete, away.changes], [true, []]);
    const { now } = await news(admin);
    await app.database.query(
      `insert into audit_log (actor_kind, actor_id, action, entity, entity_id)
       select 'staff', 1, 'lead.update', 'lead', n from generate_series(1, 250) n`,
    );
    const much = await news(admin, now);
    assert.deepEqual([much.isIncomplete, much.changes.length], [true, 200]);
  });

  test('a moment that is none is refused', async () => {
    for (const since of ['yesterday', '2026-99-99T00:00:00Z', "'; drop table leads"]) {
      const answer = await admin.get(`/api/admin/news?since=${encodeURIComponent(since)}`);
      assert.equal(answer.statusCode, 400, since);
    }
  });

  test('the rows of leads come as they are now, without those that are gone', async () => {
    const [one, two] = [await newLead(), await newLead()];
    await edit(maria, one, { status: 'Contacted' });
    await maria.remove(`/api/admin/leads/${two}`);
    const { items } = await ask(admin, `/api/admin/leads/rows?ids=${one},${two},999999`);
    assert.deepEqual(fieldsOf(items, 'id', 'status'), [[one, 'Contacted']]);
    const [line] = await app.rows(`select action, after from audit_log order by id desc limit 1`);
    assert.deepEqual(line, { action: 'lead.list', after: { refreshed: [one] } });
    const many = Array.from({ length: 101 }, (_, index) => index + 1).join(',');
    for (const ids of ['x', '0', '1;2', many]) {
      const answer = await admin.get(`/api/admin/leads/rows?ids=${ids}`);
      assert.equal(answer.statusCode, 400, ids);
    }
  });

  test('new leads are found for exactly the list that is open', async () => {
    const texan = await newLead({ propertyState: 'TX' });
    const other = await newLead({ propertyState: 'OR' });
    const among = `/api/admin/leads/rows?arrived=${texan},${other}`;
    const { items, arrived } = await ask(admin, among);
    assert.deepEqual([items, arrived.toSorted()], [[], [texan, other].toSorted()]);
    assert.deepEqual((await ask(admin, `${among}&state=TX`)).arrived, [texan]);
    assert.deepEqual((await ask(admin, `${among}&state=TX&status=Contacted`)).arrived, []);
  });

  test('an officer hears of no lead of a colleague', async () => {
    const processor = await makeStaff(app, { role: 'officer' });
    const id = await newLead();
    await giveToFirstAdmin(app);
    const { now } = await news(processor);
    await edit(admin, id, { firstName: 'Hidden' });
    const told = await news(processor, now);
    assert.deepEqual(
      told.changes.filter(({ entity }) => entity === 'lead'),
      [],
    );
    assert.deepEqual(told.arrivals, []);
    const hidden = await ask(processor, `/api/admin/leads/rows?ids=${id}&arrived=${id}`);
    assert.deepEqual(hidden, { items: [], arrived: [] });
  });

  test('an admin who was disabled, or whose session ended, hears nothing from then on', async () => {
    const leaver = await makeStaff(app);
    const { now, staffId } = await news(leaver);
    await app.database.query('update admin_users set is_active = false where id = $1', [staffId]);
    for (const path of [
      `/api/admin/news?since=${encodeURIComponent(now)}`,
      '/api/admin/leads/rows?ids=1',
    ]) {
      assert.equal((await leaver.get(path)).statusCode, 401, path);
    }
    await app.database.query('update admin_users set is_active = true where id = $1', [staffId]);
    assert.equal((await leaver.get('/api/admin/news')).statusCode, 200);
    await leaver.post('/api/admin/logout');
    assert.equal((await leaver.get('/api/admin/news')).statusCode, 401);
  });
});
