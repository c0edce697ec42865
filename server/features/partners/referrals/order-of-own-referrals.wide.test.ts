import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { affiliateCookie } from '#server/testing/sessions/affiliate-session.ts';
import { makeAffiliate } from '#server/testing/factories.ts';
import { ok, openOffice } from '#server/testing/open-app.ts';

// [first name, last name, price, level that the buyer chose], in the order of application.
const clients = [
  ['zoe', 'Garcia', 300_000, null],
  ['Zoé', 'Garcia', 500_000, null],
  ['Ana', 'Souza', 700_000, null],
  ['ana', 'Souza', 300_000, null],
  ['ANA', 'Souza', 300_000, 'status'],
  ['Élise', 'Diaz', 900_000, 'contact'],
  ['Ana Maria', 'Abreu', 500_000, null],
  ['Bob', "O'Neil", 700_000, null],
] as const;

// Names without accents and case, those that are alike by their letters as written; of one price or
// status the earlier application first.
// A last name that is not told counts by its first letter, a price that is not told as the highest.
const orders = {
  name: [6, 4, 2, 3, 7, 5, 1, 0],
  homePrice: [0, 3, 1, 6, 2, 7, 4, 5],
  status: [2, 3, 4, 5, 6, 7, 0, 1],
};

describe('the orders of own referrals', async () => {
  const { app, staff } = await openOffice();
  const { id, referralCode } = await makeAffiliate(staff);
  const code: string = referralCode;
  const cookie = await affiliateCookie(app.database, id);
  const ids: number[] = [];
  for (const [firstName, lastName, homePrice, sees] of clients) {
    const lead = await app.apply({ referralCode, firstName, lastName, homePrice });
    await app.database.query('update leads set partner_sees = $2 where id = $1', [lead, sees]);
    ids.push(lead);
  }
  await app.database.query(`update leads set status = 'Qualified' where id = any ($1)`, [
    ids.slice(0, 2),
  ]);
  await app.database.query(`update leads set status = 'Contacted' where id = any ($1)`, [
    ids.slice(2),
  ]);

  const page = async (query: string) => {
    const { items, total, nextCursor } = await ok(
      app.get(`/api/affiliate/referrals?${query}`, { cookie }),
    );
    const shown = items.map(({ leadId }: { leadId: number }) => ids.indexOf(leadId));
    return { shown, total, nextCursor };
  };

  for (const [sort, expected] of Object.entries(orders)) {
    test(`by ${sort}, both ways, by number and by cursor`, async () => {
      const up = `sort=${sort}&direction=asc`;
      const { shown, total } = await page(up);
      assert.deepEqual([shown, total], [expected, clients.length]);
      const down = await page(`sort=${sort}&direction=desc`);
      assert.deepEqual(down.shown, expected.toReversed());
      for (const direction of ['asc', 'desc']) {
        const byCursor: number[] = [];
        const byNumber: number[] = [];
        let cursor = '';
        for (let number = 1; number <= 3; number += 1) {
          const query = `sort=${sort}&direction=${direction}&pageSize=3`;
          const next = await page(`${query}${cursor}`);
          byCursor.push(...next.shown);
          byNumber.push(...(await page(`${query}&page=${number}`)).shown);
          cursor = `&cursor=${encodeURIComponent(next.nextCursor)}`;
        }
        const wanted = direction === 'asc' ? expected : expected.toReversed();
        assert.deepEqual([byCursor, byNumber], [wanted, wanted]);
      }
    });
  }

  test('a search and a status narrow each order and its total', async () => {
    for (const [sort, expected] of Object.entries(orders)) {
      const { shown, total } = await page(`sort=${sort}&direction=asc&q=souza&status=Contacted`);
      const wanted = expected.filter((at) => at === 2 || at === 3);
      assert.deepEqual([shown, total], [wanted, 2], sort);
      const paid = await page(`sort=${sort}&direction=asc&status=paid`);
      assert.deepEqual([paid.shown, paid.total], [[], 0], sort);
    }
  });

  test('a lead with the partner’s code that is credited to another is in none of them', async () => {
    const other = await makeAffiliate(staff);
    const lead = await app.apply({ referralCode: other.referralCode, firstName: 'Aaron' });
    await app.database.query('update leads set referral_code = $2 where id = $1', [lead, code]);
    try {
      for (const sort of ['createdAt', ...Object.keys(orders)]) {
        const { shown } = await page(`sort=${sort}&direction=asc`);
        assert.deepEqual(shown.toSorted(), [0, 1, 2, 3, 4, 5, 6, 7], sort);
      }
    } finally {
      await app.database.query('update leads set referral_code = $2 where id = $1', [
        lead,
        other.referralCode,
      ]);
    }
  });
});
