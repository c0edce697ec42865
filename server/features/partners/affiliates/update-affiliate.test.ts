import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commissionCents } from '#core/domain/partners/commission.ts';
import { brokersBasis } from '#server/testing/commission-office.ts';
import { affiliateCookie } from '#server/testing/sessions/affiliate-session.ts';
import { makeAffiliate, makeLeadBody } from '#server/testing/factories.ts';
import { fieldsOf, ok, openOffice } from '#server/testing/open-app.ts';

const { app, staff } = await openOffice();

const put = (id: number | string, payload: object) =>
  staff.put(`/api/admin/affiliates/${id}`, payload);
const stored = async (id: number) => {
  const [row] = await app.rows<Record<string, unknown>>('select * from affiliates where id = $1', [
    id,
  ]);
  return row!;
};
const auditOf = (id: number, action: string) =>
  app.rows<{ before: object; after: object }>(
    `select before, after from audit_log
       where entity = 'affiliate' and entity_id = $1 and action = $2
       order by id`,
    [id, action],
  );

test('changes what it carries, in the row, the answer and the audit log', async () => {
  const { id, email } = await makeAffiliate(staff, { company: 'Sun Homes', state: 'OR' });
  const changed = {
    firstName: 'Renata',
    lastName: 'Rocha',
    email: `new-${email}`,
    phone: '503 555 0100',
    company: '',
    licenseNumber: 'A-1',
    state: 'TX',
    commissionRate: 0.025,
  };
  const answer = await ok(put(id, changed));
  const expected = { ...changed, company: null };
  const shown = answer;
  for (const [name, value] of Object.entries(expected)) {
    assert.equal(shown[name], value, name);
  }
  assert.deepEqual((await staff.get(`/api/admin/affiliates/${id}`)).json(), shown);
  assert.equal((await stored(id))['company'], null);
  const [line] = await auditOf(id, 'affiliate.update');
  assert.deepEqual(line!.after, { ...expected, updatedAt: shown.updatedAt });
  assert.equal((line!.before as { company: string }).company, 'Sun Homes');
  await put(id, { firstName: 'Renata', isActive: true });
  const lines = await auditOf(id, 'affiliate.update');
  assert.deepEqual(lines[1]!.after, {}, 'what stays the same is no change');
});

test('totals, code, password and number are not written from outside', async () => {
  const { id, referralCode } = await makeAffiliate(staff);
  const earlier = await stored(id);
  const answer = await ok(
    put(id, {
      id: 1,
      referralCode: 'stolen',
      password: 'x',
      totalReferrals: 99,
      qualifiedReferrals: 99,
      totalCommissions: 99_999,
      createdAt: '2001-01-01T00:00:00Z',
      deletedAt: '2001-01-01T00:00:00Z',
      licenseVerifiedAt: '2001-01-01T00:00:00Z',
    }),
  );
  const later = await stored(id);
  assert.deepEqual({ ...later, updated_at: null }, { ...earlier, updated_at: null });
  const { totalReferrals, totalCommissions } = answer;
  assert.deepEqual([totalReferrals, totalCommissions], [0, 0]);
  assert.equal(answer.referralCode, referralCode);
});

test('kind and rate change together: $400,000 earn $12,000 or $500, nothing else', async () => {
  const cases = [
    [true, false, 500],
    [false, true, 12_000],
    [true, true, 12_000],
    [false, false, 500],
  ] as const;
  for (const [from, to, dollars] of cases) {
    const { id } = await makeAffiliate(staff, { isLicensedRealtor: from });
    const terms = (await put(id, { isLicensedRealtor: to })).json();
    assert.equal(commissionCents(terms, 400_000), dollars * 100, `${from} to ${to}`);
    const row = await stored(id);
    assert.deepEqual(
      [row['is_licensed_realtor'], Number(row['commission_rate'])],
      [to, terms.commissionRate],
    );
  }
  const { id } = await makeAffiliate(staff);
  const refused = [
    { commissionRate: 500 },
    { isLicensedRealtor: false, commissionRate: 0.03 },
    { isLicensedRealtor: true, commissionRate: 1.01 },
    { commissionRate: -1 },
    { isLicensedRealtor: null },
  ];
  for (const body of refused) {
    assert.equal((await put(id, body)).statusCode, 400, JSON.stringify(body));
  }
  const both = await put(id, { isLicensedRealtor: false, commissionRate: 750.5 });
  assert.equal(both.json().commissionRate, 750.5);
});

