import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { makeAffiliate, makeSessionId } from '#server/testing/factories.ts';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';
import { fieldsOf, openOffice } from '#server/testing/open-app.ts';

interface Entry {
  id: number;
  kind: string;
  at: string;
  actor: { kind: string; name: string | null };
  [detail: string]: unknown;
}

describe('the timeline of a lead', async () => {
  const { app, staff } = await openOffice();
  const dana = await makeStaff(app, { firstName: 'Dana', lastName: 'Desk' });

  const read = async (id: number, query = '') => {
    const answer = await staff.get(`/api/admin/leads/${id}/timeline?pageSize=100${query}`);
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.json<{ items: Entry[]; total: number; nextCursor: string | null }>();
  };

  async function eventfulLead(): Promise<number> {
    const { referralCode } = await makeAffiliate(staff);
    const sessionId = makeSessionId();
    for (const page of ['/', '/apply']) {
      await app.post('/api/track-interaction', {
        sessionId,
        page,
        action: 'page_view',
        data: { ref: referralCode },
      });
    }
    const id = await app.apply({ sessionId, referralCode });
    const url = `/api/admin/leads/${id}`;
    const put = (payload: object) => dana.put(url, payload);
    await put({ status: 'Contacted' });
    await put({ creditScore: 'Below 580', firstName: 'Anna', status: 'Qualified' });
    const { id: noteId } = (await dana.post('/api/notes', { leadId: id, content: 'one' })).json();
    await dana.post('/api/notes', { leadId: id, content: 'two' });
    await staff.remove(`/api/notes/${noteId}`);
    await staff.remove(url);
    await staff.post(`${url}/restore`);
    await app.post('/api/track-interaction', { sessionId, page: '/thank-you', action: 'call' });
    return id;
  }

  test('tells everything once, newest first, with who did it', async () => {
    const id = await eventfulLead();
    const { items, total } = await read(id);
    assert.equal(total, items.length);
    const moments = items.map(({ at }) => at);
    assert.deepEqual(moments, moments.toSorted().toReversed());
    assert.equal(new Set(items.map((entry) => entry.id)).size, items.length);
    const of = (kind: string) => items.filter((entry) => entry.kind === kind);
    assert.deepEqual(fieldsOf(of('interaction'), 'page'), ['/thank-you', '/apply', '/']);
    assert.deepEqual(
      of('status').map(({ from, to, actor }) => [from, to, actor.name ?? actor.kind]),
      [
        ['Contacted', 'Qualified', 'Dana Desk'],
        ['New', 'Contacted', 'Dana Desk'],
        [null, 'New', 'visitor'],
      ],
    );
    const [edit, ...others] = of('edit');
    assert.deepEqual(others, [], 'a status alone is told once, as a status');
    assert.deepEqual(edit!['changes'], [
      { field: 'firstName', from: 'Ana', to: 'Anna' },
      { field: 'creditScore', from: '700-739', to: 'Below 580' },
      { field: 'isQualified', from: true, to: false },
    ]);
    assert.deepEqual(
      of('note').map(({ content, actor }) => [content, actor.name]),
      [['two', 'Dana Desk']],
    );
    const notes = (await staff.get(`/api/notes/${id}`)).json<{ id: number }[]>();
    assert.deepEqual(
      [of('note')[0]!['noteId']],
      notes.map((note) => note.id),
      'can be deleted',
    );
    assert.deepEqual(
      of('noteDeleted').map(({ author, actor }) => [author, actor.name]),
      [['Dana Desk', 'admin']],
    );
    const counts = ['mail', 'consent', 'touch', 'credit', 'deleted', 'restored'].map(
      (kind) => of(kind).length,
    );
    // To staff, to the applicant, and to the affiliate of the referral and of two milestones.
    assert.deepEqual(counts, [5, 1, 1, 1, 1, 1]);
  });

  test('is walked by cursor to its end, whole, in both directions', async () => {
    const id = await eventfulLead();
    const { items } = await read(id);
    for (const direction of ['desc', 'asc']) {
      const walked: number[] = [];
      let cursor = '';
      do {
        const url = `/api/admin/leads/${id}/timeline?pageSize=3&direction=${direction}${cursor}`;
        const page = (await staff.get(url)).json<Awaited<ReturnType<typeof read>>>();
        walked.push(...page.items.map((entry) => entry.id));
        assert.equal(page.total, items.length);
        cursor = page.nextCursor ? `&cursor=${encodeURIComponent(page.nextCursor)}` : '';
      } while (cursor !== '');
      const whole = items.map((entry) => entry.id);
      assert.deepEqual(walked, direction === 'desc' ? whole : whole.toReversed());
    }
    const second = await staff.get(`/api/admin/leads/${id}/timeline?pageSize=3&page=2`);
    assert.deepEqual(
      second.json<{ items: Entry[] }>().items.map((entry) => entry.id),
      items.slice(3, 6).map((entry) => entry.id),
    );
  });

  test('nothing of another lead, and nothing of none', async () => {
    const [id, other] = [(await app.apply()) as number, await app.apply()];
    await staff.post('/api/notes', { leadId: other, content: 'Of another person.' });
    const { items } = await read(id);
    assert.deepEqual(items.map(({ kind }) => kind).toSorted(), [
      'consent',
      'mail',
      'mail',
      'status',
    ]);
    assert.equal((await staff.get('/api/admin/leads/999999/timeline')).statusCode, 404);
  });

  test('names who had the lead and who got it, of a merged lead too', async () => {
    const [id, other] = [(await app.apply()) as number, (await app.apply()) as number];
    const [{ danaId }] = (await app.rows<{ danaId: number }>(
      `select id as "danaId" from admin_users where first_name = 'Dana'`,
    )) as [{ danaId: number }];
    const hand = (of: number, ownerId: number | null) =>
      staff.post(`/api/admin/leads/${of}/owner`, { ownerId });
    await dana.post(`/api/admin/leads/${id}/owner`, { ownerId: danaId });
    await hand(id, null);
    await hand(other, danaId);
    await app.database.query(
      `insert into lead_owners (lead_id, from_owner_id, why) values ($1, $2, 'overdue')`,
      [other, danaId],
    );
    await app.database.query('update leads set merged_into_id = $2 where id = $1', [other, id]);
    const { items } = await read(id);
    const owners = items.filter(({ kind }) => kind === 'owner');
    assert.deepEqual(
      owners.map(({ from, to, why, actor }) => [from, to, why, actor.name ?? actor.kind]),
      [
        ['Dana Desk', null, 'overdue', 'system'],
        [null, 'Dana Desk', 'hand', 'admin'],
        ['Dana Desk', null, 'hand', 'admin'],
        [null, 'Dana Desk', 'claim', 'Dana Desk'],
      ],
    );
  });
});
