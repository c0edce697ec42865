import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { affiliateCookie } from '#server/testing/sessions/affiliate-session.ts';
import type { Client } from '#server/testing/app.ts';
import { commissionOffice } from '#server/testing/commission-office.ts';
import { makeAffiliate, makeLeadBody } from '#server/testing/factories.ts';
import { fieldsOf, ok, openOffice } from '#server/testing/open-app.ts';

type Realtor = Awaited<ReturnType<typeof makeAffiliate>> & {
  get(url: string): ReturnType<Client['get']>;
};

const referralKeys = `affiliateId commissionAmount commissionState createdAt id lead leadId progress
      referralCode status updatedAt`.split(/\s+/);
const leadKeys = `email firstName homePrice id isQualified lastName phone propertyState status
      timeline`.split(/\s+/);

describe('own referrals', async () => {
  const { app, staff } = await openOffice();

  const makeRealtor = async (): Promise<Realtor> => {
    const affiliate = await makeAffiliate(staff);
    const cookie = await affiliateCookie(app.database, affiliate.id);
    return { ...affiliate, get: (url) => app.get(url, { cookie }) };
  };
  const apply = async (referralCode: string, changes = {}): Promise<number> =>
    (await ok(app.post('/api/leads', makeLeadBody({ referralCode, ...changes })), 201)).id;
  const leadIds = async (realtor: Realtor, query = ''): Promise<number[]> =>
    (await ok(realtor.get(`/api/affiliate/referrals${query}`))).items.map(
      (item: { leadId: number }) => item.leadId,
    );

  test('a page holds own leads, newest first, with the listed keys and no other', async () => {
    const realtor = await makeRealtor();
    const first = await apply(realtor.referralCode, { phone: '5035550100' });
    const second = await apply(realtor.referralCode.toUpperCase());
    const page = (await realtor.get('/api/affiliate/referrals')).json();
    assert.deepEqual(fieldsOf(page.items, 'leadId'), [second, first]);
    assert.deepEqual([page.total, page.totalIsCapped, page.nextCursor], [2, false, null]);
    const [, item] = page.items;
    assert.deepEqual(Object.keys(item).toSorted(), referralKeys);
    assert.deepEqual(Object.keys(item.lead).toSorted(), leadKeys);
    const { email, phone, homePrice, propertyState, status, timeline } = item.lead;
    const [row] = await app.rows('select email from leads where id = $1', [first]);
    assert.deepEqual([email, homePrice, propertyState], [row!['email'], 500_000, 'TX']);
    assert.deepEqual([status, timeline, item.status], ['New', '1-3 months', 'pending']);
    assert.match(phone, /\(503\) 555-0100/);
  });

  test('no id, filter, cursor or key in the query shows another affiliate’s lead', async () => {
    const [mine, other] = [await makeRealtor(), await makeRealtor()];
    const own = await apply(mine.referralCode);
    const theirs = await apply(other.referralCode);
    await apply(other.referralCode);
    const ofNobody = await app.apply();
    const { nextCursor } = (await other.get('/api/affiliate/referrals?pageSize=1')).json();
    const hostile = [
      `?affiliateId=${other.id}`,
      `?id=${other.id}`,
      `?leadId=${theirs}`,
      `?affiliate=${other.referralCode}`,
      `?page=1&pageSize=100&direction=asc`,
    ];
    for (const query of hostile) {
      assert.deepEqual(await leadIds(mine, query), [own], query);
    }
    // A cursor is a position only; it grants no access to other affiliates' rows.
    const behind = await leadIds(mine, `?cursor=${encodeURIComponent(nextCursor)}`);
    assert.ok(!behind.includes(theirs) && !behind.includes(ofNobody), String(behind));
    const stats = (await mine.get(`/api/affiliate/dashboard/stats?id=${other.id}`)).json();
    assert.equal(stats.totalReferrals, 1);
  });

  test('is searched, filtered and sorted by shown values only, among the affiliate’s rows only', async () => {
    const [realtor, other] = [await makeRealtor(), await makeRealtor()];
    const named = (firstName: string, lastName: string, homePrice: number, code = realtor) =>
      apply(code.referralCode, { firstName, lastName, homePrice });
    const zoe = await named('Zoé', 'Garcia', 300_000);
    const ana = await named('Ana', 'Souza', 700_000);
    const bob = await named('Bob', 'Garcia-Lee', 500_000);
    await named('Ana', 'Garcia', 900_000, other);
    await commissionOffice(app, staff).edit(bob, { status: 'Qualified' });
    const total = async (query: string) =>
      (await realtor.get(`/api/affiliate/referrals${query}`)).json().total;
    assert.deepEqual(await leadIds(realtor, '?q=garcia'), [bob, zoe]);
    assert.equal(await total('?q=garcia'), 2);
    assert.deepEqual(await leadIds(realtor, '?q=zoe'), [zoe]);
    assert.deepEqual(await leadIds(realtor, '?q=nobody'), []);
    assert.deepEqual(await leadIds(realtor, '?status=Qualified'), [bob]);
    assert.deepEqual(await leadIds(realtor, '?status=qualified'), [bob], 'of the commission');
    assert.deepEqual(await leadIds(realtor, '?status=New,Qualified&q=garcia'), [bob, zoe]);
    assert.deepEqual(await leadIds(realtor, '?status=pending&q=garcia'), [zoe]);
    assert.deepEqual(await leadIds(realtor, '?sort=name&direction=asc'), [ana, bob, zoe]);
    assert.deepEqual(await leadIds(realtor, '?sort=homePrice'), [ana, bob, zoe]);
    assert.deepEqual(await leadIds(realtor, '?sort=status&direction=desc'), [bob, ana, zoe]);
  });

  test('is taken along as CSV, in the order and the language of the page, and written down', async () => {
    const [realtor, other] = [await makeRealtor(), await makeRealtor()];
    await apply(other.referralCode, { firstName: 'Otto', lastName: 'Other' });
    for (const [firstName, lastName] of [
      ['Ana', 'Souza'],
      ['=Cmd', '|calc'],
    ]) {
      await apply(realtor.referralCode, { firstName, lastName, phone: '5035550100' });
    }
    const answer = await realtor.get(
      '/api/affiliate/referrals.csv?sort=name&direction=asc&lang=es&q=55501',
    );
    assert.equal(answer.statusCode, 200, answer.body);
    assert.match(String(answer.headers['content-type']), /^text\/csv/);
    assert.match(String(answer.headers['content-disposition']), /referrals-[\d-]+\.csv/);
    const lines = answer.body.split('\r\n');
    assert.match(lines[0]!, /^\ufeffNombre,Apellido,Correo electrónico,/);
    assert.equal(lines.length, 4, answer.body);
    assert.match(lines[1]!, /^'=Cmd,\|calc,/);
    assert.match(lines[2]!, /^Ana,Souza,[^,]+,\(503\) 555-0100,TX,New,500000,1-3 months,/);
    const audited = await app.rows(
      `select 1 from audit_log where action = 'affiliate.export_referrals' and entity_id = $1`,
      [realtor.id],
    );
    assert.equal(audited.length, 1);
  });

  test('what partners are not told is neither found nor sorted by', async () => {
    const realtor = await makeRealtor();
    const office = commissionOffice(app, staff);
    const cheap = await apply(realtor.referralCode, {
      firstName: 'Ana',
      lastName: 'Souza',
      email: 'hidden.address@example.com',
      homePrice: 200_000,
    });
    const dear = await apply(realtor.referralCode, {
      firstName: 'Bea',
      lastName: 'Stone',
      homePrice: 800_000,
    });
    await office.edit(cheap, { status: 'Denied' });
    try {
      await office.setTerm('partnerSees', 'contact');
      assert.deepEqual(await leadIds(realtor, '?q=hidden.address'), [cheap]);
      assert.deepEqual(await leadIds(realtor, '?status=Denied'), []);
      assert.deepEqual(await leadIds(realtor, '?status=Not%20going%20ahead'), [cheap]);
      assert.deepEqual(await leadIds(realtor, '?sort=homePrice'), [dear, cheap], 'by number');
      await office.setTerm('partnerSees', 'status');
      assert.deepEqual(await leadIds(realtor, '?q=hidden.address'), []);
      assert.deepEqual(await leadIds(realtor, '?q=souza'), []);
      assert.deepEqual(await leadIds(realtor, '?q=ana%20s'), [cheap]);
      const csv = (await realtor.get('/api/affiliate/referrals.csv')).body;
      assert.match(csv, /Ana,S\.,,,,Not going ahead,,,/);
      assert.doesNotMatch(csv, /Souza|hidden|200000/);
    } finally {
      await office.setTerm('partnerSees', 'all');
    }
  });

  test('a deleted lead is gone from list and figures until it is restored', async () => {
    const realtor = await makeRealtor();
    const [stays, goes] = [await apply(realtor.referralCode), await apply(realtor.referralCode)];
    const total = async () =>
      (await realtor.get('/api/affiliate/dashboard/stats')).json().totalReferrals;
    const url = `/api/admin/leads/${goes}`;
    await staff.remove(url);
    assert.deepEqual([await leadIds(realtor), await total()], [[stays], 1]);
    await staff.post(`${url}/restore`);
    assert.deepEqual([await leadIds(realtor), await total()], [[goes, stays], 2]);
  });

  test('each row tells the newest milestone and whose turn it is', async () => {
    const realtor = await makeRealtor();
    const id = await apply(realtor.referralCode);
    const progress = async () => {
      const { items } = (await realtor.get('/api/affiliate/referrals')).json();
      const { milestone, next, turn } = items[0].progress;
      return [milestone, next, turn];
    };
    assert.deepEqual(await progress(), ['applied', 'contact', 'lender']);
    await commissionOffice(app, staff).edit(id, { status: 'Qualified' });
    assert.deepEqual(await progress(), ['qualified', 'application', 'client']);
  });
});
