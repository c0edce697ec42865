import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { adminPassword, affiliatePassword, type Client } from '#server/testing/app.ts';
import { makeAffiliate, makeLeadBody } from '#server/testing/factories.ts';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';
import { fieldsOf, openApp, openOffice } from '#server/testing/open-app.ts';

let admin: Client & { cookie: string };
let rita: Awaited<ReturnType<typeof makeAffiliate>>;
const app = await openApp();
beforeEach(async () => {
  await app.database.query('delete from sessions');
  admin = await app.signIn();
  rita = await makeAffiliate(admin);
});

const start = (client: Client, id: number, headers: Record<string, string> = {}) =>
  client.post(`/api/admin/impersonate-affiliate/${id}`, undefined, headers);
const back = (cookie: string) =>
  app.post('/api/admin/return-from-impersonation', undefined, { cookie });
const session = (cookie: string) => app.get('/api/affiliate/session', { cookie });
/** The cookie of a session in the affiliate's name, alone. */
async function actingAs(id: number): Promise<string> {
  const answer = await start(admin, id);
  assert.deepEqual([answer.statusCode, answer.json()], [200, { ok: true }]);
  return String(answer.headers['set-cookie']).split(';')[0]!;
}
const lines = async (affiliateId: number) =>
  (
    await app.rows<Record<string, unknown>>(
      `select action, actor_kind, actor_id, via_admin_id from audit_log
         where entity = 'affiliate' and entity_id = $1 and action not like '%.view'
         order by id`,
      [affiliateId],
    )
  ).map((row) => Object.values(row));
const setPassword = async (currentPassword: string, newPassword: string, cookie: string) => {
  const passwords = { currentPassword, newPassword, confirmPassword: newPassword };
  const answer = await app.put('/api/admin/change-password', passwords, { cookie });
  assert.equal(answer.statusCode, 200, answer.body);
  return answer;
};
const adminId = async () =>
  (await app.rows<{ id: number }>(`select id from admin_users where username = 'admin'`))[0]!.id;

test("it does not keep the admin's rights", async () => {
  const acting = await actingAs(rita.id);
  const { affiliate, isImpersonation } = (await session(acting)).json();
  assert.deepEqual([affiliate.id, isImpersonation], [rita.id, true]);
  const other = await makeAffiliate(admin);
  const refused = await Promise.all([
    app.get('/api/admin/session', { cookie: acting }),
    app.get('/api/admin/leads', { cookie: acting }),
    app.get(`/api/admin/affiliates/${other.id}`, { cookie: acting }),
    start(app, other.id, { cookie: acting }),
  ]);
  assert.deepEqual(fieldsOf(refused, 'statusCode'), [401, 401, 401, 401]);
  const { id: leadId } = (await app.post('/api/leads', makeLeadBody())).json();
  const foreign = await app.get(`/api/notes/${leadId}`, { cookie: acting });
  assert.equal(foreign.statusCode, 404);
  // In the admin's browser the portal acts as the affiliate if its header says so.
  const both = `${admin.cookie}; ${acting}`;
  const read = (headers: object) => app.get(`/api/notes/${leadId}`, { cookie: both, ...headers });
  assert.equal((await read({})).statusCode, 200);
  assert.equal((await read({ 'x-speaks-as': 'affiliate' })).statusCode, 404);
  assert.equal((await read({ 'x-speaks-as': `affiliate ${rita.id}` })).statusCode, 404);

  // A tab that still shows an affiliate who was signed out since can no longer act for them.
  const { id: noteId } = (await admin.post('/api/notes', { leadId, content: 'Kept' })).json();
  const url = `/api/notes/${noteId}`;
  const remove = (cookie: string, speaker: string) =>
    app.remove(url, { cookie, 'x-speaks-as': speaker });
  const stale = `affiliate ${other.id}`;
  assert.equal((await remove(admin.cookie, `affiliate ${rita.id}`)).statusCode, 401);
  assert.equal((await remove(both, stale)).statusCode, 412);
  assert.equal(await app.count(`lead_notes where id = ${noteId}`), 1);

  // Signing out in the portal ends both sessions in this browser.
  const out = await app.post('/api/affiliate/logout', undefined, { cookie: both });
  assert.equal(out.statusCode, 200);
  assert.equal((await session(acting)).statusCode, 401);
  assert.equal((await admin.get('/api/admin/session')).statusCode, 401);
  assert.equal(await app.count('sessions'), 0);
});

