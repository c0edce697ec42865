import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { commissionOffice } from '#server/testing/commission-office.ts';
import { makeLeadBody } from '#server/testing/factories.ts';
import { purgeExpired } from '../../operations/retention/purge-expired.ts';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';
import { fieldsOf, ok, openOffice } from '#server/testing/open-app.ts';

let phones = 0;
const newPhone = () => `(503) 234-${String((phones += 1)).padStart(4, '0')}`;

describe(`one person's applications`, async () => {
  const { app, staff } = await openOffice();
  await app.setTerm('creditRule', 'first');
  const office = commissionOffice(app, staff);
  await office.confirmBasis(true);

  const apply = async (changes: Record<string, unknown> = {}): Promise<number> =>
    (await ok(app.post('/api/leads', makeLeadBody({ phone: newPhone(), ...changes })), 201)).id;
  const read = async (id: number, by = staff) => (await by.get(`/api/admin/leads/${id}`)).json();
  const merge = (id: number, otherId: number, rest: object = {}, by = staff) =>
    by.post(`/api/admin/leads/${id}/merge`, { otherId, fields: {}, ...rest });
  const merged = async (...asked: Parameters<typeof merge>): Promise<number> =>
    (await ok(merge(...asked))).mergeId;
  const undo = (mergeId: number, by = staff) => by.post(`/api/admin/merges/${mergeId}/undo`);
  const timeline = async (id: number) =>
    (await staff.get(`/api/admin/leads/${id}/timeline?pageSize=100`)).json().items as {
      kind: string;
      isUndoable?: boolean;
      otherId?: number;
    }[];

  test('are found by mailbox however it is spelled, and by telephone', async () => {
    const phone = newPhone();
    const first = await apply({ email: 'Jo.Hill@gmail.com', phone });
    const byMail = await apply({ email: 'johill+home@googlemail.com' });
    const byPhone = await apply({ email: 'other@example.com', phone: `+1 ${phone}` });
    const alone = await apply();
    const { items, others } = (await staff.get(`/api/admin/leads/${first}/duplicates`)).json();
    assert.deepEqual(fieldsOf(items, 'id', 'sameEmail', 'samePhone'), [
      [byPhone, false, true],
      [byMail, true, false],
    ]);
    assert.deepEqual(others, []);
    const rows = (await staff.get('/api/admin/leads?pageSize=100')).json().items;
    const counts = new Map(
      rows.map((row: { id: number; applications: number }) => [row.id, row.applications]),
    );
    assert.deepEqual(
      [first, byMail, byPhone, alone].map((id) => counts.get(id)),
      [3, 2, 2, 1],
    );
    assert.equal((await read(first)).applications, 3);
  });

  test('once merged are found by every name, number and mailbox, until it is undone', async () => {
    const [email, phone] = ['mine@example.com', newPhone()];
    const stands = await apply({ email, firstName: 'Patricia', lastName: 'Standing' });
    const home = 'mine+home@example.com';
    const gone = await apply({ email: home, phone, firstName: 'Pat', lastName: 'O’Hara-Quist' });
    const third = await apply({ phone });
    const foundBy = async (q: string): Promise<number[]> => {
      const { items } = await ok(staff.get(`/api/admin/leads?q=${encodeURIComponent(q)}`));
      return items.map(({ id }: { id: number }) => id);
    };
    const duplicatesOf = async (id: number) => {
      const { items } = await ok(staff.get(`/api/admin/leads/${id}/duplicates`));
      return items.map((one: Record<string, unknown>) => [one['id'], one['samePhone']]);
    };
    const typed = [home, 'ohara quist', 'Quist, Pat', 'pat quist o’hara'];
    const mergeId = await merged(stands, gone);
    for (const q of typed) {
      assert.deepEqual(await foundBy(q), [stands], q);
    }
    assert.deepEqual(await foundBy(phone), [third, stands]);
    assert.deepEqual(await foundBy('Patricia Standing'), [stands]);
    assert.deepEqual(await duplicatesOf(third), [[stands, true]]);
    assert.deepEqual(await duplicatesOf(stands), [[third, true]]);
    assert.equal((await read(stands)).applications, 2);
    await ok(undo(mergeId));
    for (const q of typed) {
      assert.deepEqual(await foundBy(q), [gone], q);
    }
    assert.deepEqual(await duplicatesOf(third), [[gone, true]]);
    assert.deepEqual(await duplicatesOf(stands), [[gone, false]]);
  });

  test('of a colleague are counted for an officer, not shown and not merged', async () => {
    const phone = newPhone();
    const own = await apply({ phone });
    const foreign = await apply({ phone, firstName: 'Hidden' });
    const [admin] = await app.rows<{ id: number }>('select id from admin_users order by id');
    await app.database.query('update leads set owner_id = $2 where id = $1', [foreign, admin!.id]);
    const officer = await makeStaff(app, { role: 'officer' });
    const answer = await officer.get(`/api/admin/leads/${own}/duplicates`);
    assert.doesNotMatch(answer.body, /Hidden/);
    assert.deepEqual(answer.json().items, []);
    assert.equal(answer.json().others.length, 1);
    assert.equal(answer.json().others[0].count, 1);
    for (const [id, otherId] of [
      [own, foreign],
      [foreign, own],
    ] as const) {
      assert.equal((await merge(id, otherId, {}, officer)).statusCode, 404);
    }
    const mergeId = await merged(foreign, own);
    assert.equal((await undo(mergeId, officer)).statusCode, 404);
    assert.equal((await officer.get(`/api/admin/leads/${own}`)).statusCode, 404);
  });

  test('are of one person: strangers, who would vanish behind one another, stay two', async () => {
    const phone = newPhone();
    const [one, other] = [await apply(), await apply({ phone })];
    for (const by of [staff, await makeStaff(app, { role: 'officer' })]) {
      const answer = await merge(one, other, {}, by);
      assert.equal(answer.statusCode, 400, answer.body);
      assert.match(answer.json().message, /neither the mailbox nor the number/);
    }
    assert.equal((await read(other)).id, other);
    await office.edit(one, { phone });
    await undo(await merged(one, other));
  });

  test('become one lead with the chosen fields and both histories', async () => {
    const phone = newPhone();
    const id = await apply({ phone, firstName: 'Ana', homePrice: 300_000, sessionId: 's-one' });
    const otherId = await apply({ phone, firstName: 'Anna', homePrice: 600_000 });
    const content = 'Called on Friday';
    await staff.post('/api/notes', { leadId: otherId, content, authorType: 'admin' });
    await office.edit(otherId, { status: 'Contacted' });
    const total = (await staff.get('/api/admin/leads')).json().total;
    await merged(id, otherId, { fields: { firstName: 'theirs', homePrice: 'theirs' } });
    const lead = await read(id);
    assert.deepEqual([lead.firstName, lead.homePrice, lead.status], ['Anna', 600_000, 'New']);
    assert.equal(lead.monthlySavings > 0, true);
    assert.equal(lead.applications, 1);
    assert.equal(lead.consents.length, 2);
    assert.ok(lead.statusHistory.some((one: { toStatus: string }) => one.toStatus === 'Contacted'));
    const notes = (await staff.get(`/api/notes/${id}`)).json();
    assert.match(JSON.stringify(notes), /Called on Friday/);
    const kinds = (await timeline(id)).map(({ kind }) => kind);
    assert.equal(kinds.filter((kind) => kind === 'consent').length, 2);
    assert.equal(kinds.filter((kind) => kind === 'merged').length, 1);
    assert.ok(kinds.includes('note'));
    const list = (await staff.get('/api/admin/leads?pageSize=100')).json();
    assert.equal(list.total, total - 1);
    assert.ok(!list.items.some((one: { id: number }) => one.id === otherId));
    assert.equal((await read(otherId)).id, id, 'its page is that of the lead that stands');
    const found = (await staff.get(`/api/admin/leads?q=SG-${otherId}`)).json().items;
    assert.deepEqual(fieldsOf(found, 'id'), [id]);
    const deleted = (await staff.get('/api/admin/leads/deleted')).json().items;
    assert.ok(!deleted.some((one: { id: number }) => one.id === otherId));
    assert.equal((await office.restore(otherId)).statusCode, 404);
  });

  test('that were changed or merged in between are skipped', async () => {
    const phone = newPhone();
    const [a, b] = [await apply({ phone }), await apply({ phone })];
    const { updatedAt } = await read(b);
    await office.edit(b, { firstName: 'Else' });
    const stale = await merge(a, b, { otherUpdatedAt: updatedAt });
    assert.equal(stale.statusCode, 409, stale.body);
    assert.match(stale.json().message, /first name/);
    const crossing = await Promise.all([merge(a, b), merge(b, a)]);
    assert.deepEqual(crossing.map(({ statusCode }) => statusCode).toSorted(), [200, 409]);
    const late = await office.put(`/api/admin/leads/${a}`, { updatedAt, firstName: 'Late' });
    const other = await office.put(`/api/admin/leads/${b}`, { updatedAt, firstName: 'Late' });
    assert.deepEqual([late.statusCode, other.statusCode].toSorted(), [404, 409]);
    assert.equal((await merge(a, a)).statusCode, 400);
    const standing = crossing[0]!.statusCode === 200 ? a : b;
    assert.equal((await merge(standing, 999_999)).statusCode, 404);
    assert.equal((await undo(999_999)).statusCode, 404);
  });

  test('keep the strictest word on contact, and that it was said since', async () => {
    const phone = newPhone();
    const agreed = await apply({ phone });
    const silent = await apply({ phone, consentTicked: 'none' });
    await staff.post(`/api/admin/leads/${silent}/stop`, { channels: ['email'], how: 'phone' });
    const mergeId = await merged(agreed, silent, { fields: { email: 'theirs' } });
    const { reach } = await read(agreed);
    assert.deepEqual(
      [reach.sms.reason, reach.email.reason],
      ['no consent on record', 'said stop: phone'],
    );
    await office.edit(agreed, { status: 'Do Not Contact' });
    assert.equal((await undo(mergeId)).statusCode, 200);
    const statuses = [(await read(agreed)).status, (await read(silent)).status];
    assert.deepEqual(statuses, ['Do Not Contact', 'Do Not Contact']);
    const third = await apply({ phone });
    await merged(third, silent, { fields: { status: 'mine' } });
    assert.equal((await read(third)).status, 'Do Not Contact');
  });

  test('are two again in the order of the merges, for 30 days, once', async () => {
    const phone = newPhone();
    const [a, b, c] = [await apply({ phone }), await apply({ phone }), await apply({ phone })];
    const first = await merged(a, b);
    const second = await merged(a, c);
    assert.equal((await undo(first)).statusCode, 409, 'a later merge stands');
    const third = await merged(await apply({ phone }), a);
    assert.equal((await undo(second)).statusCode, 409, 'the lead was merged itself');
    assert.equal((await undo(third)).statusCode, 200);
    assert.equal((await undo(third)).statusCode, 409);
    assert.equal((await undo(second)).statusCode, 200);
    const entries = await timeline(a);
    assert.deepEqual(
      entries.filter(({ kind }) => kind === 'merged').map(({ isUndoable }) => isUndoable),
      [false, false, true],
    );
    assert.deepEqual(
      (await timeline(c))
        .filter(({ kind }) => kind.includes('merged'))
        .map(({ kind, otherId }) => [kind, otherId]),
      [
        ['unmerged', a],
        ['merged', a],
      ],
    );
    await app.database.query(
      `update lead_merges set merged_at = now() - interval '31 days' where id = $1`,
      [first],
    );
    assert.equal((await undo(first)).statusCode, 410);
  });

  test('are credited to who came first, and pay once', async () => {
    const [early, late] = [await office.makeAffiliate(), await office.makeAffiliate()];
    const phone = newPhone();
    const otherId = await apply({ phone, referralCode: early.referralCode });
    const id = await apply({ phone, referralCode: late.referralCode });
    await office.edit(id, { status: 'Qualified' });
    const paid = await office.referralOf(id);
    assert.equal(paid.status, 'qualified');
    await office.approve(id);
    const { totalCents } = await office.due(late.id);
    assert.equal((await office.pay(late.id, totalCents)).statusCode, 201);
    const mergeId = await merged(id, otherId);
    const lead = await read(id);
    assert.equal(lead.referral.affiliateId, early.id);
    assert.equal(lead.referralCode, early.referralCode);
    assert.equal(lead.referral.status, 'qualified', 'the lead had qualified already');
    assert.equal((await office.due(late.id)).totalCents <= 0, true, 'nothing more is due');
    const [sum] = await app.rows<{ cents: number }>(
      'select sum(amount_cents)::int as cents from commission_ledger where affiliate_id = $1',
      [late.id],
    );
    assert.equal(sum!.cents, -totalCents, 'what was paid is set off');
    await office.assertSumsHold();
    assert.equal((await undo(mergeId)).statusCode, 200);
    assert.equal((await read(id)).referral.affiliateId, late.id);
    assert.equal((await office.referralOf(id)).cents, paid.cents);
    assert.deepEqual((await office.referralOf(otherId)).status, 'pending');
    await office.assertSumsHold();
  });

  test('leave lines of both in the audit log, and their copies for 30 days', async () => {
    const phone = newPhone();
    const [a, b] = [await apply({ phone }), await apply({ phone })];
    const mergeId = await merged(a, b);
    await undo(mergeId);
    const lines = await app.rows(
      `select action, entity_id::int as id from audit_log
         where action in ('lead.merge', 'lead.unmerge') and entity_id in ($1, $2) order by id`,
      [a, b],
    );
    assert.deepEqual(
      lines.map(({ action, id }) => [action, id]).toSorted(),
      [
        ['lead.merge', a],
        ['lead.merge', b],
        ['lead.unmerge', a],
        ['lead.unmerge', b],
      ].toSorted(),
    );
    const kept = () => app.rows(`select 1 from lead_merges where id = $1`, [mergeId]);
    await purgeExpired(app.app.services);
    assert.equal((await kept()).length, 1);
    await app.database.query(
      `update lead_merges set merged_at = now() - interval '31 days' where id = $1`,
      [mergeId],
    );
    await purgeExpired(app.app.services);
    assert.deepEqual(await kept(), []);
  });
});
