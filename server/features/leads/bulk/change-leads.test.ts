import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Client } from '#server/testing/app.ts';
import { giveToFirstAdmin, makeStaff } from '#server/testing/sessions/second-staff.ts';
import { fieldsOf, ok, openOffice } from '#server/testing/open-app.ts';

let keys = 0;
const newKey = () => `a-key-of-this-test-${(keys += 1)}`;

interface Chosen {
  id: number;
  status: string;
}

describe('changes of many leads', async () => {
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
  const insertLeads = async (count: number, lastName: string): Promise<Chosen[]> => {
    const made = await app.rows<{ id: number; status: string }>(
      `insert into leads (first_name, last_name, email, phone)
         select 'N' || n, $2, 'n@example.com', '1' from generate_series(1, $1) n returning id, status`,
      [count, lastName],
    );
    return made;
  };
  const bulk = (body: Record<string, unknown>, by: Client = staff) =>
    by.post('/api/admin/leads/bulk', { key: newKey(), ...body });
  const move = (leads: Chosen[], status: string, by: Client = staff) =>
    bulk({ kind: 'status', status, leads }, by);
  const undo = (id: number, by: Client = staff) => by.post(`/api/admin/leads/bulk/${id}/undo`);
  const edit = (id: number, payload: object, by: Client = dana) =>
    by.put(`/api/admin/leads/${id}`, payload);
  const stored = async (leads: Chosen[]) =>
    app.rows<{ id: number; status: string; deleted_at: Date | null }>(
      'select id, status, deleted_at from leads where id = any($1) order by id',
      [leads.map(({ id }) => id)],
    );
  const statuses = async (leads: Chosen[]) => (await stored(leads)).map(({ status }) => status);
  const history = async (id: number) => {
    const { statusHistory } = (await staff.get(`/api/admin/leads/${id}`)).json();
    return statusHistory.map(({ toStatus, actor }: Record<string, string>) => [toStatus, actor]);
  };
  const audits = async (id: number) =>
    (
      await app.rows<{ action: string }>(
        `select action from audit_log where entity = 'lead' and entity_id = $1
           and action in ('lead.update', 'lead.delete', 'lead.restore') order by id`,
        [id],
      )
    ).map(({ action }) => action);
  const total = async (status: string) =>
    (await staff.get(`/api/admin/leads?pageSize=1&status=${encodeURIComponent(status)}`)).json()
      .total;

  test('a status for all of them, in history, audit log and counts, once however often it is sent', async () => {
    const leads = await newLeads(3);
    const before = await total('Closed Won');
    const body = { key: newKey(), kind: 'status', status: 'Closed Won', leads };
    const { id, ...outcome } = await ok(staff.post('/api/admin/leads/bulk', body));
    assert.deepEqual(outcome, { changed: 3, same: 0, leftAlone: [] });
    const again = await staff.post('/api/admin/leads/bulk', body);
    assert.deepEqual(again.json(), { id, ...outcome }, 'the same answer');
    assert.deepEqual(await statuses(leads), ['Closed Won', 'Closed Won', 'Closed Won']);
    for (const lead of leads) {
      assert.deepEqual(await history(lead.id), [
        ['New', 'visitor'],
        ['Closed Won', 'admin'],
      ]);
      assert.deepEqual(await audits(lead.id), ['lead.update']);
    }
    assert.equal(await total('Closed Won'), before + 3);
    const [line] = await app.rows(
      `select after - 'change' as after from audit_log where action = 'lead.bulk_status' order by id desc limit 1`,
    );
    assert.deepEqual(line!['after'], { chosen: 3, status: 'Closed Won' });
    const other = await staff.post('/api/admin/leads/bulk', { ...body, status: 'Denied' });
    assert.equal(other.statusCode, 409);
    // As with a single edit, a later edit of an opened page gets 409 with the name of who changed
    // it.
    const stale = await edit(leads[0]!.id, {
      status: 'Denied',
      updatedAt: '2026-01-01T00:00:00.000Z',
    });
    assert.equal(stale.statusCode, 409);
    assert.match(stale.json().message, /^admin changed this lead .*: status\.$/);
  });

  test('leads changed or deleted by others, or outside the scope, are skipped and reported', async () => {
    const leads = await newLeads(4);
    const [first, second, third, fourth] = leads as [Chosen, Chosen, Chosen, Chosen];
    await edit(first.id, { status: 'Approved' });
    await edit(second.id, { status: 'Contacted' });
    await dana.remove(`/api/admin/leads/${third.id}`);
    const unknown = { id: 999_999, status: 'New' };
    const answer = (await move([...leads, unknown], 'Contacted')).json();
    assert.equal(answer.changed, 1);
    assert.equal(answer.same, 1, 'it was so already');
    const told = answer.leftAlone.map(
      ({ id, reason, who, status }: Record<string, unknown>) => [id, reason, who, status] as const,
    );
    assert.deepEqual(told, [
      [first.id, 'status', 'Dana Desk', 'Approved'],
      [third.id, 'deleted', 'Dana Desk', 'New'],
      [999_999, 'unknown', null, null],
    ]);
    assert.match(answer.leftAlone[0].name, /^Ana Lopez/);
    assert.deepEqual(await statuses(leads), ['Approved', 'Contacted', 'New', 'Contacted']);
    await giveToFirstAdmin(app);
    const officer = await makeStaff(app, { role: 'officer' });
    const refused = (await move([{ ...fourth, status: 'Contacted' }], 'Denied', officer)).json();
    assert.deepEqual([refused.changed, refused.leftAlone[0].reason], [0, 'unknown']);
    assert.equal(refused.leftAlone[0].name, null, 'not even a name');
  });

  test('one undo restores each lead, except those changed since', async () => {
    const leads = await newLeads(4);
    const [first, second, third, fourth] = leads as [Chosen, Chosen, Chosen, Chosen];
    await edit(first.id, { status: 'Follow Up' });
    first.status = 'Follow Up';
    const { id } = (await move(leads, 'Denied')).json();
    await edit(second.id, { status: 'Approved' });
    await edit(second.id, { status: 'Denied' });
    await edit(third.id, { firstName: 'Maria' });
    await dana.remove(`/api/admin/leads/${fourth.id}`);
    assert.equal((await undo(id, dana)).statusCode, 404, 'it is not hers');
    const answer = (await undo(id)).json();
    assert.equal(answer.changed, 2);
    const told = answer.leftAlone.map(
      ({ id: lead, reason, who }: Record<string, unknown>) => [lead, reason, who] as const,
    );
    assert.deepEqual(told, [
      [second.id, 'status', 'Dana Desk'],
      [fourth.id, 'deleted', 'Dana Desk'],
    ]);
    assert.deepEqual(await statuses(leads), ['Follow Up', 'Denied', 'New', 'Denied']);
    assert.deepEqual((await undo(id)).json(), answer, 'twice is once');
    assert.deepEqual(
      (await history(first.id)).map(([status]: string[]) => status),
      ['New', 'Follow Up', 'Denied', 'Follow Up'],
    );
    assert.equal((await undo(answer.id)).statusCode, 404, 'an undoing is not undone');
    await app.database.query(
      `update lead_bulk_changes set created_at = now() - interval '31 days' where id = $1`,
      [id],
    );
    assert.equal((await undo(id)).statusCode, 410);
  });

  test('deleted together and restored together', async () => {
    const leads = await newLeads(4);
    const [first, second, third] = leads as [Chosen, Chosen, Chosen];
    await edit(first.id, { status: 'Approved' });
    const before = await total('New');
    const answer = (await bulk({ kind: 'delete', leads })).json();
    assert.equal(answer.changed, 3);
    assert.deepEqual(fieldsOf(answer.leftAlone, 'id', 'reason'), [[first.id, 'status']]);
    assert.equal(await total('New'), before - 3);
    assert.equal((await staff.get(`/api/admin/leads/${second.id}`)).statusCode, 404);
    await dana.post(`/api/admin/leads/${second.id}/restore`);
    await dana.post(`/api/admin/leads/${third.id}/restore`);
    await dana.remove(`/api/admin/leads/${third.id}`);
    const undone = (await undo(answer.id)).json();
    assert.equal(undone.changed, 1);
    assert.deepEqual(fieldsOf(undone.leftAlone, 'id', 'reason', 'who'), [
      [second.id, 'restored', 'Dana Desk'],
      [third.id, 'deleted', 'Dana Desk'],
    ]);
    const alive = (await stored(leads)).map((lead) => lead.deleted_at === null);
    assert.deepEqual(alive, [true, true, false, true]);
    assert.deepEqual(await audits(leads[3]!.id), ['lead.delete', 'lead.restore']);
  });

  test('goes on where it broke off, and two calls at once do it once', async () => {
    const leads = await insertLeads(130, 'Many');
    await app.database.query(`
        create function break_off() returns trigger language plpgsql as $$
        begin
          raise exception 'broken off';
        end $$;
        create trigger broken before update on leads for each row
          when (old.id = ${leads[70]!.id}) execute function break_off()`);
    const body = { key: newKey(), kind: 'status', status: 'Contacted', leads };
    assert.equal((await staff.post('/api/admin/leads/bulk', body)).statusCode, 500);
    const done = (await statuses(leads)).filter((status) => status === 'Contacted');
    assert.equal(done.length, 50, 'what was done is kept');
    await app.database.query('drop trigger broken on leads; drop function break_off()');
    const answers = await Promise.all([
      staff.post('/api/admin/leads/bulk', body),
      staff.post('/api/admin/leads/bulk', body),
    ]);
    for (const answer of answers) {
      assert.equal(answer.statusCode, 200, answer.body);
    }
    assert.equal((await staff.post('/api/admin/leads/bulk', body)).json().changed, 130);
    const [counted] = await app.rows(
      `select count(*)::int as lines, count(distinct h.lead_id)::int as leads
         from lead_status_history h join leads l on l.id = h.lead_id where l.last_name = 'Many'`,
    );
    assert.deepEqual(counted, { lines: 130, leads: 130 });
  });

  test('while leads are being changed, what points to one of them does not wait', async () => {
    const leads = await newLeads(2);
    const [first] = leads as [Chosen, Chosen];
    await app.database.query(`
          create table gate (is_open boolean);
          create function wait_at_gate() returns trigger language plpgsql as $$
          begin
            while not exists (select from gate) loop
              perform pg_sleep(0.02);
            end loop;
            return new;
          end $$;
          create trigger waiting before update on leads for each row
            when (old.id = ${first.id}) execute function wait_at_gate()`);
    const changed = move(leads, 'Closed');
    const isHeld = async () =>
      (await app.rows(`select 1 from pg_stat_activity where wait_event = 'PgSleep'`)).length > 0;
    const latest = Date.now() + 120_000;
    while (!(await isHeld())) {
      assert.ok(Date.now() < latest, 'the change never came to the lead');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await app.database.transaction(async (tx) => {
      await tx.query(`set local lock_timeout = '10s'`);
      await tx.query(
        `insert into lead_notes (lead_id, author_type, author_id, author_name, content)
             values ($1, 'admin', 1, 'A', 'Meanwhile')`,
        [first.id],
      );
    });
    assert.deepEqual(await statuses(leads), ['New', 'New'], 'they are still held');
    await app.database.query('insert into gate values (true)');
    assert.equal((await changed).json().changed, 2);
    await app.database.query('drop trigger waiting on leads; drop table gate');
  });

  test('what makes no sense is refused, and nothing is stored', async () => {
    const leads = await newLeads(1);
    const lines = await app.count('lead_bulk_changes');
    for (const wrong of [
      { kind: 'status', leads },
      { kind: 'status', status: 'Waiting', leads },
      { kind: 'delete', status: 'New', leads },
      { kind: 'delete', leads: [] },
      { kind: 'delete', leads: Array.from({ length: 1001 }, () => leads[0]) },
      { kind: 'delete', leads: [{ id: leads[0]!.id }] },
      { kind: 'delete', leads, key: 'short' },
    ]) {
      assert.equal((await bulk(wrong)).statusCode, 400, JSON.stringify(wrong).slice(0, 80));
    }
    assert.equal((await undo(999_999)).statusCode, 404);
    assert.deepEqual(await statuses(leads), ['New']);
    assert.equal(await app.count('lead_bulk_changes'), lines);
  });

  test('all that fit are chosen at once, up to a thousand', async () => {
    await insertLeads(1001, 'Chosen');
    const few = (await staff.get('/api/admin/leads/choices?q=chosen,%20n777&page=3')).json();
    assert.equal(few.isCut, false);
    assert.equal(few.items.length, 1, 'whatever the page');
    assert.deepEqual(Object.keys(few.items[0]), ['id', 'status', 'firstName', 'lastName']);
    const many = (await staff.get('/api/admin/leads/choices?q=chosen')).json();
    assert.equal(many.isCut, true);
    assert.equal(many.items.length, 1000);
    assert.equal((await bulk({ kind: 'delete', leads: many.items })).json().changed, 1000);
  });
});
