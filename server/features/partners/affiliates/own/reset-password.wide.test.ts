import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noMailer } from '#server/outside/mail.ts';
import { affiliatePassword } from '#server/testing/app.ts';
import { makeAffiliate } from '#server/testing/factories.ts';
import { freshMailApp, keptMails } from '#server/testing/mail-server.ts';
import { fieldsOf } from '#server/testing/open-app.ts';

const neutral =
  'If an account with that email exists, you will receive a password reset link within a few minutes.';
const newPassword = 'violet tractor pudding';

const { app, server, deliver } = await freshMailApp({
  config: { publicUrl: 'http://www.lender.example' },
});
const staff = await app.signIn();

const forgot = (email: string, headers: Record<string, string> = {}) =>
  app.post('/api/affiliate/forgot-password', { email }, headers);
const reset = (token: string, password = newPassword) =>
  app.post('/api/affiliate/reset-password', { token, newPassword: password });
const logIn = (email: string, password: string) =>
  app.post('/api/affiliate/dashboard/login', { email, password });

/** A message without the folding of its lines. */
const plain = (text: string): string => text.replaceAll('=\r\n', '').replaceAll('=3D', '=');
const links = (): string[] =>
  server.received.flatMap(({ text }) => {
    const [, link] = /(https?:\/\/\S+token=[\w-]+)/.exec(plain(text)) ?? [];
    return link === undefined ? [] : [link];
  });
const tokenOf = (link: string): string => new URL(link).searchParams.get('token')!;
async function tokenFor(email: string): Promise<string> {
  server.received.length = 0;
  await app.database.query('delete from jobs; delete from sent_mails');
  assert.equal((await forgot(email)).statusCode, 200);
  await deliver();
  return tokenOf(links()[0]!);
}
function refused(answer: { statusCode: number; body: string }): void {
  assert.equal(answer.statusCode, 400, answer.body);
  assert.deepEqual(JSON.parse(answer.body), {
    message: 'This reset link is no longer valid. Please ask for a new one.',
    errors: [{ path: 'token', message: 'This reset link is no longer valid' }],
  });
}

test('an account that staff made gets its first password, by a link of the configured address', async () => {
  const { email } = await makeAffiliate(staff, { email: 'Olive.Reset@example.com' });
  const forged = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    forwarded: 'host=evil.example',
  };
  const answer = await forgot(email.toUpperCase(), forged);
  assert.deepEqual([answer.statusCode, answer.json()], [200, { message: neutral }]);
  await deliver();
  const [mail] = server.received;
  assert.deepEqual([mail!.recipients, server.received.length], [[email], 1]);
  assert.doesNotMatch(mail!.unfolded, /evil/);
  const [link] = links();
  assert.match(
    link!,
    /^http:\/\/www\.lender\.example\/affiliate\/reset-password\?token=[\w-]{43}$/,
  );
  const token = tokenOf(link!);
  assert.ok(!JSON.stringify(await keptMails(app)).includes(token));
  const kept = await app.rows(
    `select 1 from password_reset_tokens t where t::text like $1
       union all select 1 from audit_log a where a::text like $1`,
    [`%${token}%`],
  );
  assert.deepEqual(kept, [], 'nothing that is kept opens the account');

  const done = await reset(token);
  assert.deepEqual([done.statusCode, done.json()], [200, { ok: true }]);
  assert.equal((await logIn(email, newPassword)).statusCode, 200);
  refused(await reset(token, 'another tractor pudding'));
  assert.equal((await logIn(email, newPassword)).statusCode, 200);
});

test('a template with the link in its subject keeps no key either', async () => {
  const { email } = await makeAffiliate(staff);
  await app.database.query(
    `insert into email_templates (name, subject, html_content, text_content, template_type, recipient_type, language)
       values ('Link', 'Open {{resetLink}}', '<p>{{resetLink}}</p>', '{{resetLink}}', 'password_reset', 'affiliate', 'en')`,
  );
  const token = await tokenFor(email);
  await app.database.query(`delete from email_templates where name = 'Link'`);
  const [mail] = await keptMails(app, 'password_reset');
  assert.match(mail!.subject, /^Open http.*token=…$/);
  assert.ok(!JSON.stringify(await keptMails(app)).includes(token), 'staff read no key');
});

test('an address without an account reads the same, and leaves nothing', async () => {
  const inactive = await makeAffiliate(staff);
  const deleted = await makeAffiliate(staff);
  await app.database.query('update affiliates set is_active = false where id = $1', [inactive.id]);
  await staff.remove(`/api/admin/affiliates/${deleted.id}`);
  for (const email of ['nobody@example.com', inactive.email, deleted.email]) {
    const answer = await forgot(email);
    assert.deepEqual([answer.statusCode, answer.json()], [200, { message: neutral }]);
  }
  await deliver();
  assert.equal(server.received.length, 0);
  assert.equal(await app.count('jobs'), 0);
});

