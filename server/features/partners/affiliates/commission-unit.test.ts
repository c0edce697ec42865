import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeAffiliate } from '#server/testing/factories.ts';
import { openOffice } from '#server/testing/open-app.ts';

const { app, staff } = await openOffice();

const put = (id: number, payload: object) => staff.put(`/api/admin/affiliates/${id}`, payload);

test('a partner may have a unit of their own, beside the license', async () => {
  const { id } = await makeAffiliate(staff);
  const pay = async (body: object) => {
    const answer = await put(id, body);
    const { isLicensedRealtor, commissionUnit, commissionRate } = answer.json();
    return answer.statusCode === 200 ? [isLicensedRealtor, commissionUnit, commissionRate] : 400;
  };
  const fixed = { commissionUnit: 'fixed', commissionRate: 500 };
  assert.deepEqual(await pay({ isLicensedRealtor: true, ...fixed }), [true, 'fixed', 500]);
  assert.deepEqual(await pay({ commissionRate: 750.5 }), [true, 'fixed', 750.5]);
  assert.equal(await pay({ commissionRate: 0.03 }), 400);
  assert.deepEqual(await pay({ commissionUnit: 'percent' }), [true, 'percent', 0.03]);
  assert.equal(await pay({ commissionUnit: 'percent', commissionRate: 500 }), 400);
  assert.equal(await pay({ commissionUnit: 'share' }), 400);
  const share = { isLicensedRealtor: false, commissionUnit: 'percent', commissionRate: 0.01 };
  assert.deepEqual(await pay(share), [false, 'percent', 0.01]);
  assert.deepEqual(await pay({ isLicensedRealtor: true }), [true, 'percent', 0.03]);
  assert.deepEqual(await pay({ isLicensedRealtor: false }), [false, 'fixed', 500]);
  const rates = await app.rows<{ unit: string; rate: number }>(
    `select commission_unit as unit, commission_rate::float as rate from affiliate_rates
     where affiliate_id = $1 order by id`,
    [id],
  );
  assert.deepEqual(
    rates.map(({ unit, rate }) => `${unit} ${rate}`),
    [0.03, 500, 750.5, 0.03, 0.01, 0.03, 500].map((rate) =>
      rate < 1 ? `percent ${rate}` : `fixed ${rate}`,
    ),
  );
  const made = await makeAffiliate(staff, { isLicensedRealtor: true, ...fixed });
  const { items } = (await staff.get('/api/admin/affiliates?sort=createdAt&dir=desc')).json();
  const row = items.find((one: { id: number }) => one.id === made.id);
  assert.deepEqual([row.commissionUnit, row.commissionRate], ['fixed', 500]);
});

test('a version that knows no units still writes rates, which have that of the license', async () => {
  const { id } = await makeAffiliate(staff);
  const units: unknown[] = [];
  for (const [isLicensed, rate] of [
    [false, 500],
    [true, 0.03],
  ]) {
    await app.database.query(
      'update affiliates set is_licensed_realtor = $2, commission_rate = $3 where id = $1',
      [id, isLicensed, rate],
    );
    const { commissionUnit } = (await staff.get(`/api/admin/affiliates/${id}`)).json();
    units.push(commissionUnit);
  }
  assert.deepEqual(units, ['fixed', 'percent']);
});
