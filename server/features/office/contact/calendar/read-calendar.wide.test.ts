import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { adminPassword, type Client } from '#server/testing/app.ts';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';
import { zonedTime, zoneLines } from './time-zone.ts';
import { writeCalendar } from './write-calendar.ts';
import { ok, openApp } from '#server/testing/open-app.ts';

test('lines end as RFC 5545 says, are folded at 75 octets, and texts are escaped', () => {
  const at = new Date('2026-11-24T15:04:05.678Z');
  const url = `https://lender.example/admin/contact/1?${'é'.repeat(60)}`;
  const text = writeCalendar('a; b, c', [{ uid: 'x@y', at, summary: 'One\nTwo \\ three', url }], {
    now: at,
    timeZone: 'America/Chicago',
  });
  const lines = text.split('\r\n');
  assert.equal(lines.at(-1), '');
  assert.doesNotMatch(text.replaceAll('\r\n', ''), /[\r\n]/);
  assert.ok(lines.every((line) => Buffer.byteLength(line) <= 75));
  const unfolded = text.replaceAll('\r\n ', '');
  assert.match(unfolded, /^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:/);
  assert.ok(unfolded.includes('NAME:a\\; b\\, c\r\n'));
  assert.ok(unfolded.includes('SUMMARY:One\\nTwo \\\\ three\r\n'));
  assert.ok(unfolded.includes(`URL:${url}\r\n`));
  assert.ok(unfolded.includes('DTSTART;TZID=America/Chicago:20261124T090405\r\n'));
  assert.ok(unfolded.includes('X-PUBLISHED-TTL:PT15M\r\n'));
});

test('the zone of the office is told with each change of its clock', () => {
  const lines = zoneLines('America/Chicago', [new Date('2026-11-24T15:00:00Z')]);
  const from = lines.slice(lines.indexOf('DTSTART:20261101T020000') - 1);
  assert.deepEqual(from.slice(0, 10), [
    'BEGIN:STANDARD',
    'DTSTART:20261101T020000',
    'TZOFFSETFROM:-0500',
    'TZOFFSETTO:-0600',
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:20270314T020000',
    'TZOFFSETFROM:-0600',
    'TZOFFSETTO:-0500',
    'END:DAYLIGHT',
  ]);
  const phoenix = zoneLines('America/Phoenix', [new Date('2026-11-24T15:00:00Z')]);
  assert.deepEqual(phoenix.slice(3), [
    'DTSTART:20260524T170000',
    'TZOFFSETFROM:-0700',
    'TZOFFSETTO:-0700',
    'END:STANDARD',
    'END:VTIMEZONE',
  ]);
  for (const [at, value] of [
    ['2026-11-01T05:30:00Z', ';TZID=America/Chicago:20261101T003000'],
    ['2026-11-01T06:30:00Z', ';TZID=America/Chicago:20261101T013000'],
    ['2026-11-01T07:30:00Z', ':20261101T073000Z'],
    ['2026-11-01T08:30:00Z', ';TZID=America/Chicago:20261101T023000'],
    ['2027-03-14T08:30:00Z', ';TZID=America/Chicago:20270314T033000'],
  ] as const) {
    assert.equal(zonedTime('America/Chicago', new Date(at)), value);
  }
});

