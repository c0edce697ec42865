import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { affiliateCookie } from '#server/testing/sessions/affiliate-session.ts';
import { makeAffiliate, makeLeadBody } from '#server/testing/factories.ts';
import { fieldsOf, openOffice } from '#server/testing/open-app.ts';

const home = { homePrice: 500_000, electricBill: 350, propertyState: 'TX' };

describe('what the panels of a lead cost a month', async () => {
  const { app, staff } = await openOffice();
  const { id, referralCode } = await makeAffiliate(staff);
  const partner: { referralCode: string; cookie: string } = {
    referralCode,
    cookie: await affiliateCookie(app.database, id),
  };

  const apply = async (changes: Record<string, unknown> = {}): Promise<number> => {
    const { referralCode } = partner;
    const body = makeLeadBody({ ...home, referralCode, ...changes });
    return (await app.post('/api/leads', body)).json().id;
  };
  const asStaff = async (id: number) => (await staff.get(`/api/admin/leads/${id}`)).json();
  const asPartner = async (id: number) =>
    (await app.get(`/api/affiliate/lead/${id}`, { cookie: partner.cookie })).json();

  test('staff and the partner read it beside the saving, as the buyer was told', async () => {
    const id = await apply();
    for (const lead of [await asStaff(id), await asPartner(id)]) {
      assert.equal(lead.monthlySavings, 296);
      assert.equal(lead.netCost.financed, 61_661);
      assert.deepEqual(fieldsOf(lead.netCost.monthlyAt, 'total'), [359, 397, 438]);
      assert.deepEqual([lead.netCost.breakEvenRate, lead.netCost.breakEvenRateLow], [3.24, 1.58]);
    }
  });

  test('it stays what it was when the premium of the program changes', async () => {
    const id = await apply();
    await app.setTerm('mortgageInsuranceAnnualRate', 0.0085);
    const before = await asStaff(id);
    const after = await asStaff(await apply());
    await app.setTerm('mortgageInsuranceAnnualRate', 0.0055);
    assert.equal(before.netCost.monthlyAt[0].total, 359);
    assert.equal(after.netCost.monthlyAt[0].total, 374);
  });

  test('a lead of before the premiums were terms is weighed by those of today', async () => {
    const id = await apply();
    await app.database.query(`update leads set terms_version = null where id = $1`, [id]);
    assert.equal((await asStaff(id)).netCost.financed, 61_661);
  });

  test('outside the program nothing is financed, and nothing promised', async () => {
    for (const answer of [
      { propertyState: 'HI' },
      { creditScore: 'Below 580' },
      { homePrice: 149_000 },
    ]) {
      const sessionId = `outside-${Object.keys(answer).join('')}`;
      await app.post('/api/calculate-savings', {
        ...home,
        creditScore: '740+',
        sessionId,
        ...answer,
      });
      const lead = await asStaff(await apply({ ...answer, sessionId }));
      assert.equal(lead.netCost, null);
      assert.deepEqual([lead.taxCredit, lead.educationEarnings], [0, 0]);
      assert.ok(lead.monthlySavings > 0 && lead.solarCost > 0);
      assert.equal(lead.calculations[0].holds, true);
    }
    const unsaid = await asStaff(await apply({ creditScore: undefined }));
    assert.equal(unsaid.educationEarnings, 13_000, 'a score that is not said counts as covered');
  });

  test('where the cost may not be shown the partner reads no saving either', async () => {
    const id = await apply();
    await app.setTerm('showsMonthlyCost', false);
    const silent = await asPartner(id);
    await app.setTerm('showsMonthlyCost', true);
    assert.deepEqual([silent.monthlySavings, silent.netCost], [null, null]);
  });

  test('what a visitor was shown is listed with its cost', async () => {
    const sessionId = `cost-of-visitor`;
    await app.post('/api/calculate-savings', { ...home, creditScore: '740+', sessionId });
    const { calculations } = await asStaff(await apply({ sessionId }));
    assert.equal(calculations[0].netCost.monthlyAt[2].total, 438);
  });
});
