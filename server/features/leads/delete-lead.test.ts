import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { makeSessionId } from '#server/testing/factories.ts';
import { ok, openOffice } from '#server/testing/open-app.ts';

describe('a deleted lead', async () => {
  const { app, staff } = await openOffice();

  const remove = (id: number) => staff.remove(`/api/admin/leads/${id}`);
  const restore = (id: number) => staff.post(`/api/admin/leads/${id}/restore`);
  const actions = async (id: number) =>
    (
      await app.rows<{ action: string }>(
        `select action from audit_log
         where entity = 'lead' and entity_id = $1 and action like 'lead.%e' order by id`,
        [id],
      )
    ).map(({ action }) => action);

  test('no reader of leads finds it, until it is restored', async () => {
    const sessionId = makeSessionId();
    const step = { sessionId, page: '/apply', action: 'page_view' };
    await app.post('/api/track-interaction', step);
    const id = await app.apply({ lastName: 'Vanishing', sessionId });
    const seen = async () => {
      const list = (await staff.get('/api/admin/leads?q=vanishing')).json();
      const stats = (await staff.get('/api/admin/dashboard/stats')).json();
      const activity = (await staff.get('/api/admin/dashboard/activity')).json();
      const steps = (await staff.get('/api/admin/interactions?pageSize=100')).json();
      return {
        page: (await staff.get(`/api/admin/leads/${id}`)).statusCode,
        steps: (await staff.get(`/api/admin/leads/${id}/interactions`)).statusCode,
        notes: (await staff.get(`/api/notes/${id}`)).statusCode,
        listed: list.total,
        newest: activity.leads.filter((lead: { id: number }) => lead.id === id).length,
        linked: steps.items.filter((one: { leadId: number }) => one.leadId === id).length,
        total: stats.totalLeads,
        today: stats.todayLeads,
      };
    };
    const before = await seen();
    assert.deepEqual([before.page, before.listed, before.newest, before.linked], [200, 1, 1, 1]);

    const { deletedAt, restorableUntil } = await ok(remove(id));
    assert.equal(Date.parse(restorableUntil) - Date.parse(deletedAt), 30 * 86_400_000);
    assert.deepEqual(await seen(), {
      page: 404,
      steps: 404,
      notes: 404,
      listed: 0,
      newest: 0,
      linked: 0,
      total: before.total - 1,
      today: before.today - 1,
    });
    const edit = { method: 'PUT', url: `/api/admin/leads/${id}`, payload: { status: 'Closed' } };
    assert.equal((await staff.send(edit as never)).statusCode, 404);
    assert.equal((await staff.post('/api/notes', { leadId: id, content: 'x' })).statusCode, 404);
    assert.equal((await remove(id)).statusCode, 404, 'once');
    const [row] = await app.rows('select status, deleted_at from leads where id = $1', [id]);
    assert.equal(row!['status'], 'New');

    const restored = await ok(restore(id));
    assert.equal(restored.lastName, 'Vanishing');
    assert.deepEqual(await seen(), before);
    assert.equal((await restore(id)).statusCode, 200, 'restoring twice does no harm');
    assert.deepEqual(await actions(id), ['lead.delete', 'lead.restore']);
  });

  test('comes back within 30 days and no later', async () => {
    const [late, inTime] = [await app.apply(), await app.apply()];
    await remove(late);
    await remove(inTime);
    const age = (id: number, days: number) =>
      app.database.query(
        `update leads set deleted_at = now() - make_interval(days => $2) where id = $1`,
        [id, days],
      );
    await age(late, 31);
    await age(inTime, 29);
    const refused = await restore(late);
    assert.equal(refused.statusCode, 410);
    assert.match(refused.json().message, /more than 30 days ago/);
    assert.equal((await restore(inTime)).statusCode, 200);
    assert.deepEqual(await actions(late), ['lead.delete']);
  });

  test('its waiting mails are not sent', async () => {
    const id = await app.apply();
    await remove(id);
    const { findMailLead } = await import('../mail/email/queries.ts');
    assert.equal(await findMailLead(app.database, id), undefined);
  });

  test('there is nothing to delete or restore of no lead', async () => {
    assert.equal((await remove(999_999)).statusCode, 404);
    assert.equal((await restore(999_999)).statusCode, 404);
  });
});
