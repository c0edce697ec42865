import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeAffiliate } from '#server/testing/factories.ts';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';
import { fieldsOf, ok, openOffice } from '#server/testing/open-app.ts';

const { app, staff: admin } = await openOffice();

type Role = 'admin' | 'officer' | 'compliance' | 'read_only';
async function colleague(role: Role, firstName = 'Omar') {
  const client = await makeStaff(app, { role, firstName, lastName: 'Reyes' });
  const { id } = (await client.get('/api/admin/session')).json();
  return { id: id as number, client };
}
const patch = (id: number, payload: object, client = admin) =>
  client.patch(`/api/admin/staff/${id}`, payload);
const leave = (id: number, leadsTo?: number | 'queue') =>
  admin.remove(`/api/admin/staff/${id}${leadsTo === undefined ? '' : `?leadsTo=${leadsTo}`}`);
async function leadOf(ownerId: number) {
  const lead = await app.apply({ email: `lead.${Math.random()}@example.com` });
  await app.database.query('update leads set owner_id = $2 where id = $1', [lead, ownerId]);
  return lead;
}
const ownersOf = async (...leads: number[]) =>
  (await app.rows('select owner_id from leads where id = any($1) order by id', [leads])).map(
    (row) => row['owner_id'],
  );

test('the list says who each is, what they own, and is searched and sorted', async () => {
  const { id } = await colleague('officer', 'Zoë');
  await leadOf(id);
  const deleted = await leadOf(id);
  await app.database.query('update leads set deleted_at = now() where id = $1', [deleted]);
  const found = (await admin.get('/api/admin/staff?q=zoe')).json();
  assert.deepEqual(fieldsOf(found.items, 'id', 'leadsOwned'), [[id, 1]]);
  assert.equal((await admin.get(`/api/admin/staff?q=reyes,%20zoe`)).json().total, 1);
  const { items } = (await admin.get('/api/admin/staff?sort=firstName&direction=desc')).json();
  assert.equal(items[0].firstName, 'Zoë');
  const keys = Object.keys(items[0]);
  assert.deepEqual(
    keys.filter((key) => /password|secret|hash/i.test(key)),
    [],
  );
  assert.equal((await admin.get('/api/admin/staff/999999')).statusCode, 404);
  assert.equal((await patch(999_999, { weight: 2 })).statusCode, 404);
  assert.equal((await leave(999_999)).statusCode, 404);
});

test('only what is sent changes, and the audit log has both', async () => {
  const { id } = await colleague('officer');
  const body = { languages: ['es', 'pt'], states: ['TX', 'FL'], weight: 4, dailyCap: 12 };
  const after = await ok(patch(id, { ...body, isInvited: true, password: 'x', lastLogin: null }));
  assert.deepEqual(
    [after.languages, after.states, after.weight, after.dailyCap, after.firstName, after.isInvited],
    [['es', 'pt'], ['TX', 'FL'], 4, 12, 'Omar', false],
  );
  const [line] = await app.rows<{
    before: Record<string, unknown>;
    after: Record<string, unknown>;
  }>(`select before, after from audit_log where action = 'staff.update' and entity_id = $1`, [id]);
  assert.deepEqual(
    [line!.before['weight'], line!.after['weight'], line!.after['states']],
    [1, 4, ['TX', 'FL']],
  );
  assert.doesNotMatch(JSON.stringify(line), /argon/);
  const cleared = (await patch(id, { dailyCap: null, states: [] })).json();
  assert.deepEqual([cleared.dailyCap, cleared.states, cleared.weight], [null, [], 4]);
  assert.equal((await patch(id, { username: 'ADMIN' })).statusCode, 409);
});

test('another role ends every session, and what it could do ends with it', async () => {
  const { id, client } = await colleague('admin');
  const affiliate = await makeAffiliate(admin);
  const acting = await client.post(`/api/admin/impersonate-affiliate/${affiliate.id}`);
  const cookie = String(acting.headers['set-cookie']).split(';')[0]!;
  assert.equal((await app.get('/api/affiliate/session', { cookie })).statusCode, 200);
  assert.equal((await client.get('/api/admin/staff')).statusCode, 200);
  assert.equal((await patch(id, { role: 'read_only' })).statusCode, 200);
  assert.equal((await app.get('/api/affiliate/session', { cookie })).statusCode, 401);
  assert.equal((await client.get('/api/admin/staff')).statusCode, 401);
  const { username } = (await admin.get(`/api/admin/staff/${id}`)).json();
  const again = await app.signIn(username);
  assert.equal((await again.get('/api/admin/staff')).statusCode, 403);
  // The row decides at each request, however it was changed.
  await app.database.query(`update admin_users set role = 'admin' where id = $1`, [id]);
  assert.equal((await again.get('/api/admin/staff')).statusCode, 200);
  await app.database.query(`update admin_users set role = 'officer' where id = $1`, [id]);
  assert.equal((await again.get('/api/admin/staff')).statusCode, 403);
});