describe('the calendar of a member of staff', async () => {
  const app = await openApp();
  const olga = await makeStaff(app, { firstName: 'Olga', role: 'officer' });
  const admin = await app.signIn();

  const path = '/api/admin/profile/calendar';
  const make = async (client: Client) => {
    const answer = await ok(client.post(path), 201);
    return new URL(answer.url).pathname;
  };
  const plan = async (client: Client, answers: Record<string, unknown>, minutes: number) => {
    const id = await app.apply(answers);
    const at = new Date(Math.ceil(Date.now() / 1000) * 1000 + minutes * 60_000).toISOString();
    await ok(client.put(`/api/admin/leads/${id}/follow-up`, { at, note: 'Secret note' }));
    return { id, time: zonedTime(app.config.timeZone, new Date(at)) };
  };
  const numbers = (body: string) =>
    [...body.matchAll(/SUMMARY:Next step: (SG-\d+)/g)].map(([, sg]) => sg);

  test('contains ids, times and links of the member’s next steps, but no names', async () => {
    const second = await plan(olga, { firstName: 'Rosa', lastName: 'Quillfeather' }, 120);
    const first = await plan(olga, {}, 60);
    const owned = await plan(olga, {}, 180);
    const foreign = await plan(admin, {}, 90);
    await app.database.query(
      `update leads set owner_id = (select id from admin_users where username = 'admin')
       where id = $1`,
      [owned.id],
    );
    const address = await make(olga);
    const answer = await app.get(address);
    assert.equal(answer.statusCode, 200);
    assert.equal(answer.headers['content-type'], 'text/calendar; charset=utf-8');
    assert.equal(answer.headers['cache-control'], 'no-store');
    const sg = (id: number) => `SG-${String(id).padStart(6, '0')}`;
    assert.deepEqual(numbers(answer.body), [sg(first.id), sg(second.id)]);
    assert.ok(answer.body.includes(`DTSTART${first.time}\r\n`));
    assert.ok(answer.body.replaceAll('\r\n ', '').includes(`/admin/contact/${first.id}\r\n`));
    // A moment may hold the digits of a telephone by chance.
    const said = answer.body.replaceAll(/\d{8}T\d{6}Z?/g, '');
    assert.doesNotMatch(said, /Rosa|Quillfeather|Secret|Olga|555/);
    const ofAdmin = await app.get(await make(admin));
    assert.deepEqual(numbers(ofAdmin.body), [sg(foreign.id), sg(owned.id)]);
    await olga.remove(`/api/admin/leads/${first.id}/follow-up`);
    assert.deepEqual(numbers((await app.get(address)).body), [sg(second.id)]);
  });

  test('its address is kept as a hash, renewed and ended by its owner, and ends with the account', async () => {
    const old = await make(olga);
    const token = old.slice('/calendar/'.length, -4);
    const kept = JSON.stringify(await app.rows('select * from calendar_links'));
    assert.ok(!kept.includes(token));
    const logged = JSON.stringify(await app.rows('select * from audit_log'));
    assert.ok(!logged.includes(token));
    assert.notEqual((await olga.get(path)).json().since, null);
    const fresh = await make(olga);
    assert.equal((await app.get(old)).statusCode, 404);
    assert.equal((await app.get(fresh)).statusCode, 200);
    await app.database.query(`update admin_users set is_active = false where first_name = 'Olga'`);
    assert.equal((await app.get(fresh)).statusCode, 404, 'who left has none');
    await app.database.query(`update admin_users set is_active = true where first_name = 'Olga'`);
    assert.equal((await app.get(fresh)).statusCode, 200);
    assert.equal((await olga.remove(path)).statusCode, 204);
    assert.equal((await app.get(fresh)).statusCode, 404);
    assert.deepEqual((await olga.get(path)).json(), { since: null });
  });

  test('its address ends with a new password', async () => {
    const oscar = await makeStaff(app, { role: 'officer' });
    const address = await make(oscar);
    assert.equal((await app.get(address)).statusCode, 200);
    const newPassword = 'seven lanterns over the quarry';
    await ok(
      oscar.put('/api/admin/change-password', {
        currentPassword: adminPassword,
        newPassword,
        confirmPassword: newPassword,
      }),
    );
    assert.equal((await app.get(address)).statusCode, 404);
  });

  test('no other address opens one', async () => {
    const address = await make(olga);
    for (const other of [
      '/calendar/x.ics',
      `/calendar/${'A'.repeat(43)}.ics`,
      address.replace('.ics', ''),
      address.slice(0, -5) + (address.at(-5) === 'A' ? 'B.ics' : 'A.ics'),
    ]) {
      assert.ok([400, 404].includes((await app.get(other)).statusCode), other);
    }
    assert.equal((await app.post(path)).statusCode, 401);
    const reader = await makeStaff(app, { role: 'read_only' });
    assert.equal((await reader.post(path)).statusCode, 403);
  });

  test('the news include how many steps are due', async () => {
    const { id } = await plan(olga, {}, 60);
    const due = async (client: Client) => (await client.get('/api/admin/news')).json().dueFollowUps;
    assert.equal(await due(olga), 0);
    app.clock.set(new Date(Date.now() + 61 * 60_000));
    assert.equal(await due(olga), 1);
    await app.database.query('update leads set deleted_at = now() where id = $1', [id]);
    assert.equal(await due(olga), 0);
    app.clock.set(null);
  });
});
