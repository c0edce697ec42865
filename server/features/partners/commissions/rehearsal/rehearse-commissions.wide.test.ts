import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { commissionOffice } from '#server/testing/commission-office.ts';
import { ok, openOffice } from '#server/testing/open-app.ts';

describe('a rehearsal of changed commission terms', async () => {
  const { app, staff } = await openOffice();
  const office = commissionOffice(app, staff);

  test('says who gains and who loses of the closings between two days, and writes nothing', async () => {
    const licensed = await office.makeAffiliate();
    const other = await office.makeAffiliate({ isLicensedRealtor: false });
    const agreed = await office.makeAffiliate({ commissionRate: 0.02 });
    for (const { referralCode } of [licensed, other, agreed]) {
      const [lead = 0, open = 0] = await office.sendLeads(referralCode, 2);
      await office.edit(lead, { status: 'Qualified' });
      await office.edit(lead, { status: 'Closed Won' });
      await office.edit(open, { status: 'Qualified' });
    }
    const rehearse = (body: object = {}) =>
      staff.post('/api/admin/commissions/rehearse', {
        rules: [
          { key: 'commissionLicensedRate', value: 0.025 },
          { key: 'commissionOtherDollars', value: 750 },
        ],
        from: office.dayAgo(365),
        to: office.dayAgo(),
        ...body,
      });
    const linesBefore = await app.rows('select count(*)::int as n from commission_ledger');
    const { affiliates, ...totals } = await ok(rehearse());
    assert.deepEqual(
      affiliates.map((one: Record<string, number>) => [
        one.affiliateId,
        one.referrals,
        one.beforeCents,
        one.afterCents,
      ]),
      [
        [other.id, 1, 500_00, 750_00],
        [agreed.id, 1, 8_000_00, 8_000_00],
        [licensed.id, 1, 12_000_00, 10_000_00],
      ],
    );
    assert.deepEqual(totals, { referrals: 3, beforeCents: 20_500_00, afterCents: 18_750_00 });
    assert.deepEqual(
      await app.rows('select count(*)::int as n from commission_ledger'),
      linesBefore,
    );
    const earlier = await rehearse({ from: office.dayAgo(365), to: office.dayAgo(2) });
    assert.equal(earlier.json().referrals, 0);
    const wrong = await rehearse({ rules: [{ key: 'commissionLicensedRate', value: 3 }] });
    assert.equal(wrong.statusCode, 400);
  });
});
