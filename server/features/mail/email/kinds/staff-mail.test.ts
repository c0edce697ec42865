import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noMailer } from '#server/outside/mail.ts';
import { freshMailApp } from '#server/testing/mail-server.ts';
import { ok } from '#server/testing/open-app.ts';

const { app, server, deliver } = await freshMailApp();
const admin = await app.signIn();

async function invite(username: string): Promise<number> {
  return (
    await ok(
      admin.post('/api/admin/staff', {
        username,
        email: `${username}@lender.example`,
        firstName: 'Omar',
        lastName: 'Reyes',
        role: 'officer',
      }),
      201,
    )
  ).id;
}

test('without a mail server the invitation is kept as not sent, and no token exists', async () => {
  const staffId = await invite('unsent');
  await deliver(noMailer);
  const jobs = await app.rows('select kind, status, payload from all_mails');
  assert.deepEqual(jobs, [{ kind: 'staff_invitation', status: 'no_server', payload: { staffId } }]);
  assert.equal(await app.count('staff_links'), 0);
});

test('a mail that waits goes to no one who left, moved or came in meanwhile', async () => {
  const left = await invite('left');
  const moved = await invite('moved');
  const came = await invite('came');
  await admin.remove(`/api/admin/staff/${left}`);
  await admin.patch(`/api/admin/staff/${moved}`, { email: 'new@lender.example' });
  await app.database.query(`update admin_users set password = 'x' where id = $1`, [came]);
  await deliver();
  assert.deepEqual(server.received, []);
  const jobs = await app.rows('select status, last_error from all_mails order by id');
  const gone = { status: 'withheld', last_error: 'withheld: no one has this account any more' };
  const set = { ...gone, last_error: 'withheld: the account was opened in the meantime' };
  assert.deepEqual(jobs, [gone, gone, set]);
});

test('a mail that is tried again has a new link, and the one before works as well', async () => {
  const id = await invite('twice');
  server.hangUps.push('answer lost');
  await deliver();
  await app.database.query(`update jobs set run_at = now() where status = 'waiting'`);
  await deliver();
  assert.equal(server.received.length, 2);
  const open = await app.count(`staff_links where not used and admin_user_id = ${id}`);
  assert.equal(open, 2);
});
