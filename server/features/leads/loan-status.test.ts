import assert from 'node:assert/strict';
import type { Client } from '#server/testing/app.ts';
import { describe, test } from 'node:test';
import { makeAffiliate } from '#server/testing/factories.ts';
import { keyClient } from '#server/testing/sessions/api-key.ts';
import { giveToFirstAdmin, makeStaff } from '#server/testing/sessions/second-staff.ts';
import { ok, openOffice } from '#server/testing/open-app.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 9, 1, 12, minute)).toISOString();

describe('the status of a loan', async () => {
  const { app, staff: admin } = await openOffice();
  const program = await keyClient(app, ['POST /api/admin/leads/{id}/loan-status']);

  const tell = (id: number, body: object, by: Client = program) =>
    by.post(`/api/admin/leads/${id}/loan-status`, body);
  const told = async (id: number, eventId: string, status: string, minute: number) => {
    const {
      id: leadId,
      status: now,
      at: newest,
    } = await ok(tell(id, { eventId, status, at: at(minute) }));
    return [leadId, now, newest];
  };
  const history = async (id: number) =>
    (
      await app.rows(
        `select to_status, actor_kind from lead_status_history where lead_id = $1 order by id`,
        [id],
      )
    ).map((row) => `${row['to_status']} ${row['actor_kind']}`);

  test('the newest moment wins, in any order, and each event counts once', async () => {
    const id = await app.apply();
    assert.deepEqual(await told(id, 'b', 'Approved', 2), [id, 'Approved', at(2)]);
    assert.deepEqual(await told(id, 'a', 'Application Submitted', 1), [id, 'Approved', at(2)]);
    assert.deepEqual(await told(id, 'c', 'Closed Won', 3), [id, 'Closed Won', at(3)]);
    for (const [event, status, minute] of [
      ['b', 'Approved', 2],
      ['c', 'Closed Won', 3],
      ['a', 'Application Submitted', 1],
    ] as const) {
      assert.deepEqual(await told(id, event, status, minute), [id, 'Closed Won', at(3)]);
    }
    assert.deepEqual(await history(id), ['New visitor', 'Approved key', 'Closed Won key']);
    assert.equal(await app.count(`loan_events where lead_id = ${id}`), 3);
  });

  test('an event that changes nothing has a line too: it decides which later ones count', async () => {
    const id = await app.apply();
    const lines = () =>
      app.rows(
        `select action, actor_kind, after from audit_log
           where entity = 'lead' and entity_id = $1 and actor_kind = 'key' order by id`,
        [id],
      );
    const since = new Date(Date.now() - 60_000).toISOString();
    await told(id, 'ahead', 'New', 9);
    await told(id, 'real', 'Approved', 8);
    await told(id, 'real', 'Approved', 8);
    const line = (status: string, minute: number) => ({
      action: 'lead.loan_event',
      actor_kind: 'key',
      after: { status, at: at(minute) },
    });
    assert.deepEqual(await lines(), [line('New', 9), line('Approved', 8)]);
    const { changes } = (await admin.get(`/api/admin/news?since=${since}`)).json();
    const news = changes.filter((one: { entityId: number }) => one.entityId === id);
    assert.deepEqual(news, [], 'nobody is told of a change');
  });

  test('sent many times at once it is done once', async () => {
    const id = await app.apply();
    const events = [1, 2, 3, 4].flatMap((minute) => [minute, minute, minute]);
    await Promise.all(
      events.map((minute) => told(id, `e${minute}`, minute < 4 ? 'Contacted' : 'Approved', minute)),
    );
    assert.equal(await app.count(`loan_events where lead_id = ${id}`), 4);
    const [lead] = await app.rows('select status from leads where id = $1', [id]);
    assert.equal(lead!['status'], 'Approved');
    assert.equal((await history(id)).filter((line) => line.startsWith('Approved')).length, 1);
  });

  test('two events of one moment end alike, whichever came first', async () => {
    const [one, other] = [await app.apply(), await app.apply()];
    await told(one, 'x', 'Approved', 5);
    await told(one, 'y', 'Denied', 5);
    await told(other, 'y', 'Denied', 5);
    await told(other, 'x', 'Approved', 5);
    const rows = await app.rows('select distinct status from leads where id = any ($1)', [
      [one, other],
    ]);
    assert.equal(rows.length, 1);
  });

  test('what staff set meanwhile stays until a newer event', async () => {
    const id = await app.apply();
    await told(id, 'a', 'Approved', 1);
    await admin.put(`/api/admin/leads/${id}`, { status: 'Follow Up' });
    assert.deepEqual(await told(id, 'a', 'Approved', 1), [id, 'Follow Up', at(1)]);
    assert.deepEqual(await told(id, 'b', 'Closed', 2), [id, 'Closed', at(2)]);
  });

  test('an event that comes back with another content is refused', async () => {
    const id = await app.apply();
    await told(id, 'a', 'Approved', 1);
    for (const other of [{ status: 'Denied' }, { at: at(9) }]) {
      const answer = await tell(id, { eventId: 'a', status: 'Approved', at: at(1), ...other });
      assert.equal(answer.statusCode, 422);
    }
    assert.deepEqual(await history(id), ['New visitor', 'Approved key']);
  });

  test('all that follows a status of staff follows it: credit, emails, log', async () => {
    const affiliate = await makeAffiliate(admin);
    const id = await app.apply({ referralCode: affiliate.referralCode });
    await told(id, 'a', 'Qualified', 1);
    const [referral] = await app.rows('select status from referrals where lead_id = $1', [id]);
    assert.equal(referral!['status'], 'qualified');
    assert.equal(await app.count(`jobs where kind = 'milestone' and lead_id = ${id}`), 1);
    const [line] = await app.rows(
      `select actor_kind, before - 'updatedAt' as before, after - 'updatedAt' as after
         from audit_log where action = 'lead.update' and entity_id = $1`,
      [id],
    );
    assert.deepEqual(line, {
      actor_kind: 'key',
      before: { status: 'New' },
      after: { status: 'Qualified' },
    });
    const events = JSON.stringify(await app.rows('select * from loan_events'));
    assert.doesNotMatch(events, /"a"/, 'the word of the loan system is not kept');
  });

  test('a merged lead passes it on to the one that stands for it', async () => {
    const [mine, theirs] = [await app.apply(), await app.apply()];
    await told(theirs, 'a', 'Approved', 5);
    await ok(
      admin.post(`/api/admin/leads/${mine}/merge`, {
        otherId: theirs,
        fields: { status: 'theirs' },
      }),
    );
    assert.deepEqual(await told(theirs, 'a', 'Approved', 5), [mine, 'Approved', at(5)]);
    assert.deepEqual(await told(theirs, 'b', 'Denied', 4), [mine, 'Approved', at(5)]);
    assert.deepEqual(await told(theirs, 'c', 'Closed', 6), [mine, 'Closed', at(6)]);
  });

  test('is refused for what is no status, event, moment or lead', async () => {
    const id = await app.apply();
    const right = { eventId: 'a', status: 'Approved', at: at(1) };
    const ahead = new Date(Date.now() + 25 * 3_600_000).toISOString();
    for (const wrong of [
      { status: 'Funded' },
      { eventId: '' },
      { eventId: undefined },
      { at: '2026-10-01' },
      { at: ahead },
    ]) {
      const answer = await tell(id, { ...right, ...wrong });
      assert.equal(answer.statusCode, 400, JSON.stringify(wrong));
      assert.equal(answer.json().errors[0].path, Object.keys(wrong)[0]);
    }
    assert.equal((await tell(999_999, right)).statusCode, 404);
    assert.equal((await admin.remove(`/api/admin/leads/${id}`)).statusCode, 200);
    assert.equal((await tell(id, right)).statusCode, 404);
    assert.equal(await app.count(`loan_events where lead_id = ${id}`), 0);
  });

  test('admins and officers may tell it too, officers of leads they may see', async () => {
    const id = await app.apply();
    const event = { eventId: 'a', status: 'Approved', at: at(1) };
    const officer = await makeStaff(app, { role: 'officer' });
    await giveToFirstAdmin(app);
    assert.equal((await tell(id, event, officer)).statusCode, 404);
    assert.equal((await tell(id, event, admin)).json().status, 'Approved');
    const auditor = await makeStaff(app, { role: 'compliance' });
    assert.equal((await tell(id, event, auditor)).statusCode, 403);
  });
});