test('flags and rates sent at once never leave a rate of the other unit', async () => {
  const { id } = await makeAffiliate(staff);
  const bodies = [
    { isLicensedRealtor: false },
    { commissionRate: 0.02 },
    { isLicensedRealtor: true },
    { commissionRate: 900 },
  ];
  const answers = await Promise.all([...bodies, ...bodies].map((body) => put(id, body)));
  assert.ok(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 400));
  const { commissionUnit, commissionRate } = (
    await staff.get(`/api/admin/affiliates/${id}`)
  ).json();
  assert.ok(commissionUnit === 'percent' ? commissionRate <= 1 : commissionRate >= 1);
});

test('made inactive, she is signed out at once and her code is dead; and back', async () => {
  const { id, referralCode } = await makeAffiliate(staff);
  await affiliateCookie(app.database, id);
  const sessions = () => app.rows('select 1 from sessions where affiliate_id = $1', [id]);
  assert.equal((await sessions()).length, 1);
  const off = await put(id, { isActive: false });
  assert.equal(off.json().isActive, false);
  assert.equal((await sessions()).length, 0);
  assert.equal((await app.get(`/api/affiliate/${referralCode}`)).statusCode, 404);
  await put(id, { isActive: true });
  assert.equal((await app.get(`/api/affiliate/${referralCode}`)).statusCode, 200);
});

test('deleted, she is gone from every answer, and her code is never given again', async () => {
  const { id, referralCode, email } = await makeAffiliate(staff);
  await affiliateCookie(app.database, id);
  const gone = await staff.remove(`/api/admin/affiliates/${id}`);
  assert.deepEqual([gone.statusCode, gone.json()], [200, { ok: true }]);
  assert.ok((await stored(id))['deleted_at'], 'the row stays');
  assert.equal((await auditOf(id, 'affiliate.delete')).length, 1);
  assert.equal((await app.rows('select 1 from sessions where affiliate_id = $1', [id])).length, 0);
  const paths = ['affiliates/:id', 'affiliate/:id/stats', 'affiliate/:id/referrals'];
  for (const path of paths) {
    const answer = await staff.get(`/api/admin/${path.replace(':id', String(id))}`);
    assert.deepEqual(
      [answer.statusCode, answer.json().message],
      [404, 'There is no affiliate with this number.'],
      path,
    );
  }
  assert.equal((await put(id, { isActive: true })).statusCode, 404);
  assert.equal((await staff.remove(`/api/admin/affiliates/${id}`)).statusCode, 404);
  const found = (await staff.get(`/api/admin/affiliates?q=${referralCode}`)).json();
  assert.equal(found.total, 0);
  const next = { firstName: 'Next', lastName: 'One' };
  const taken = await staff.post('/api/admin/affiliates', {
    ...next,
    email: 'next.one@example.com',
    referralCode,
  });
  assert.equal(taken.json().errors[0].message, 'This referral code is already in use');
  const again = await staff.post('/api/admin/affiliates', { ...next, email });
  assert.equal(again.statusCode, 201, 'the address may be added again');
});

test('a used mail is refused in any case, a number that is none as well', async () => {
  const [one, two] = [await makeAffiliate(staff), await makeAffiliate(staff)];
  const taken = await put(two.id, { email: one.email.toUpperCase() });
  assert.deepEqual(
    [taken.statusCode, taken.json().errors[0].message],
    [409, 'This email is already in use'],
  );
  assert.equal((await stored(two.id))['email'], two.email);
  for (const id of ['0', 'x', '-1', '1e3', '99999999999999999999']) {
    assert.equal((await staff.get(`/api/admin/affiliates/${id}`)).statusCode, 400, id);
  }
  assert.equal((await staff.get('/api/admin/affiliates/987654')).statusCode, 404);
});

