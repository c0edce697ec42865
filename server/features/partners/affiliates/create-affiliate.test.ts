import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeAffiliate } from '#server/testing/factories.ts';
import { openOffice } from '#server/testing/open-app.ts';

const { app, staff } = await openOffice({ config: { publicUrl: 'https://www.example.com' } });

const create = (changes: object) =>
  staff.post('/api/admin/affiliates', {
    firstName: 'José',
    lastName: 'da Silva',
    email: `${Math.random()}@example.com`,
    ...changes,
  });

test('a code is made of the name, another one for the next of that name', async () => {
  const first = (await create({})).json();
  const second = (await create({})).json();
  assert.deepEqual([first.referralCode, second.referralCode], ['JosedaSilva', 'JosedaSilva2']);
  assert.equal(first.referralLink, 'https://www.example.com/JosedaSilva');
  assert.deepEqual([first.commissionRate, first.isLicensedRealtor], [0.03, true]);
  const odd = (await create({ firstName: '李', lastName: '小龍' })).json();
  assert.match(odd.referralCode, /^[A-Za-z0-9_-]{3,20}$/);
  const [line] = await app.rows(
    `select action, actor_kind, after->>'referralCode' as code from audit_log where entity = 'affiliate' and entity_id = $1`,
    [first.id],
  );
  assert.deepEqual(line, { action: 'affiliate.create', actor_kind: 'staff', code: 'JosedaSilva' });
});

test('two of one name at the same moment both get a code', async () => {
  const answers = await Promise.all(
    [1, 2, 3].map(() => create({ firstName: 'Twin', lastName: 'Sister' })),
  );
  assert.deepEqual(answers.map((answer) => answer.json().referralCode).sort(), [
    'TwinSister',
    'TwinSister2',
    'TwinSister3',
  ]);
});

test('the rate keeps its unit', async () => {
  for (const commissionRate of [undefined, 0.03]) {
    const made = await create({ isLicensedRealtor: false, commissionRate });
    assert.equal(made.json().commissionRate, 500, 'the specified default of the call');
  }
  assert.equal(
    (await create({ isLicensedRealtor: true, commissionRate: 0.025 })).json().commissionRate,
    0.025,
  );
  const sentence = async (changes: object): Promise<string[]> =>
    (await create(changes))
      .json()
      .errors.map(({ path, message }: Record<string, string>) => `${path}: ${message}`);
  const [share, dollars] = [
    'A rate in percent is a share of the home price, from 0 to 1 with up to four decimals: 0.03 is 3%',
    'A fixed rate is a dollar amount per closing: 0, or 1 to 10,000',
  ];
  const ofOther = { isLicensedRealtor: false, commissionRate: 0.5 };
  assert.deepEqual(await sentence({ commissionRate: 1.01 }), [`commissionRate: ${share}`]);
  assert.deepEqual(await sentence(ofOther), [`commissionRate: ${dollars}`]);
  for (const commissionRate of [-0.01, 'x', null]) {
    assert.deepEqual(await sentence({ commissionRate }), [
      'commissionRate: Commission rate must be positive',
    ]);
  }
});

test('the state is one of the country, or none', async () => {
  assert.equal((await create({ state: 'OR' })).json().state, 'OR');
  for (const state of ['', null, undefined]) {
    assert.equal((await create({ state })).json().state, null);
  }
  for (const state of ['ZZ', 'XX']) {
    assert.equal(
      (await create({ state })).json().errors[0].message,
      'Enter a two-letter state code, such as OR',
    );
  }
  for (const state of ['Oregon', 'O', 7]) {
    assert.equal((await create({ state })).json().errors[0].message, 'State must be 2 characters');
  }
});