test('who is deactivated is out at once, and comes back only by a new sign-in', async () => {
  const { id, client } = await colleague('admin');
  const { username } = (await client.get('/api/admin/session')).json();
  const affiliate = await makeAffiliate(admin);
  const acting = await client.post(`/api/admin/impersonate-affiliate/${affiliate.id}`);
  const cookie = String(acting.headers['set-cookie']).split(';')[0]!;
  const { url: calendar } = (await client.post('/api/admin/profile/calendar')).json();
  const { pathname } = new URL(calendar);
  assert.equal((await app.get(pathname)).statusCode, 200);
  assert.equal((await leave(id)).statusCode, 200);
  assert.equal((await client.get('/api/admin/session')).statusCode, 401);
  assert.equal((await app.get(pathname)).statusCode, 404);
  assert.equal((await app.get('/api/affiliate/session', { cookie })).statusCode, 401);
  await assert.rejects(app.signIn(username), /401/);
  const own = await app.rows('select 1 from sessions where admin_user_id = $1', [id]);
  assert.deepEqual(own, []);
  const reset = await admin.post(`/api/admin/staff/${id}/reset`);
  assert.equal(reset.statusCode, 409);
  assert.equal((await leave(id)).statusCode, 200, 'twice is the same');
  assert.equal((await patch(id, { isActive: true })).statusCode, 200);
  assert.equal((await client.get('/api/admin/session')).statusCode, 401);
  await app.signIn(username);
  assert.equal((await app.get(pathname)).statusCode, 404, 'no link from before opens anything');
});

test('the leads of who leaves go to the queue or to a colleague who may own them', async () => {
  const heir = await colleague('officer');
  const compliance = await colleague('compliance');
  const gone = await colleague('officer');
  await leave(gone.id);
  const leaving = await colleague('officer');
  const leads = [await leadOf(leaving.id), await leadOf(leaving.id)];
  for (const leadsTo of [compliance.id, gone.id, leaving.id, 999_999]) {
    const answer = await leave(leaving.id, leadsTo);
    assert.equal(answer.statusCode, 400, String(leadsTo));
  }
  assert.equal((await admin.remove(`/api/admin/staff/${leaving.id}?leadsTo=x`)).statusCode, 400);
  assert.deepEqual(await ownersOf(...leads), [leaving.id, leaving.id]);
  assert.equal((await leaving.client.get('/api/admin/session')).statusCode, 200);
  assert.deepEqual((await leave(leaving.id, heir.id)).json(), { leadsMoved: 2 });
  assert.deepEqual(await ownersOf(...leads), [heir.id, heir.id]);
  assert.deepEqual((await leave(heir.id, 'queue')).json(), { leadsMoved: 2 });
  assert.deepEqual(await ownersOf(...leads), [null, null]);
  const [line] = await app.rows(
    `select before, after from audit_log where action = 'staff.deactivate' and entity_id = $1`,
    [heir.id],
  );
  assert.deepEqual(line, {
    before: { isActive: true },
    after: { isActive: false, leadsMoved: 2, leadsTo: 'queue' },
  });
});

test('leads do not stay with a role that owns none, nor with who is made inactive by an edit', async () => {
  const promoted = await colleague('officer');
  const closed = await colleague('officer');
  const leads = [await leadOf(promoted.id), await leadOf(closed.id)];
  await patch(promoted.id, { role: 'admin' });
  assert.deepEqual(await ownersOf(...leads), [promoted.id, closed.id]);
  await patch(promoted.id, { role: 'compliance' });
  await patch(closed.id, { isActive: false });
  assert.deepEqual(await ownersOf(...leads), [null, null]);
});

test('a member says whether they are on shift, and nothing else of their work', async () => {
  const { id, client } = await colleague('officer');
  const body = { onShift: true, phone: '(512) 555-0148' };
  const forged = { role: 'admin', weight: 10, isActive: false, dailyCap: 1 };
  const answer = await ok(client.patch('/api/admin/profile', { ...body, ...forged }));
  assert.deepEqual([answer.onShift, answer.phone], [true, '(512) 555-0148']);
  await ok(
    client.put('/api/admin/profile', {
      username: 'omar.himself',
      firstName: 'Omar',
      lastName: 'Reyes',
      ...forged,
      email: 'o@lender.example',
    }),
  );
  const member = (await admin.get(`/api/admin/staff/${id}`)).json();
  assert.deepEqual(
    [member.role, member.weight, member.isActive, member.dailyCap, member.onShift, member.phone],
    ['officer', 1, true, null, true, '(512) 555-0148'],
  );
  const wrong = await client.patch('/api/admin/profile', { phone: '12' });
  assert.equal(wrong.statusCode, 400);
});

test('no two active members have one address, whoever writes it', async () => {
  const one = await colleague('admin');
  const other = await colleague('officer');
  const email = 'one.address@lender.example';
  assert.equal((await patch(one.id, { email })).statusCode, 200);
  const same = 'One.Address@lender.example';
  const profile = { username: 'omar-two', firstName: 'Omar', lastName: 'Reyes', email: same };
  const guest = { username: 'omar-three', firstName: 'O', lastName: 'R', email: same };
  const weight = 1;
  const invited = { ...guest, role: 'officer', languages: [], states: [], weight, dailyCap: null };
  for (const refused of [
    await patch(other.id, { email: same }),
    await other.client.put('/api/admin/profile', profile),
    await admin.post('/api/admin/staff', invited),
  ]) {
    assert.equal(refused.statusCode, 409, refused.body);
    assert.deepEqual(refused.json().errors, [
      { path: 'email', message: 'This email is already in use' },
    ]);
  }
  assert.equal((await leave(one.id)).statusCode, 200);
  assert.equal((await patch(other.id, { email: same })).statusCode, 200, 'of who left it is free');
  assert.equal((await patch(one.id, { isActive: true })).statusCode, 409, 'and taken from then on');
});