test("it does not survive the admin's logout, password, account, role or session", async () => {
  const id = await adminId();
  const repair = () =>
    app.database.query(`update admin_users set is_active = true, role = 'admin'`);
  const ends: Record<string, () => Promise<unknown>> = {
    logout: () => admin.post('/api/admin/logout'),
    'a new sign-in in this browser': () =>
      admin.post('/api/admin/login', { username: 'admin', password: adminPassword }),
    deactivation: () =>
      app.database.query('update admin_users set is_active = false where id = $1', [id]),
    'another role': () =>
      app.database.query(`update admin_users set role = 'officer' where id = $1`, [id]),
    'an idle session': () =>
      app.database.query(
        `update sessions set last_seen_at = now() - interval '31 minutes' where kind = 'staff'`,
      ),
    'the end of the session': () =>
      app.database.query(`update sessions set expires_at = now() where kind = 'staff'`),
    "the affiliate's deactivation": () =>
      admin.put(`/api/admin/affiliates/${rita.id}`, { isActive: false }),
  };
  for (const [how, end] of Object.entries(ends)) {
    await app.database.query('delete from sessions');
    admin = await app.signIn();
    const acting = await actingAs(rita.id);
    assert.equal((await session(acting)).statusCode, 200, how);
    await end();
    assert.equal((await session(acting)).statusCode, 401, how);
    await repair();
  }

  await app.database.query('delete from sessions');
  await app.database.query('update affiliates set is_active = true');
  admin = await app.signIn();
  const acting = await actingAs(rita.id);
  const newPassword = 'violet tractor pudding';
  const changed = await setPassword(adminPassword, newPassword, admin.cookie);
  assert.equal((await session(acting)).statusCode, 401);
  const cookie = String(changed.headers['set-cookie']).split(';')[0]!;
  await setPassword(newPassword, adminPassword, cookie);
});

test('it does not act without a trace', async () => {
  const id = await adminId();
  const acting = await actingAs(rita.id);
  const profile = {
    firstName: 'Olive',
    lastName: 'Kettle',
    email: rita.email,
    isLicensedRealtor: true,
  };
  const written = await app.put(`/api/affiliate/profile/${rita.id}`, profile, { cookie: acting });
  assert.equal(written.statusCode, 200, written.body);
  const { id: leadId } = (
    await app.post('/api/leads', makeLeadBody({ referralCode: rita.referralCode }))
  ).json();
  const both = `${admin.cookie}; ${acting}`;
  const note = await app.post(
    '/api/notes',
    { leadId, content: 'Called them.', authorType: 'affiliate' },
    { cookie: both },
  );
  assert.equal(note.statusCode, 201, note.body);
  const stored = await app.rows(
    'select author_type, author_id, author_name, via_admin_id from lead_notes where lead_id = $1',
    [leadId],
  );
  assert.deepEqual(stored.map(Object.values), [['affiliate', rita.id, 'Olive Kettle', id]]);
  assert.equal((await back(both)).statusCode, 200);
  await actingAs(rita.id);
  await admin.post('/api/admin/logout');
  assert.deepEqual((await lines(rita.id)).slice(1), [
    ['affiliate.impersonation_start', 'staff', id, null],
    ['affiliate.profile_update', 'affiliate', rita.id, id],
    ['affiliate.impersonation_stop', 'affiliate', rita.id, id],
    ['affiliate.impersonation_start', 'staff', id, null],
    ['affiliate.impersonation_stop', 'staff', id, null],
  ]);
  const notes = await app.rows(
    `select actor_kind, actor_id, via_admin_id from audit_log
       where action = 'note.create' and entity_id = $1`,
    [leadId],
  );
  assert.deepEqual(notes, [{ actor_kind: 'affiliate', actor_id: rita.id, via_admin_id: id }]);
});

test('it does not change the password, nor the email', async () => {
  await app.signInAffiliate(rita);
  const account = () =>
    app.rows('select password, email, first_name from affiliates where id = $1', [rita.id]);
  const before = await account();
  const cookie = await actingAs(rita.id);
  const password = await app.post(
    '/api/affiliate/change-password',
    { currentPassword: affiliatePassword, newPassword: 'violet tractor pudding' },
    { cookie },
  );
  assert.equal(password.statusCode, 403);
  const email = await app.put(
    `/api/affiliate/profile/${rita.id}`,
    {
      firstName: 'Mallory',
      lastName: 'Realtor',
      email: 'taken.over@example.com',
      isLicensedRealtor: true,
    },
    { cookie },
  );
  assert.equal(email.statusCode, 403);
  assert.deepEqual(await account(), before);
  assert.equal(await app.count('login_failures'), 0);
  assert.deepEqual(
    await app.rows(`select 1 from all_mails where kind in ('account_changed', 'password_reset')`),
    [],
  );
});

