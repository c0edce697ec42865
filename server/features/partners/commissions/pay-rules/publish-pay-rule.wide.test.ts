import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { commissionOffice } from '#server/testing/commission-office.ts';
import { ok, openOffice } from '#server/testing/open-app.ts';

describe('rules for pay', async () => {
  const { app, staff } = await openOffice();
  const office = commissionOffice(app, staff);
  await office.confirmBasis(true);

  const url = '/api/admin/pay-rules';
  const today = office.dayAgo();
  const texas = {
    state: 'TX',
    kind: 'marketer',
    unit: 'fixed',
    demands: ['agreement', 'service'],
    source: 'Opinion of counsel, file 2026-36',
    effectiveFrom: today,
  };
  /** A marketing company of Texas with a qualified lead, all on record but the agreement. */
  const marketer = async () => {
    const affiliate = await office.makeAffiliate({ isLicensedRealtor: false, state: 'TX' });
    const [lead] = await office.sendLeads(affiliate.referralCode, 1);
    await office.edit(lead!, { status: 'Qualified' });
    await ok(office.recordBasis(affiliate.id, { kind: 'marketer' }));
    return affiliate;
  };
  const missingOf = async ({ id }: { id: number }) => {
    const { items } = (await staff.get(`/api/admin/commissions?affiliate=${id}`)).json();
    return items[0].missing.map(({ what }: { what: string }) => what);
  };

  test('four rules come with the product, and all else is not decided', async () => {
    const { items, undecided } = await ok(staff.get(url));
    const rows = items.map((one: Record<string, string>) => `${one.state} ${one.kind} ${one.unit}`);
    assert.deepEqual(rows.toSorted(), [
      'CA agent fixed',
      'CA broker fixed',
      'FL agent fixed',
      'FL broker fixed',
    ]);
    assert.deepEqual(undecided, []);
    for (const { source, publishedBy, effectiveTo } of items) {
      assert.match(source, /RESPA section 8.*Regulation Z/);
      assert.deepEqual([publishedBy, effectiveTo], [null, null]);
    }
  });

  test('where no rule is, the money waits there; a preview writes nothing, a rule decides', async () => {
    const partner = await marketer();
    assert.deepEqual(await missingOf(partner), ['state', 'noAgreement']);
    const { undecided } = await ok(staff.get(url));
    const [{ names, ...waiting }] = undecided;
    assert.equal(names.length, 1);
    assert.deepEqual(waiting, { state: 'TX', kind: 'marketer', partners: 1, cents: 50_000 });

    const preview = await ok(staff.post(`${url}/preview`, texas));
    assert.deepEqual([preview.replaces, preview.partners, preview.cents], [null, 1, 50_000]);
    assert.equal(preview.items[0].affiliateId, partner.id);
    assert.deepEqual(preview.items[0].missing, ['noAgreement']);
    assert.equal((await ok(staff.get(url))).items.length, 4);

    const rule = await ok(staff.post(url, texas), 201);
    assert.deepEqual([rule.partners, rule.effectiveTo], [1, null]);
    assert.deepEqual(await missingOf(partner), ['noAgreement']);
    const after = await ok(staff.get(url));
    assert.deepEqual([after.items[0].id, after.undecided], [rule.id, []]);
    const [row] = await app.rows<{ after: unknown }>(
      `select after from audit_log where action = 'pay_rule.publish' and entity_id = $1`,
      [rule.id],
    );
    assert.deepEqual(row!.after, { ...texas, effectiveTo: null });
  });

  test('a later rule ends the earlier one, and says what last year would have lacked', async () => {
    const partner = await marketer();
    const { referralCode, id } = partner;
    await ok(staff.post(url, texas), 201);
    const [lead] = await office.sendLeads(referralCode, 1);
    await office.edit(lead!, { status: 'Qualified' });
    const { id: referral, cents } = await office.referralOf(lead!);
    const referrals = [{ id: referral, earnedCents: cents }];
    await ok(staff.post('/api/admin/commissions/approve', { referrals }));
    await ok(office.pay(id, cents), 201);
    const later = { ...texas, unit: 'percent', effectiveFrom: '2199-01-01' };
    const preview = await ok(staff.post(`${url}/preview`, later));
    assert.equal(preview.replaces.unit, 'fixed');
    assert.deepEqual(preview.lastYear, { count: 1, cents, metCount: 0, metCents: 0 });
    const same = await ok(staff.post(`${url}/preview`, { ...texas, demands: ['service'] }));
    assert.deepEqual(same.lastYear, { count: 1, cents, metCount: 1, metCents: cents });

    const { id: next } = await ok(staff.post(url, later), 201);
    const { items } = await ok(staff.get(url));
    const [newest, before] = items;
    assert.deepEqual([newest.id, newest.effectiveTo, newest.partners], [next, null, 0]);
    assert.equal(before.effectiveTo, '2198-12-31');
    assert.ok(before.partners > 0, 'it holds until then');
  });

  test('a rule for nothing asks for nothing, and is met by no rate', async () => {
    const partner = await marketer();
    const none = { ...texas, state: null, unit: 'none' };
    const rule = await ok(staff.post(url, none), 201);
    assert.deepEqual([rule.state, rule.demands], [null, []]);
    assert.ok(!(await missingOf(partner)).includes('rate'), 'that of the state holds alone');
    await staff.put(`/api/admin/affiliates/${partner.id}`, { state: 'NV' });
    assert.deepEqual(await missingOf(partner), ['rate']);
  });

  // What is wrong with a rule, and the field that says so.
  const wrong = [
    [{ effectiveTo: '2020-01-01' }, 'effectiveTo'],
    [{ state: 'ZZ' }, 'state'],
    [{ source: ' ' }, 'source'],
    [{ kind: 'friend' }, 'kind'],
    [{ unit: 'share' }, 'unit'],
    [{ demands: ['luck'] }, 'demands.0'],
    [{ effectiveFrom: 'soon' }, 'effectiveFrom'],
  ] as const;

  test('what is no rule is refused at its field', async () => {
    for (const [changes, path] of wrong) {
      for (const call of [url, `${url}/preview`]) {
        const refused = await staff.post(call, { ...texas, ...changes });
        assert.equal(refused.statusCode, 400, refused.body);
        assert.equal(refused.json().errors[0].path, path);
      }
    }
  });
});