test('refuses a reserved, misshapen or used code, and a used mail', async () => {
  const error = async (changes: object) => {
    const answer = await create(changes);
    return [
      answer.statusCode,
      ...(answer.json().errors ?? []).map(
        ({ path, message }: { path: string; message: string }) => `${path}: ${message}`,
      ),
    ];
  };
  for (const referralCode of ['Session', 'ADMIN', 'apply']) {
    assert.deepEqual(await error({ referralCode }), [
      400,
      'referralCode: This referral code is reserved',
    ]);
  }
  assert.deepEqual(await error({ referralCode: 'ab' }), [
    400,
    'referralCode: Referral code must be at least 3 characters',
  ]);
  assert.equal((await error({ referralCode: 'a b c' }))[0], 400);
  const { referralCode, email } = await makeAffiliate(staff, { referralCode: 'Mine-1' });
  assert.deepEqual(await error({ referralCode: referralCode.toUpperCase() }), [
    409,
    'referralCode: This referral code is already in use',
  ]);
  assert.deepEqual(await error({ email: email.toUpperCase() }), [
    409,
    'email: This email is already in use',
  ]);
});

test('the same code asked for at once goes to one', async () => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => create({ referralCode: 'race-code' })),
  );
  assert.deepEqual(
    answers.map(({ statusCode }) => statusCode).sort(),
    [201, 409, 409, 409, 409, 409],
  );
});

test('the world sees who a live partner is and what it may be paid, and one answer for others', async () => {
  const affiliate = await makeAffiliate(staff, { company: 'Sun Homes', referralCode: 'sunny' });
  const answer = await app.get('/api/affiliate/SUNNY');
  assert.deepEqual(Object.keys(answer.json()).sort(), [
    'company',
    'firstName',
    'isLicensedRealtor',
    'lastName',
    'pay',
  ]);
  await app.database.query('update affiliates set is_active = false where id = $1', [affiliate.id]);
  for (const code of [
    'sunny',
    'nobody',
    'Session',
    'x',
    '%00',
    '..%2f',
    'a'.repeat(150),
    'a'.repeat(201),
    'a'.repeat(300),
    'a'.repeat(301),
    'a'.repeat(9000),
  ]) {
    const none = await app.get(`/api/affiliate/${code}`);
    assert.deepEqual(
      [none.statusCode, none.body],
      [404, '{"message":"Invalid referral code"}'],
      code,
    );
  }
});

test('a call of an affiliate’s own is no code, however it is spelled', async () => {
  for (const path of ['session', '%73ession']) {
    assert.equal((await app.get(`/api/affiliate/${path}`)).statusCode, 401, path);
  }
});

test('staff page and search them', async () => {
  const found = (await staff.get('/api/admin/affiliates?q=mine-1')).json();
  assert.equal(found.total, 1);
  assert.equal(found.items[0].totalReferrals, 0);
  assert.doesNotMatch(JSON.stringify(found), /password|token|hash/i);
  const active = (
    await staff.get('/api/admin/affiliates?status=active&sort=firstName&direction=asc')
  ).json();
  assert.ok(active.items.every((item: { isActive: boolean }) => item.isActive));
  for (const [stored, typed] of [
    ['Nguyễn', 'nguyen'],
    ['Đặng', 'dang'],
    ['100% Solar', '100%'],
    ['O’Hara-Quist', `ohara quist ${found.items[0].referralCode}`],
  ]) {
    await app.database.query(`update affiliates set last_name = $1 where referral_code = $2`, [
      stored,
      found.items[0].referralCode,
    ]);
    const query = encodeURIComponent(typed!);
    const { total } = (await staff.get(`/api/admin/affiliates?q=${query}`)).json();
    assert.equal(total, 1, typed);
  }
  const {
    phone,
    license_number: license,
    email,
  } = (
    await app.rows(
      `update affiliates set phone = '(512) 234-9001', license_number = 'TX-0098'
         where referral_code = $1 returning *`,
      [found.items[0].referralCode],
    )
  )[0] as Record<string, string>;
  const asTyped = [phone, '5122349001', '+1 512.234.9001', '234-9001', '9001', 'tel:+15122349001'];
  for (const typed of [...asTyped, license, `Ana <${email}>`, `mailto:${email}`]) {
    const query = encodeURIComponent(typed!);
    const { total } = (await staff.get(`/api/admin/affiliates?q=${query}`)).json();
    assert.equal(total, 1, typed);
  }
  assert.equal((await staff.get('/api/admin/affiliates?status=Active')).statusCode, 200);
  assert.equal((await staff.get('/api/admin/affiliates?status=asleep')).statusCode, 400);
});
