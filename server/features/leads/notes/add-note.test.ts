import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { affiliateCookie } from '#server/testing/sessions/affiliate-session.ts';
import { makeAffiliate } from '#server/testing/factories.ts';
import { giveToFirstAdmin, makeStaff } from '#server/testing/sessions/second-staff.ts';
import { fieldsOf, ok, openOffice } from '#server/testing/open-app.ts';

interface Note {
  id: number;
  authorType: string;
  authorId: number;
  authorName: string;
  content: string;
}

describe('notes', async () => {
  const { app, staff } = await openOffice();
  const dana = await makeStaff(app, { firstName: 'Dana', lastName: 'Desk' });
  const owned = await makeStaff(app, { role: 'officer' });
  const first = await makeAffiliate(staff, { firstName: 'Rita', lastName: 'Realtor' });
  const second = await makeAffiliate(staff);
  const ownId: number = first.id;
  const otherId: number = second.id;
  // Two partners with a lead each; a third lead came by itself.
  const own = await affiliateCookie(app.database, first.id);
  const other = await affiliateCookie(app.database, second.id);
  const ownLead = await app.apply({ referralCode: first.referralCode });
  const otherLead = await app.apply({ referralCode: second.referralCode });
  const plainLead = await app.apply({});
  await giveToFirstAdmin(app);

  const as = (cookie: string) => ({ cookie });
  const add = (body: unknown, cookie: string) => app.post('/api/notes', body, as(cookie));
  const list = async (leadId: number, cookie: string) =>
    app.get(`/api/notes/${leadId}`, as(cookie));
  const remove = (id: number, cookie: string) => app.remove(`/api/notes/${id}`, as(cookie));
  const all = async () =>
    app.rows('select id, lead_id, author_type, author_id, content from lead_notes order by id');

  test('the author is whose session it is, whatever the body says', async () => {
    const forged = {
      content: '  Called, no answer.\nTry again.  ',
      authorId: 4711,
      authorName: 'Loan Officer',
    };
    const byStaff = await dana.post('/api/notes', { leadId: plainLead, ...forged });
    assert.equal(byStaff.statusCode, 201, byStaff.body);
    const byAffiliate = await add({ leadId: ownLead, authorType: 'affiliate', ...forged }, own);
    assert.equal(byAffiliate.statusCode, 201, byAffiliate.body);
    assert.deepEqual(
      [byStaff, byAffiliate].map((answer) => {
        const { authorType, authorName, content } = answer.json<Note>();
        return [authorType, authorName, content];
      }),
      [
        ['admin', 'Dana Desk', 'Called, no answer.\nTry again.'],
        ['affiliate', 'Rita Realtor', 'Called, no answer.\nTry again.'],
      ],
    );
    assert.equal(byAffiliate.json<Note>().authorId, ownId);
    const [line] = await app.rows(
      `select actor_kind, actor_id, entity, entity_id, after from audit_log
       where action = 'note.create' order by id desc limit 1`,
    );
    assert.deepEqual(
      [line!['actor_kind'], line!['actor_id'], line!['entity'], line!['entity_id']],
      ['affiliate', ownId, 'lead', ownLead],
    );
  });

  test('a caller who may read a lead reads its notes, newest first; no one else learns of them', async () => {
    for (const content of ['one', 'two']) {
      await add({ leadId: otherLead, content }, staff.cookie);
    }
    const notes = (await list(otherLead, other)).json<Note[]>();
    assert.deepEqual(fieldsOf(notes, 'content'), ['two', 'one']);
    const answers = [
      [await list(otherLead, own), 404],
      [await list(plainLead, own), 404],
      [await list(999_999, staff.cookie), 404],
      [await list(otherLead, ''), 401],
      [await owned.get(`/api/notes/${otherLead}`), 404],
    ] as const;
    for (const [answer, status] of answers) {
      assert.equal(answer.statusCode, status);
      assert.doesNotMatch(answer.body, /two/);
    }
  });

  test('a caller writes no note on a lead they may not read, and the table shows it', async () => {
    const before = await all();
    const refused = [
      [await add({ leadId: otherLead, content: 'x' }, own), 404],
      [await add({ leadId: plainLead, content: 'x' }, own), 404],
      [await add({ leadId: plainLead, content: 'x' }, ''), 401],
      [await owned.post('/api/notes', { leadId: plainLead, content: 'x' }), 404],
      [await add({ leadId: ownLead, content: 'x', authorType: 'admin' }, own), 403],
      [await add({ leadId: ownLead, content: 'x', authorType: 'affiliate' }, staff.cookie), 403],
      [await add({ leadId: ownLead, content: ' \n ' }, staff.cookie), 400],
      [await add({ leadId: ownLead, content: 'x'.repeat(5001) }, staff.cookie), 400],
      [await add({ leadId: ownLead, content: 'a\u0000b' }, staff.cookie), 400],
      [await add({ leadId: String(ownLead), content: 'x' }, staff.cookie), 400],
      [await add({ leadId: ownLead }, staff.cookie), 400],
    ] as const;
    assert.deepEqual(
      refused.map(([{ statusCode }]) => statusCode),
      refused.map(([, status]) => status),
    );
    assert.equal(
      refused[6][0].json().errors[0].message,
      'Note content is required',
      'as specified',
    );
    assert.deepEqual(await all(), before);
  });

  test('an affiliate and an officer delete their own notes alone, an admin any', async () => {
    const write = async (leadId: number, cookie: string) =>
      (await add({ leadId, content: 'to go' }, cookie)).json<Note>().id;
    const ofStaff = await write(ownLead, staff.cookie);
    const ofOwn = await write(ownLead, own);
    const ofOther = await write(otherLead, other);
    const before = await all();
    assert.equal((await remove(ofStaff, own)).statusCode, 404);
    assert.equal((await remove(ofOther, own)).statusCode, 404);
    assert.equal((await remove(ofOwn, '')).statusCode, 401);
    assert.equal((await remove(999_999, staff.cookie)).statusCode, 404);
    const byOwned = { method: 'DELETE', url: `/api/notes/${ofOwn}` } as const;
    assert.equal((await owned.send(byOwned)).statusCode, 404);
    await app.rows('update leads set owner_id = null where id = $1', [ownLead]);
    await ok(owned.get(`/api/notes/${ownLead}`));
    for (const id of [ofStaff, ofOwn]) {
      assert.equal((await owned.remove(`/api/notes/${id}`)).statusCode, 404, 'not their own');
    }
    assert.deepEqual(await all(), before);
    const note = { leadId: ownLead, content: 'to go' };
    const ofOfficer = (await owned.post('/api/notes', note)).json<Note>().id;
    assert.equal((await owned.remove(`/api/notes/${ofOfficer}`)).statusCode, 204);
    assert.equal((await remove(ofOwn, own)).statusCode, 204);
    assert.equal((await remove(ofOther, staff.cookie)).statusCode, 204);
    const kept = new Set((await all()).map(({ id }) => id));
    assert.deepEqual(
      [ofStaff, ofOwn, ofOther].map((id) => kept.has(id)),
      [true, false, false],
    );
    const lines = await app.rows(`select 1 from audit_log where action = 'note.delete'`);
    assert.equal(lines.length, 3);
  });

  test('a note outlives its referral no further than its author: a lost lead is out of reach', async () => {
    const id = (await add({ leadId: ownLead, content: 'mine' }, own)).json<Note>().id;
    await staff.remove(`/api/admin/leads/${ownLead}`);
    assert.equal((await remove(id, own)).statusCode, 404);
    await staff.post(`/api/admin/leads/${ownLead}/restore`);
    assert.equal((await remove(id, own)).statusCode, 204);
  });

  test('a note is shared where a partner reads it as it is written, unless it is for staff alone', async () => {
    const write = async (leadId: number, isShared?: boolean, cookie = staff.cookie) =>
      (await add({ leadId, content: 'Who reads it?', isShared }, cookie)).json();
    const reader = async (id: number) =>
      (await app.get(`/api/admin/leads/${id}`, as(staff.cookie))).json().notesReader;
    const read = async () => (await list(otherLead, other)).json<Note[]>().map(({ id }) => id);
    const told = await write(otherLead);
    const inside = await write(otherLead, false);
    assert.deepEqual([told.isShared, inside.isShared], [true, false]);
    assert.ok((await read()).includes(told.id));
    assert.ok(!(await read()).includes(inside.id));
    assert.equal((await write(plainLead, true)).isShared, false, 'no one is credited');
    assert.equal((await write(otherLead, false, other)).isShared, true, 'their own note');
    assert.deepEqual(
      [await reader(otherLead), await reader(plainLead)].map((name) => name !== null),
      [true, false],
    );
    const unread = [
      ['partnerSees', 'contact', 'all'],
      ['notesShared', false, true],
    ] as const;
    for (const [term, value, standard] of unread) {
      await app.setTerm(term, value);
      assert.equal((await write(otherLead, true)).isShared, false, term);
      assert.equal(await reader(otherLead), null);
      await app.setTerm(term, standard);
    }
    await app.rows('update leads set partner_sees = $2 where id = $1', [otherLead, 'status']);
    assert.equal((await write(otherLead, true)).isShared, false, 'the buyer shows less');
    await app.rows('update leads set partner_sees = null where id = $1', [otherLead]);
    assert.equal((await write(otherLead)).isShared, true);
    const timeline = await app.get(`/api/admin/leads/${otherLead}/timeline`, as(staff.cookie));
    const marks = timeline.json().items.filter(({ kind }: { kind: string }) => kind === 'note');
    assert.deepEqual([marks[0].isShared, marks[1].isShared], [true, false]);
  });

  test('its author or an admin keeps a note from the partner later, and never shares it again', async () => {
    const { id } = (await add({ leadId: otherLead, content: 'Too much' }, staff.cookie)).json();
    const mine = (await add({ leadId: otherLead, content: 'Mine' }, other)).json();
    const change = async (note: number, isShared: boolean, cookie: string) =>
      app.put(`/api/notes/${note}`, { isShared }, as(cookie));
    await app.rows('update leads set owner_id = null where id = $1', [otherLead]);
    const byOfficer = await owned.put(`/api/notes/${id}`, { isShared: false });
    assert.equal(byOfficer.statusCode, 404, byOfficer.body);
    assert.equal((await change(id, false, other)).statusCode, 401);
    assert.equal((await change(mine.id, false, staff.cookie)).statusCode, 404, 'of the partner');
    assert.match((await list(otherLead, other)).body, /Too much/);
    assert.equal((await change(id, false, staff.cookie)).json().isShared, false);
    assert.equal((await change(id, true, staff.cookie)).statusCode, 400);
    assert.doesNotMatch((await list(otherLead, other)).body, /Too much/);
    const [line] = await app.rows(
      `select entity_id, after from audit_log where action = 'note.withhold'`,
    );
    assert.deepEqual(line, { entity_id: otherLead, after: { noteId: id } });
  });

  test('who is credited later does not read what was shared before', async () => {
    const note = { leadId: ownLead, content: 'Who reads it?' };
    const write = async () => (await add(note, staff.cookie)).json().id as number;
    const read = async (id: number, cookie: string) => {
      const notes = await list(ownLead, cookie);
      return notes.statusCode === 200 && notes.json<Note[]>().some((note) => note.id === id);
    };
    const credit = async (affiliateId: number, seenAffiliateId: number) => {
      const body = { affiliateId, seenAffiliateId, reason: 'They asked for it' };
      await ok(staff.post(`/api/admin/leads/${ownLead}/credit`, body));
    };
    const before = await write();
    await credit(otherId, ownId);
    const after = await write();
    const readBy = (cookie: string) => Promise.all([read(before, cookie), read(after, cookie)]);
    assert.deepEqual(await readBy(other), [false, true]);
    await credit(ownId, otherId);
    assert.deepEqual(await readBy(own), [true, false]);
    assert.deepEqual(await readBy(other), [false, false]);
  });

  test('with both signed in, authorType says who writes', async () => {
    const both = `${staff.cookie}; ${own}`;
    const write = async (authorType?: string) =>
      (await add({ leadId: ownLead, content: 'both', authorType }, both)).json<Note>();
    assert.equal((await write('affiliate')).authorName, 'Rita Realtor');
    assert.equal((await write('admin')).authorName, 'admin');
    assert.equal((await write()).authorType, 'admin');
    const foreign = { leadId: plainLead, content: 'x', authorType: 'affiliate' };
    assert.equal((await add(foreign, both)).statusCode, 404, 'the affiliate may not see it');
  });

  test('an admin who acts for an affiliate is named in the row', async () => {
    const [parent] = await app.rows<{ id: number; admin: number }>(
      `select id, admin_user_id as admin from sessions where kind = 'staff' order by id limit 1`,
    );
    await app.database.query(
      `update sessions set parent_session_id = $1, admin_user_id = $2
       where kind = 'affiliate' and affiliate_id = $3`,
      [parent!.id, parent!.admin, ownId],
    );
    const { id } = (await add({ leadId: ownLead, content: 'for her' }, own)).json<Note>();
    const [row] = await app.rows('select via_admin_id, author_id from lead_notes where id = $1', [
      id,
    ]);
    assert.deepEqual(row, { via_admin_id: parent!.admin, author_id: ownId });
  });
});