test('inactive and deleted affiliates, staff who are no admins, and others are refused', async () => {
  const inactive = await makeAffiliate(admin);
  await app.database.query('update affiliates set is_active = false where id = $1', [inactive.id]);
  const deleted = await makeAffiliate(admin);
  await admin.remove(`/api/admin/affiliates/${deleted.id}`);
  const agent = await makeStaff(app, { role: 'officer' });
  const own = await app.signInAffiliate(rita);
  const count = await app.count('sessions');
  const statuses = [
    await start(admin, inactive.id),
    await start(admin, deleted.id),
    await start(admin, 999_999),
    await start(agent, rita.id),
    await start(own, rita.id),
    await start(app, rita.id),
  ].map(({ statusCode }) => statusCode);
  assert.deepEqual(statuses, [409, 404, 404, 403, 401, 401]);
  assert.equal(await app.count('sessions'), count);
});

test('one at a time, never one inside another, also when many begin at once', async () => {
  const other = await makeAffiliate(admin);
  const first = await actingAs(rita.id);
  const second = await actingAs(other.id);
  assert.equal((await session(first)).statusCode, 401);
  assert.equal((await session(second)).json().affiliate.id, other.id);
  const answers = await Promise.all(Array.from({ length: 8 }, () => start(admin, rita.id)));
  assert.deepEqual(new Set(answers.map(({ statusCode }) => statusCode)), new Set([200]));
  const acting = await app.rows<{ parent: string }>(
    `select p.kind as parent from sessions s join sessions p on p.id = s.parent_session_id
       where s.kind = 'affiliate'`,
  );
  assert.deepEqual(acting, [{ parent: 'staff' }]);
});

test("it ends after thirty idle minutes; while it works the admin's own stays alive", async () => {
  const acting = await actingAs(rita.id);
  await app.database.query(`update sessions set last_seen_at = now() - interval '20 minutes'`);
  assert.equal((await session(acting)).statusCode, 200);
  const seen = await app.rows<{ idle: number }>(
    `select extract(epoch from now() - last_seen_at)::int as idle from sessions`,
  );
  assert.ok(seen.every(({ idle }) => idle < 600));
  await app.database.query(
    `update sessions set last_seen_at = now() - interval '31 minutes' where kind = 'affiliate'`,
  );
  assert.equal((await session(acting)).statusCode, 401);
  assert.equal((await admin.get('/api/admin/session')).statusCode, 200);
});

test("the affiliate's own session is none, and goes on beside it", async () => {
  const own = await app.signInAffiliate(rita);
  const acting = await actingAs(rita.id);
  assert.equal((await own.get('/api/affiliate/session')).json().isImpersonation, false);
  assert.equal((await back(acting)).statusCode, 200);
  assert.equal((await own.get('/api/affiliate/session')).statusCode, 200);
  assert.equal((await admin.get('/api/admin/session')).statusCode, 200, 'still open');
});

test('returning without acting is 400 and grants nothing', async () => {
  const own = await app.signInAffiliate(rita);
  for (const cookie of [own.cookie, admin.cookie, `${admin.cookie}; ${own.cookie}`]) {
    const answer = await back(cookie);
    assert.deepEqual([answer.statusCode, answer.headers['set-cookie']], [400, undefined]);
  }
  assert.equal((await back('')).statusCode, 401);
  assert.equal((await own.get('/api/admin/session')).statusCode, 401);
  assert.equal((await own.get('/api/affiliate/session')).statusCode, 200);
  assert.equal(await app.count('sessions'), 2);
});

test('if switched off, no admin can act for an affiliate, and open sessions end', async () => {
  const { app, staff: admin } = await openOffice({ config: { isImpersonationOn: false } });
  const shown = (await admin.get('/api/admin/session')).json();
  assert.equal(shown.mayImpersonate, false, 'the CRM shows no button for it');
  const rita = await makeAffiliate(admin);
  const refused = await admin.post(`/api/admin/impersonate-affiliate/${rita.id}`);
  assert.deepEqual(
    [refused.statusCode, refused.json().message],
    [403, "Acting in an affiliate's name is switched off here (IMPERSONATION_ENABLED)."],
  );
  const own = await app.signInAffiliate(rita);
  await app.database.query(
    `update sessions set admin_user_id = p.admin_user_id, parent_session_id = p.id
     from (select id, admin_user_id from sessions where kind = 'staff') p
     where kind = 'affiliate'`,
  );
  assert.equal((await own.get('/api/affiliate/session')).statusCode, 401);
});
