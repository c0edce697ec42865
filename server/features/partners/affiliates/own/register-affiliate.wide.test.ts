import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isPassword } from '#server/platform/passwords.ts';
import { freshApp } from '#server/testing/app.ts';
import { freshMailApp } from '#server/testing/mail-server.ts';
import { ok } from '#server/testing/open-app.ts';

const password = 'copper-lantern-otter';
let number = 0;

function registration(changes: Record<string, unknown> = {}) {
  number += 1;
  return {
    firstName: 'Márcia',
    lastName: 'Souza',
    email: `marcia.${number}@example.com`,
    password,
    confirmPassword: password,
    isLicensedRealtor: true,
    referralCode: `marcia-${number}`,
    ...changes,
  };
}

const publicUrl = 'https://www.lender.example';

describe('registration of affiliates', async () => {
  const { app, server, deliver } = await freshMailApp();
  const register = (changes: Record<string, unknown> = {}, language = 'en') =>
    app.post('/api/affiliate/register', registration(changes), { 'accept-language': language });
  const stored = async (id: number) =>
    (await app.rows('select * from affiliates where id = $1', [id]))[0]!;
  const errorsOf = (answer: { json(): unknown }) => {
    const { errors } = answer.json() as { errors: { path: string; message: string }[] };
    return Object.fromEntries(errors.map(({ path, message }) => [path, message]));
  };
  const checkCode = async (code: string) =>
    (await app.get(`/api/affiliate/register/code?code=${encodeURIComponent(code)}`)).json();

  test('a registration creates an account, a session and a welcome mail in the affiliate’s language', async () => {
    const typed = registration({
      company: ' Sol Imóveis ',
      phone: '(503) 555-0142',
      state: 'FL',
      licenseNumber: 'BK-123',
    });
    const answer = await app.post('/api/affiliate/register', typed, { 'accept-language': 'pt' });
    assert.equal(answer.statusCode, 201, answer.body);
    const { id, commissionUnit, ...told } = answer.json();
    assert.equal(commissionUnit, 'percent');
    assert.deepEqual(told, {
      firstName: 'Márcia',
      lastName: 'Souza',
      email: typed.email,
      referralCode: typed.referralCode,
      referralLink: `${publicUrl}/${typed.referralCode}`,
      commissionRate: 0.03,
      isLicensedRealtor: true,
    });
    const row = await stored(id);
    assert.deepEqual(
      [row['company'], row['phone'], row['state'], row['license_number'], row['language']],
      ['Sol Imóveis', '(503) 555-0142', 'FL', 'BK-123', 'pt'],
    );
    assert.deepEqual([row['license_verified_at'], row['is_active']], [null, true]);
    assert.equal(await isPassword(password, String(row['password'])), true);
    assert.doesNotMatch(answer.body, /argon2|password/);

    const cookie = String(answer.headers['set-cookie']);
    assert.match(cookie, /^__Host-affiliate=.*HttpOnly/);
    const sessions = await app.rows('select kind from sessions where affiliate_id = $1', [id]);
    assert.deepEqual(sessions, [{ kind: 'affiliate' }]);
    const [line] = await app.rows(
      `select actor_kind, after::text as after from audit_log
         where action = 'affiliate.register' and entity_id = $1`,
      [id],
    );
    assert.equal(line!['actor_kind'], 'system');
    assert.doesNotMatch(String(line!['after']), /argon2|password/);

    // The first try fails: the data of the mail must survive it.
    server.refusals.push(451);
    await deliver();
    await app.database.query(`update jobs set run_at = now() where status = 'waiting'`);
    await deliver();
    await deliver();
    assert.equal(server.received.length, 1);
    const [mail] = server.received;
    assert.deepEqual(mail!.recipients, [typed.email]);
    assert.ok(mail!.text.includes(`${publicUrl}/${typed.referralCode}`));
  });

  test('an affiliate cannot set their rate, state or totals', async () => {
    const planted = {
      commissionRate: 0.99,
      isActive: false,
      id: 1,
      totalCommissions: 100_000,
      totalReferrals: 50,
      licenseVerifiedAt: '2026-01-01',
      needsReview: false,
      createdAt: '2020-01-01',
    };
    for (const [isLicensedRealtor, rate] of [
      [true, 0.03],
      [false, 500],
    ] as const) {
      const answer = await ok(register({ ...planted, isLicensedRealtor }), 201);
      const row = await stored(answer.id);
      assert.equal(Number(row['commission_rate']), rate);
      const flags = [row['is_active'], row['license_verified_at'], row['needs_review']];
      assert.deepEqual(flags, [true, null, true], 'staff have to look at whoever registers');
      assert.ok((row['created_at'] as Date).getFullYear() > 2025);
    }
    assert.equal((await register({ commissionRate: 'all of it' })).statusCode, 201);
    assert.deepEqual(errorsOf(await register({ commissionRate: -1 })), {
      commissionRate: 'Commission rate must be positive',
    });
  });

  test('each wrong answer has its specified words, and nothing is stored', async () => {
    const before = await app.count('affiliates');
    const wrong = await register({
      firstName: ' ',
      lastName: '',
      email: 'nobody',
      password: 'short',
      confirmPassword: '',
      state: 'Oregon',
      referralCode: 'ab',
      isLicensedRealtor: undefined,
    });
    assert.equal(wrong.statusCode, 400);
    assert.deepEqual(errorsOf(wrong), {
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Valid email is required',
      password: 'Password must be at least 8 characters',
      confirmPassword: 'Please confirm your password',
      state: 'State must be 2 characters',
      referralCode: 'Referral code must be at least 3 characters',
      isLicensedRealtor: 'Please indicate if you are a licensed real estate agent',
    });
    const differ = await register({ confirmPassword: `${password}!`, firstName: 'www.evil' });
    assert.deepEqual(errorsOf(differ), {
      firstName: 'Please leave out web addresses, phone numbers and symbols such as <, @ and $',
      confirmPassword: "Passwords don't match",
    });
    for (const weak of ['password1', 'Souza2026', 'imoveis1']) {
      const answer = await register({
        password: weak,
        confirmPassword: weak,
        company: 'Sol Imoveis',
      });
      assert.match(errorsOf(answer)['password'] ?? '', /easy to guess/, weak);
    }
    for (const referralCode of ['Session', 'ADMIN', 'register']) {
      const answer = await register({ referralCode });
      assert.deepEqual(errorsOf(answer), { referralCode: 'This referral code is reserved' });
    }
    for (const referralCode of ['a b c', 'x'.repeat(21), 'é-é-é']) {
      assert.equal((await register({ referralCode })).statusCode, 400);
    }
    assert.equal(await app.count('affiliates'), before);
  });

  test('one code asked for at once goes to one, and the others read it at the field', async () => {
    const codes = ['Race-Code', 'race-code', 'RACE-CODE', 'race-codE'];
    const answers = await Promise.all(codes.map((referralCode) => register({ referralCode })));
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    assert.deepEqual(statuses, [201, 409, 409, 409]);
    for (const answer of answers.filter(({ statusCode }) => statusCode === 409)) {
      assert.deepEqual(errorsOf(answer), { referralCode: 'This referral code is already in use' });
      assert.equal(answer.headers['set-cookie'], undefined, 'and nobody is signed in');
    }
    const [row] = await app.rows(
      `select count(*) as n from affiliates where lower(referral_code) = 'race-code'`,
    );
    assert.equal(Number(row!['n']), 1);
  });

  test('an address that has an account is refused, and its owner told once a day', async () => {
    const first = registration();
    assert.equal((await app.post('/api/affiliate/register', first)).statusCode, 201);
    const tries = Array.from({ length: 3 }, () =>
      register({ email: first.email.toUpperCase(), firstName: 'Premio de Verano' }, 'es'),
    );
    for (const answer of await Promise.all(tries)) {
      assert.equal(answer.statusCode, 409);
      assert.match(errorsOf(answer)['email'] ?? '', /inicie sesión/);
      assert.equal(answer.headers['set-cookie'], undefined);
    }
    await deliver();
    await deliver();
    const told = server.received.filter(({ recipients }) => recipients[0] === first.email);
    const again = told.filter(({ unfolded }) => unfolded.includes('/affiliate/forgot-password'));
    assert.deepEqual([told.length, again.length], [2, 1], 'a welcome and one warning');
    assert.doesNotMatch(again[0]!.unfolded, /Premio de Verano/);
  });

  test('two who register one address at once: one account, and a sentence for the other', async () => {
    const email = 'twice@example.com';
    const answers = await Promise.all([register({ email }), register({ email })]);
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    assert.deepEqual(statuses, [201, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409)!;
    assert.match(errorsOf(refused)['email'] ?? '', /already has an account/);
  });

  test('no mail goes to an account that is inactive or gone', async () => {
    for (const change of ['is_active = false', 'deleted_at = now()']) {
      const typed = registration();
      const { id } = (await app.post('/api/affiliate/register', typed)).json();
      await app.database.query(`update affiliates set ${change} where id = $1`, [id]);
      await deliver();
      if (change.startsWith('is_active')) {
        assert.equal((await register({ email: typed.email })).statusCode, 409);
        await deliver();
      }
      assert.deepEqual(server.received, [], change);
      const [mail] = await app.rows('select status from all_mails order by id desc');
      assert.equal(mail!['status'], 'withheld');
    }
  });

  test('what agents of a state are paid is answered by the rule that holds today', async () => {
    const payIn = async (state: string) =>
      (await app.get(`/api/affiliate/register/pay?state=${state}`)).json();
    const publish = (state: string, unit: string) =>
      app.database.query(
        `insert into pay_rules (state, kind, unit, demands, source, effective_from)
         values ($1, 'agent', $2, '{}', 'Counsel', '2026-01-02')`,
        [state, unit],
      );
    assert.deepEqual(await payIn('CA'), { unit: 'fixed' });
    assert.deepEqual(await payIn('TX'), { unit: 'undecided' });
    await publish('TX', 'percent');
    await publish('CA', 'none');
    assert.deepEqual(
      [await payIn('TX'), await payIn('CA')],
      [{ unit: 'percent' }, { unit: 'none' }],
    );
    assert.equal((await app.get('/api/affiliate/register/pay?state=Texas')).statusCode, 400);
  });

  test('a code is answered while it is typed, with one that is free', async () => {
    const { referralCode, id } = (await register({ referralCode: 'Sunny' })).json();
    assert.deepEqual(await checkCode('sunnier'), { state: 'free', suggestion: null });
    assert.deepEqual(await checkCode(' sUNNY '), { state: 'taken', suggestion: 'sUNNY2' });
    for (const reserved of ['Admin', 'session', 'PROFILE']) {
      const { state, suggestion } = await checkCode(reserved);
      assert.deepEqual([state, suggestion], ['reserved', `${reserved}2`]);
    }
    assert.equal((await checkCode('a b')).state, 'malformed');
    const before = await checkCode(referralCode);
    await app.database.query('update affiliates set is_active = false where id = $1', [id]);
    assert.deepEqual(await checkCode(referralCode), before, 'whoever has it, and however they are');
    for (const query of ['', `?code=${'a'.repeat(101)}`]) {
      assert.equal((await app.get(`/api/affiliate/register/code${query}`)).statusCode, 400);
    }
    for (const path of ['register', 'Register', '%72egister']) {
      const answer = await app.get(`/api/affiliate/${path}`);
      assert.deepEqual([answer.statusCode, answer.json().message], [404, 'Invalid referral code']);
    }
  });

  test('twenty that could be stored in half an hour from one address, and slips do not count', async () => {
    const strict = await freshApp({ config: { rateLimitScale: 1 } });
    const send = (changes = {}) => strict.post('/api/affiliate/register', registration(changes));
    for (const slip of [{ password: 'short' }, { referralCode: 'admin' }, { email: 'x' }]) {
      assert.equal((await send(slip)).statusCode, 400);
    }
    const answers = await Promise.all(Array.from({ length: 20 }, () => send()));
    const refused = [await send(), await send({ email: answers[0]!.json().email })];
    const rows = await strict.count('affiliates');
    const codes = [];
    for (let n = 0; n < 61; n += 1) {
      codes.push((await strict.get('/api/affiliate/register/code?code=abc')).statusCode);
    }
    await strict.dispose();
    const statusesOf = (all: { statusCode: number }[]) => all.map((one) => one.statusCode);
    assert.deepEqual(statusesOf(answers), Array(20).fill(201));
    assert.deepEqual(statusesOf(refused), [429, 429]);
    assert.ok(refused.every(({ headers }) => Number(headers['retry-after']) > 0));
    assert.equal(rows, 20);
    assert.deepEqual([codes[59], codes[60]], [200, 429]);
  });
});
