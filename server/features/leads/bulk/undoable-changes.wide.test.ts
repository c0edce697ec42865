import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Client } from '#server/testing/app.ts';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';
import { ok, openOffice } from '#server/testing/open-app.ts';

interface Chosen {
  id: number;
  status: string;
}

describe('what a change of many leads mails, and its undo', async () => {
  const { app, staff } = await openOffice();
  const dana = await makeStaff(app, { firstName: 'Dana', lastName: 'Desk' });

  const newLeads = async (count: number): Promise<Chosen[]> => {
    const made = [];
    for (let n = 0; n < count; n += 1) {
      const id = await app.apply();
      made.push({ id, status: 'New' });
    }
    return made;
  };
  let keys = 0;
  const move = (leads: Chosen[], status: string) =>
    staff.post('/api/admin/leads/bulk', {
      key: `an-undoable-change-${(keys += 1)}`,
      kind: 'status',
      status,
      leads,
    });
  const undo = (id: number) => staff.post(`/api/admin/leads/bulk/${id}/undo`);
  const stored = (leads: Chosen[]) =>
    app.rows<Chosen & Record<string, unknown>>(
      'select id, status from leads where id = any($1) order by id',
      [leads.map(({ id }) => id)],
    );

  test('a status of one lead is undone as that of many, until another follows; its page alone offers it', async () => {
    const [lead] = await newLeads(1);
    const path = `/api/admin/leads/${lead!.id}`;
    const put = async (status: string) => ok(staff.put(path, { status }));
    const statusOf = async () => (await stored([lead!]))[0]!.status;
    const undoable = async (by = staff) => (await ok(by.get(path))).undoable;
    const other = await makeStaff(app);
    assert.deepEqual(await undoable(), { status: null, claimedUntil: null });
    const first = await put('Contacted');
    assert.ok(Date.parse(first.undo.until) > Date.now());
    const { id, was, until } = (await undoable()).status;
    assert.deepEqual([id, was], [first.undo.id, 'New'], 'after a reload');
    assert.ok(Math.abs(Date.parse(until) - Date.parse(first.undo.until)) < 5000);
    assert.equal((await undoable(other)).status, null, 'to who did it alone');
    assert.equal((await put('Contacted')).undo, undefined, 'nothing changed');
    const second = await put('Follow Up');
    assert.deepEqual((await ok(staff.get('/api/admin/leads/bulk/undoable'))).items, []);
    assert.equal((await ok(undo(first.undo.id))).leftAlone[0].reason, 'status');
    assert.equal(await statusOf(), 'Follow Up');
    assert.equal((await ok(undo(second.undo.id))).changed, 1);
    assert.equal(await statusOf(), 'Contacted');
    assert.equal((await undoable()).status, null, 'undone');
    assert.equal((await ok(staff.put(path, { firstName: 'Other' }))).undo, undefined);
    const mails = await app.rows(
      `select status from all_mails where kind = 'follow_up' and lead_id = $1`,
      [lead!.id],
    );
    assert.ok(mails.every(({ status }) => status !== 'done'));
  });

  test('the mails of a change are counted before it, and it is offered to be undone until they leave', async () => {
    const { id: affiliateId, referralCode } = (
      await staff.post('/api/admin/affiliates', {
        firstName: 'Pia',
        lastName: 'Partner',
        email: 'pia@example.com',
      })
    ).json();
    assert.ok(affiliateId);
    const leads = await newLeads(2);
    const referred = await app.apply({ referralCode });
    leads.push({ id: referred, status: 'New' });
    const mails = async (status: string, of = leads) =>
      ok(staff.post('/api/admin/leads/bulk/mails', { status, leads: of }));
    const jobsOf = async (kind: string) =>
      (
        await app.rows('select 1 from all_mails where kind = $1 and lead_id = any($2)', [
          kind,
          leads.map(({ id }) => id),
        ])
      ).length;
    assert.deepEqual(await mails('Do Not Contact', leads.slice(0, 2)), {
      applicants: 0,
      affiliates: 0,
      minutes: 5,
    });
    const counted = await mails('Follow Up');
    assert.equal(counted.applicants, 3);
    const milestones = (await mails('Application Submitted')).affiliates;
    assert.equal(milestones, 1);
    assert.equal((await mails('New')).applicants, 0);

    const list = async (by: Client = staff) =>
      (await by.get('/api/admin/leads/bulk/undoable')).json().items;
    const earlier = (await list()).length;
    const { id } = (await move(leads, 'Follow Up')).json();
    assert.equal(await jobsOf('follow_up'), counted.applicants);
    const moved = leads.map((lead) => ({ ...lead, status: 'Follow Up' }));
    assert.equal((await mails('Follow Up', moved)).applicants, 0, 'they have it already');
    const [offered] = await list();
    assert.deepEqual(
      [offered.id, offered.kind, offered.status, offered.changed],
      [id, 'status', 'Follow Up', 3],
    );
    const waits = Date.parse(offered.until) - Date.now();
    assert.ok(waits > 200_000 && waits < 400_000, String(waits));
    assert.deepEqual(await list(dana), [], 'a change of somebody else is theirs');
    const single = (await move(moved.slice(0, 1), 'Contacted')).json();
    const [last, before] = await list();
    assert.deepEqual([last.id, last.changed, before.id], [single.id, 1, id]);
    assert.match(last.name, /^Ana Lopez/, 'one lead is named');
    assert.equal(before.name, null);
    await undo(single.id);
    await undo(id);
    assert.equal((await list()).length, earlier);
    const mailed = await jobsOf('milestone');
    const submitted = (await move((await stored(leads)).slice(1), 'Application Submitted')).json();
    assert.equal((await jobsOf('milestone')) - mailed, milestones);
    await app.database.query(
      `update lead_bulk_changes set created_at = now() - interval '6 minutes' where id = $1`,
      [submitted.id],
    );
    assert.equal((await list()).length, earlier, 'the mails have left');
  });

  test('an officer gives all of them a status, and deletes none', async () => {
    const officer = await makeStaff(app, { role: 'officer' });
    const leads = await newLeads(2);
    const change = (body: object) => officer.post('/api/admin/leads/bulk', { leads, ...body });
    const refused = await change({ key: 'a-key-of-an-officer-1', kind: 'delete' });
    assert.equal(refused.statusCode, 403, refused.body);
    assert.equal(await app.count(`leads where deleted_at is not null`), 0);
    const status = { key: 'a-key-of-an-officer-2', kind: 'status', status: 'Contacted' };
    assert.equal((await change(status)).json().changed, 2);
  });

  test('who was an admin when they deleted some brings none back as an officer', async () => {
    const admin = await makeStaff(app);
    const leads = await newLeads(2);
    const body = { key: 'a-key-of-an-admin-1', kind: 'delete', leads };
    const { id } = (await admin.post('/api/admin/leads/bulk', body)).json();
    await app.database.query(`update admin_users set role = 'officer' where username = $1`, [
      (await admin.get('/api/admin/session')).json().username,
    ]);
    const undone = await admin.post(`/api/admin/leads/bulk/${id}/undo`);
    assert.equal(undone.statusCode, 403, undone.body);
    assert.equal(await app.count(`leads where deleted_at is not null`), 2);
  });
});
