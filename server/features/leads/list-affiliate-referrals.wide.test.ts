import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { commissionOffice } from '#server/testing/commission-office.ts';
import { makeAffiliate, makeLeadBody } from '#server/testing/factories.ts';
import { ok, openOffice } from '#server/testing/open-app.ts';

type Realtor = Awaited<ReturnType<typeof makeAffiliate>>;

interface Item {
  leadId: number;
}

const pathOf = (id: number | string, query = '') => `/api/admin/affiliate/${id}/referrals${query}`;

describe('the referrals of an affiliate, as staff read them', async () => {
  const { app, staff } = await openOffice();
  const office = commissionOffice(app, staff);

  const apply = async ({ referralCode }: Realtor, changes = {}): Promise<number> =>
    (await ok(app.post('/api/leads', makeLeadBody({ referralCode, ...changes })), 201)).id;
  const page = async ({ id }: Realtor, query = '') => ok(staff.get(pathOf(id, query)));
  const leadsOf = (items: readonly Item[]) => items.map(({ leadId }) => leadId);
  const looks = async ({ id }: Realtor) => {
    const rows = await app.rows<{ after: object }>(
      `select after from audit_log
       where action = 'affiliate.referrals' and entity = 'affiliate' and entity_id = $1
       order by id`,
      [id],
    );
    return rows.map((row) => row.after);
  };

  test('are its own alone, newest first, with state, cents and lead; that staff looked is written down', async () => {
    const [mine, other] = [await makeAffiliate(staff), await makeAffiliate(staff)];
    const first = await apply(mine, {
      firstName: 'Ines',
      lastName: 'Prado',
      email: 'ines.prado@example.com',
      homePrice: 400_000,
    });
    await apply(other);
    const second = await apply(mine, { propertyState: 'HI' });
    assert.equal((await app.post('/api/leads', makeLeadBody())).statusCode, 201);
    await office.edit(first, { status: 'Qualified' });

    const { items, ...rest } = await page(mine);
    assert.deepEqual(rest, {
      total: 2,
      page: 1,
      pageSize: 50,
      totalIsCapped: false,
      nextCursor: null,
    });
    assert.deepEqual(leadsOf(items), [second, first]);
    const [ofHawaii, qualified] = items;
    const [row] = await app.rows<{ id: number; cents: number; at: Date; changed: Date }>(
      `select id::int, commission_amount::int as cents, created_at as at, updated_at as changed
       from referrals where lead_id = $1`,
      [first],
    );
    assert.equal(row!.cents, 1_200_000, '3 % of 400,000 dollars');
    assert.deepEqual(qualified, {
      id: row!.id,
      affiliateId: mine.id,
      leadId: first,
      referralCode: mine.referralCode,
      status: 'qualified',
      commissionAmount: 1_200_000,
      notes: null,
      createdAt: row!.at.toISOString(),
      updatedAt: row!.changed.toISOString(),
      lead: {
        id: first,
        firstName: 'Ines',
        lastName: 'Prado',
        email: 'ines.prado@example.com',
        phone: '(503) 555-0100',
        homePrice: 400_000,
        propertyState: 'TX',
        status: 'Qualified',
        isQualified: true,
        timeline: '1-3 months',
      },
    });
    const { status, commissionAmount, lead } = ofHawaii;
    assert.deepEqual(
      [status, commissionAmount, lead.propertyState, lead.isQualified],
      ['pending', 0, 'HI', false],
    );
    assert.deepEqual(await looks(mine), [{ page: 1, shown: 2, total: 2 }]);
    assert.deepEqual(await looks(other), []);
  });

  test('an unknown id is refused, and no query shows those of another', async () => {
    const { id } = await makeAffiliate(staff);
    const nobody = await staff.get(pathOf(9_999_999));
    assert.deepEqual(
      [nobody.statusCode, nobody.json().message],
      [404, 'There is no affiliate with this number.'],
    );
    const ofAnother = await staff.get(pathOf(id, '?affiliateId=1&id=1&leadId=1'));
    assert.deepEqual(ofAnother.json().items, [], 'the path alone says whose they are');
  });
});
