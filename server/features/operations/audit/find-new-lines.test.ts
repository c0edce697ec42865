import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { makeAffiliate, makeLeadBody } from '#server/testing/factories.ts';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';
import { ok, openOffice } from '#server/testing/open-app.ts';

describe('new lines of the audit log', async () => {
  const { app, staff: admin } = await openOffice();
  const maria = await makeStaff(app, { firstName: 'Maria', lastName: 'Lopez' });

  const newest = async () =>
    (await app.rows<{ at: Date }>('select max(at) as at from audit_log'))[0]!.at.toISOString();
  const behind = async (moment: string, filters = '') => {
    const { ids, hasMore } = await ok(admin.get(`/api/admin/audit/new?after=${moment}${filters}`));
    return { count: new Set(ids).size, hasMore };
  };

  test('are counted as the list would show them, without those of who asks', async () => {
    const { id } = await makeAffiliate(admin);
    const from = await newest();
    await admin.get('/api/admin/leads');
    assert.deepEqual(await behind(from), { count: 0, hasMore: false });
    await maria.get('/api/admin/leads');
    await maria.get(`/api/admin/affiliates/${id}`);
    await app.post('/api/leads', makeLeadBody());
    assert.deepEqual(await behind(from), { count: 3, hasMore: false });
    assert.equal((await behind(from, '&entity=affiliate')).count, 1);
    assert.equal((await behind(from, '&kind=applied')).count, 1);
    assert.equal((await behind(from, '&q=Lopez')).count, 2);
    assert.equal((await behind(from, '&q=L%C3%B3pez,%20Maria')).count, 2);
    assert.equal((await behind(from, '&q=nobody')).count, 0);
    assert.equal((await behind(await newest())).count, 0);
  });

  test('at most a hundred are reported, and the call is not audited', async () => {
    const from = await newest();
    await app.database.query(
      `insert into audit_log (actor_kind, action, entity) select 'system', 'job.done', 'job'
       from generate_series(1, 150)`,
    );
    const before = await app.count('audit_log');
    assert.deepEqual(await behind(from), { count: 100, hasMore: true });
    assert.equal(await app.count('audit_log'), before);
  });

  test('a wrong question is refused, and staff who are no admins learn nothing', async () => {
    const after = `after=${new Date().toISOString()}`;
    for (const query of ['', 'after=x', 'after=1', `${after}&kind=none`, `${after}&from=today`]) {
      assert.equal((await admin.get(`/api/admin/audit/new?${query}`)).statusCode, 400, query);
    }
    const processor = await makeStaff(app, { role: 'officer' });
    assert.equal((await processor.get(`/api/admin/audit/new?${after}`)).statusCode, 403);
  });
});
