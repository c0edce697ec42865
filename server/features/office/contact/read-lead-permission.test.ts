import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ok, openOffice } from '#server/testing/open-app.ts';

const georgia = {
  propertyState: 'GA',
  currentAddress: '1 Peach St, Atlanta, GA 30301',
  phone: '(404) 555-0142',
};

describe('whether a person may be contacted now', async () => {
  const { app, staff } = await openOffice();

  const read = async (id: number, at: string) => {
    app.clock.set(new Date(at));
    const answer = await ok(staff.get(`/api/admin/leads/${id}/permission`));
    const lead = await staff.get(`/api/admin/leads/${id}`);
    assert.deepEqual(lead.json().permission, answer, 'the page of a lead has it at once');
    return answer;
  };

  test('says until when, by which rule, and what their clock shows', async () => {
    const id = await app.apply(georgia);
    const open = await read(id, '2026-11-24T18:00Z');
    assert.deepEqual(open.phone, {
      allowed: true,
      until: '2026-11-25T02:00:00.000Z',
      reason:
        'consent on record (ticked in advance); until 9:00 PM their time, by the federal rule; state rules not checked',
      rule: '47 CFR 64.1200(c)(1)',
    });
    assert.deepEqual(
      [open.localTime, open.timeZone],
      ['2026-11-24T13:00-05:00', 'America/New_York'],
    );
    const closed = await read(id, '2026-11-25T02:00Z');
    assert.deepEqual(
      [closed.phone.allowed, closed.sms.allowed, closed.email.allowed],
      [false, false, true],
    );
    assert.equal(closed.phone.until, '2026-11-25T13:00:00.000Z');
  });

  test('a stop of another application with the number, and the status, say no', async () => {
    const id = await app.apply(georgia);
    const other = await app.apply({ ...georgia, email: 'other@example.com' });
    // Consent that is newer than a stop would end it, and this stop is of a fixed day.
    await app.database.transaction(async (tx) => {
      await tx.query('set local session_replication_role = replica');
      await tx.query(`update consent_records set recorded_at = '2026-11-01'`);
    });
    app.clock.set(new Date('2026-12-01T18:00Z'));
    await staff.post(`/api/admin/leads/${other}/stop`, { channels: ['sms'], how: 'a text' });
    const stopped = await read(id, '2026-12-01T18:01Z');
    assert.deepEqual(
      [stopped.phone.allowed, stopped.sms.allowed, stopped.sms.reason],
      [true, false, 'said stop: a text'],
    );
    const later = await read(id, '2027-01-31T18:00Z');
    assert.equal(later.phone.reason, 'said stop: a text', 'one stop for calls and texts');
    const { reach } = (await staff.get(`/api/admin/leads/${id}`)).json();
    assert.equal(reach.phone.allowed, false, 'the page of the lead says the same');
    const payload = { status: 'Do Not Contact' };
    await staff.put(`/api/admin/leads/${id}`, payload);
    const never = await read(id, '2027-01-31T18:00Z');
    assert.equal(never.email.reason, 'status Do Not Contact');
  });

  test('no lead, no answer', async () => {
    assert.equal((await staff.get('/api/admin/leads/999999/permission')).statusCode, 404);
    assert.equal((await app.get('/api/admin/leads/1/permission')).statusCode, 401);
  });
});