test('stats and referrals tell of living leads alone, with cents of the ledger', async () => {
  const { id, referralCode } = await makeAffiliate(staff);
  const ids: number[] = [];
  for (const _lead of [1, 2, 3]) {
    const sent = await app.post('/api/leads', makeLeadBody({ referralCode }));
    ids.push(sent.json().id);
  }
  await app.database.query('update leads set deleted_at = now() where id = $1', [ids[0]]);
  await app.database.query(
    `update referrals set status = case when lead_id = $1 then 'paid' else 'qualified' end
       where affiliate_id = $2`,
    [ids[1], id],
  );
  const lines = [
    ['accrual', 1_200_050],
    ['accrual', 50_000],
    ['adjustment', -1_000],
    ['void', -50_000],
    ['payout', -700_000],
  ] as const;
  for (const [kind, cents] of lines) {
    await app.database.query(
      `insert into commission_ledger
           (referral_id, affiliate_id, kind, amount_cents, basis, actor_kind, event_key, cause)
         select id, affiliate_id, $2, $3, '{}', 'staff', $4, 'staff' from referrals where lead_id = $1`,
      [ids[1], kind, cents, `test:${cents}`],
    );
  }
  assert.deepEqual((await staff.get(`/api/admin/affiliate/${id}/stats`)).json(), {
    totalReferrals: 2,
    qualifiedReferrals: 2,
    pendingCommissions: 499_050,
    paidCommissions: 700_000,
  });
  const one = (await staff.get(`/api/admin/affiliates/${id}`)).json();
  assert.deepEqual(
    [one.totalReferrals, one.qualifiedReferrals, one.totalCommissions],
    [2, 2, 1_199_050],
  );
  const path = `/api/admin/affiliate/${id}/referrals`;
  const page = (await staff.get(`${path}?pageSize=1`)).json();
  assert.deepEqual([page.total, page.items[0].leadId], [2, ids[2]]);
  assert.equal(page.items[0].lead.homePrice, 500_000);
  assert.deepEqual([page.items[0].status, page.items[0].affiliateId], ['qualified', id]);
  const cursor = encodeURIComponent(page.nextCursor);
  const rest = await ok(staff.get(`${path}?pageSize=1&cursor=${cursor}`));
  assert.deepEqual(fieldsOf(rest.items, 'leadId'), [ids[1]]);
  assert.ok((await auditOf(id, 'affiliate.referrals')).length >= 2, 'who saw is written down');
});

test('a look-up alone verifies a license; a review is ticked and cleared, each written down', async () => {
  const { id } = await makeAffiliate(staff);
  const lookUp = () => ok(put(`${id}/basis`, brokersBasis));
  const shown = async () => {
    const { licenseVerifiedAt, needsReview } = (
      await staff.get(`/api/admin/affiliates/${id}`)
    ).json();
    return [licenseVerifiedAt !== null, needsReview];
  };
  assert.deepEqual(await shown(), [false, false]);
  assert.equal((await put(id, { isLicenseVerified: true })).statusCode, 400);
  assert.deepEqual(await shown(), [false, false], 'nobody looked it up');
  await lookUp();
  assert.equal((await put(id, { needsReview: true })).statusCode, 200);
  assert.deepEqual(await shown(), [true, true]);
  const since = (await stored(id))['license_verified_at'];
  await lookUp();
  await put(id, { needsReview: false });
  assert.deepEqual((await stored(id))['license_verified_at'], since, 'the first moment stays');
  assert.equal((await stored(id))['needs_review'], false);
  const [listed] = (await staff.get(`/api/admin/affiliates?pageSize=1`)).json().items;
  assert.deepEqual([listed.id, listed.needsReview], [id, false]);
  assert.equal(listed.licenseVerifiedAt, (since as Date).toISOString());
  await put(id, { isLicenseVerified: false });
  assert.deepEqual(await shown(), [false, false]);

  // Dropping the claim drops the verification; claiming again does not restore it.
  await lookUp();
  await put(id, { isLicensedRealtor: false });
  assert.equal((await stored(id))['license_verified_at'], null);
  await put(id, { isLicensedRealtor: true });
  assert.deepEqual(await shown(), [false, false]);
  for (const wrong of ['yes', null, 1]) {
    assert.equal((await put(id, { isLicenseVerified: wrong })).statusCode, 400);
    assert.equal((await put(id, { needsReview: wrong })).statusCode, 400);
  }
  const lines = await auditOf(id, 'affiliate.update');
  const told = lines.map((line) =>
    Object.keys(line.after)
      .filter((name) => name !== 'updatedAt')
      .toSorted(),
  );
  assert.deepEqual(told.slice(0, 3), [['needsReview'], ['needsReview'], ['licenseVerifiedAt']]);
  assert.deepEqual(lines[0]!.before, { needsReview: false });
});
