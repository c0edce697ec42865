import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { makeAffiliate } from '#server/testing/factories.ts';
import { ok, openOffice } from '#server/testing/open-app.ts';

interface Line {
  id: number;
  action: string;
  kind: string;
  actorName: string | null;
  entity: string;
  entityId: number | null;
  entityName: string | null;
  before: object | null;
  after: object | null;
}

describe('the audit log', async () => {
  const { app, staff } = await openOffice({ config: { timeZone: 'America/New_York' } });
  const affiliate = await makeAffiliate(staff, { lastName: 'Ng_100%' });
  const lead = await app.apply();
  await staff.get(`/api/admin/leads/${lead}`);
  const url = `/api/admin/affiliates/${affiliate.id}`;
  await staff.put(url, { company: 'Night Homes' });
  await staff.remove(url);

  const ask = async (query: string) =>
    (await ok(staff.get(`/api/admin/audit?${query}`))) as {
      items: Line[];
      total: number;
      totalIsCapped: boolean;
      nextCursor: string | null;
    };
  const actions = async (query: string) =>
    [...new Set((await ask(query)).items.map(({ action }) => action))].sort();

  test('tells who did what to whom, newest first, with what was before', async () => {
    const { items } = await ask('kind=changed');
    const change = items.find(({ action }) => action === 'affiliate.update')!;
    const { updatedAt: _moment, ...made } = change.after as Record<string, unknown>;
    assert.deepEqual([change.before, made], [{ company: null }, { company: 'Night Homes' }]);
    assert.deepEqual(
      [change.actorName, change.entity, change.entityName],
      ['admin', 'affiliate', 'Rita Ng_100%'],
    );
    const ids = items.map(({ id }) => id);
    assert.deepEqual(
      ids,
      ids.toSorted((a, b) => b - a),
    );
  });

  test('is filtered by person, kind, subject, action and day', async () => {
    assert.deepEqual(await actions('kind=deleted'), ['affiliate.delete']);
    assert.deepEqual(await actions('kind=signed_in'), ['staff.login']);
    assert.deepEqual(await actions(`entity=lead&entityId=${lead}`), ['lead.submit', 'lead.view']);
    assert.deepEqual(await actions('actor=visitor'), ['lead.submit']);
    assert.deepEqual(await actions('actor=staff&actorId=1&action=lead.view'), ['lead.view']);
    assert.deepEqual(await actions('actor=staff&actorId=999'), []);
    assert.deepEqual(await actions('kind=applied'), ['lead.submit']);
    const kinds = await ask('kind=viewed');
    assert.ok(kinds.items.every(({ kind }) => kind === 'viewed'));
    assert.ok(
      !(await actions('kind=changed')).includes('lead.submit'),
      'a visitor changed nothing',
    );
    // The evening of a day in New York is the next day in London.
    await app.database.query(
      `insert into audit_log (actor_kind, action, entity, at)
         values ('system', 'evening.test', 'job', '2026-03-02T03:30:00Z')`,
    );
    assert.deepEqual(await actions('from=2026-03-01&to=2026-03-01'), ['evening.test']);
    assert.deepEqual(await actions('from=2026-03-02&to=2026-03-02'), []);
  });

  test('is searched by name, reference and action; signs of a pattern are signs', async () => {
    const reference = `SG-${String(lead).padStart(6, '0')}`;
    assert.deepEqual(await actions(`q=${reference}`), ['lead.submit', 'lead.view']);
    const found = await actions(`q=${encodeURIComponent('ng_100%')}`);
    assert.deepEqual(found, ['affiliate.create', 'affiliate.delete', 'affiliate.update']);
    assert.ok((await actions('q=ADMIN')).includes('staff.login'));
    assert.deepEqual(await actions('q=login'), ['staff.login']);
    assert.deepEqual(await actions(`q=${encodeURIComponent('%')}`), found);
  });

  test('goes on by cursor while it grows, and writes down that it was read', async () => {
    const first = await ask('pageSize=2');
    const second = await ask(`pageSize=2&cursor=${encodeURIComponent(first.nextCursor!)}`);
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    assert.equal(new Set(ids).size, 4);
    assert.ok(Math.max(...second.items.map(({ id }) => id)) < Math.min(...ids.slice(0, 2)));
    assert.ok((await actions('kind=viewed')).includes('audit.list'));
  });

  test('caps the total of an actor with more than 10,000 lines, and counts the filtered ones', async () => {
    await app.database.query(
      `insert into audit_log (actor_kind, actor_id, action, entity, entity_id, at)
         select 'affiliate', $1, 'affiliate.login', 'affiliate', $1, now() - n * interval '1 hour'
         from generate_series(1, 10100) n`,
      [affiliate.id],
    );
    const q = `q=${encodeURIComponent('ng_100%')}`;
    const many = await ask(q);
    assert.deepEqual([many.total, many.totalIsCapped], [10_000, true]);
    for (const [narrowed, total] of [
      ['kind=deleted', 1],
      ['actor=staff', 3],
      ['entity=affiliate&action=affiliate.update', 1],
      [`to=${new Date(Date.now() - 400 * 86_400_000).toISOString().slice(0, 10)}`, null],
    ] as const) {
      const few = await ask(`${q}&${narrowed}`);
      assert.equal(few.totalIsCapped, false, narrowed);
      assert.ok(total === null ? few.total > 0 : few.total === total, `${narrowed}: ${few.total}`);
    }
  });

  test('refuses what is no day, kind or number', async () => {
    for (const query of ['from=2026-02-30', 'from=x', 'kind=all', 'actorId=0', 'entityId=x']) {
      assert.equal((await staff.get(`/api/admin/audit?${query}`)).statusCode, 400, query);
    }
  });
});