test('a reset ends every session, tells the owner, and forgives what was counted', async () => {
  const affiliate = await makeAffiliate(staff);
  const { email } = affiliate;
  const own = await app.signInAffiliate(affiliate);
  for (let n = 0; n < 11; n += 1) {
    await logIn(email, 'a guess');
  }
  assert.equal((await logIn(email, affiliatePassword)).statusCode, 429);
  const token = await tokenFor(email);
  server.received.length = 0;
  assert.equal((await reset(token)).statusCode, 200);
  assert.equal((await own.get('/api/affiliate/session')).statusCode, 401);
  assert.equal((await logIn(email, affiliatePassword)).statusCode, 401);
  assert.equal((await logIn(email, newPassword)).statusCode, 200);
  await deliver();
  assert.deepEqual(server.received[0]!.recipients, [email]);
  assert.match(plain(server.received[0]!.text), /The password of your partner account was changed/);
  const lines = await app.rows(
    `select actor_kind, before, after from audit_log
       where action = 'affiliate.password_reset' and entity_id = $1`,
    [affiliate.id],
  );
  assert.deepEqual(lines, [{ actor_kind: 'system', before: null, after: null }]);
});

test('of twenty uses at once exactly one sets the password', async () => {
  const { id, email } = await makeAffiliate(staff);
  const token = await tokenFor(email);
  const passwords = Array.from({ length: 20 }, (_, n) => `pudding tractor number ${n} x`);
  const answers = await Promise.all(passwords.map((password) => reset(token, password)));
  const won = answers.flatMap(({ statusCode }, n) => (statusCode === 200 ? [n] : []));
  assert.equal(won.length, 1, answers.map(({ statusCode }) => statusCode).join());
  answers.filter((_, n) => n !== won[0]).forEach(refused);
  const line = await app.rows(
    `select 1 from audit_log where action = 'affiliate.password_reset' and entity_id = $1`,
    [id],
  );
  assert.equal(line.length, 1);
  assert.equal((await logIn(email, passwords[won[0]!]!)).statusCode, 200);
});

test('a link that is over, replaced, unknown, or of an account that may not sign in is refused', async () => {
  const affiliate = await makeAffiliate(staff);
  const { id, email } = affiliate;
  const first = await tokenFor(email);
  const second = await tokenFor(email);
  refused(await reset(first));
  await app.database.query(
    `update password_reset_tokens set expires_at = now() - interval '1 second' where not used`,
  );
  refused(await reset(second));
  const third = await tokenFor(email);
  const [{ left }] = (await app.rows<{ left: number }>(
    `select extract(epoch from expires_at - created_at)::int as left
       from password_reset_tokens where not used and lower(email) = lower($1)`,
    [email],
  )) as [{ left: number }];
  assert.equal(left, 3600);
  await app.database.query('update affiliates set is_active = false where id = $1', [id]);
  refused(await reset(third));
  await app.database.query('update affiliates set is_active = true where id = $1', [id]);
  for (const token of ['', 'x', 'A'.repeat(43), "' or true --", 'A'.repeat(500)]) {
    refused(await reset(token));
  }
  const weak = await reset(third, 'password1');
  assert.deepEqual(fieldsOf(weak.json().errors, 'path'), ['newPassword']);
  const short = await reset(third, 'seven77');
  assert.deepEqual(short.json().errors, [
    { path: 'newPassword', message: 'Password must be at least 8 characters' },
  ]);
  const stored = await app.rows<{ password: string | null }>(
    'select password from affiliates where id = $1',
    [id],
  );
  assert.deepEqual(stored, [{ password: null }]);
  assert.equal((await reset(third)).statusCode, 200, 'a refused password leaves the link alive');
});

test('a mailbox gets five an hour, however many ask at once', async () => {
  const { email } = await makeAffiliate(staff);
  await Promise.all(Array.from({ length: 20 }, () => forgot(email)));
  await Promise.all([deliver(), deliver()]);
  assert.equal(server.received.length, 5);
  assert.deepEqual([await app.count('sent_mails'), await app.count('jobs')], [5, 0]);
  const [good, ...bad] = links().reverse().map(tokenOf);
  bad.forEach((token) => assert.notEqual(token, good));
  const results = await Promise.all(
    links().map(async (link) => (await reset(tokenOf(link))).statusCode),
  );
  assert.equal(results.filter((status) => status === 200).length, 1);
});

test('without a mail server the mail waits, and no token exists before it leaves', async () => {
  const { email } = await makeAffiliate(staff);
  await forgot(email);
  await deliver(noMailer);
  const jobs = await app.rows<{ status: string }>('select status from all_mails');
  assert.deepEqual(fieldsOf(jobs, 'status'), ['no_server']);
  const tokens = await app.rows(
    'select 1 from password_reset_tokens where lower(email) = lower($1)',
    [email],
  );
  assert.deepEqual(tokens, []);
});
