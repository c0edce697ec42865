import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { mostLinks } from '#core/contract/partners/affiliate/links.ts';
import { manyFromAddress, manyFromOpenHouse } from '#core/domain/visitor/suspicion.ts';
import { commissionOffice } from '#server/testing/commission-office.ts';
import { makeAffiliate, makeLeadBody, makeSessionId } from '#server/testing/factories.ts';
import { affiliateCookie } from '#server/testing/sessions/affiliate-session.ts';
import { fieldsOf, ok, openOffice } from '#server/testing/open-app.ts';

const path = '/api/affiliate/links';

interface Figures {
  visits: number;
  applications: number;
  commissionCents: number;
}

interface Listed {
  items: (Figures & { id: number; name: string; url: string })[];
  others: Figures;
  total: Figures;
}

describe('links of a partner', async () => {
  const { app, staff } = await openOffice();

  const makePartner = async () => {
    const { id, referralCode } = await makeAffiliate(staff);
    const headers = { cookie: await affiliateCookie(app.database, id) };
    const make = async (name: string, listing?: string) => {
      const answer = await app.post(path, { name, listing }, headers);
      assert.equal(answer.statusCode, 201, answer.body);
      const made = answer.json<{ id: number; url: string }>();
      return { ...made, slug: made.url.split('/').at(-1)! };
    };
    const list = async () => (await app.get(`${path}?language=en`, headers)).json<Listed>();
    const visit = async (link?: string) => {
      const sessionId = makeSessionId();
      const data = { referralCode, ...(link && { referralLink: link }) };
      await app.post('/api/track-interaction', { sessionId, page: '/', action: 'page_view', data });
      return sessionId;
    };
    return { id, referralCode, headers, make, list, visit };
  };

  test('are made by name, each with an address of its own', async () => {
    const rita = await makePartner();
    const [first, second] = [
      await rita.make('Sign', '12 Main St, Portland'),
      await rita.make('sign!'),
    ];
    assert.match(first!.url, new RegExp(`/${rita.referralCode}/sign$`));
    assert.equal(second!.slug, 'sign-2');
    const { items } = await rita.list();
    assert.deepEqual(fieldsOf(items, 'name'), ['sign!', 'Sign']);
  });

  test('are seen and deleted by their partner alone', async () => {
    const [rita, otto] = [await makePartner(), await makePartner()];
    const { id } = await rita.make('Instagram');
    assert.deepEqual((await otto.list()).items, []);
    const deleted = await app.remove(`${path}/${id}`, otto.headers);
    const opened = await app.post(`${path}/${id}/open-house`, {}, otto.headers);
    assert.deepEqual([deleted.statusCode, opened.statusCode], [404, 404]);
    assert.equal((await rita.list()).items.length, 1);
  });

  test('no partner has more than fifty', async () => {
    const rita = await makePartner();
    for (let count = 0; count < mostLinks; count += 1) {
      await rita.make('Sign');
    }
    const answer = await app.post(path, { name: 'One more' }, rita.headers);
    assert.equal(answer.statusCode, 409);
  });

  test('their figures and the rest sum to the code’s own', async () => {
    const rita = await makePartner();
    const [sign, web] = [await rita.make('Sign'), await rita.make('Website')];
    const [bySign] = [await rita.visit(sign.slug), await rita.visit(sign.slug)];
    const byWeb = await rita.visit(web.slug);
    const byCode = await rita.visit();
    await rita.visit('never-made');
    const claim = { referralCode: rita.referralCode };
    const leads = [
      await app.apply({ ...claim, sessionId: bySign }),
      await app.apply({ ...claim, sessionId: byWeb }),
      await app.apply({ ...claim, sessionId: byCode }),
      // Another tab: only the browser knows which link was followed.
      await app.apply({
        ...claim,
        sessionId: makeSessionId(),
        referralTouches: [{ code: rita.referralCode, at: '2026-11-20T10:00:00Z', link: web.slug }],
      }),
    ];
    const figures = async () => {
      const { items, others, total } = await rita.list();
      const stats = await app.get('/api/affiliate/dashboard/stats', rita.headers);
      const { totalReferrals, referralTraffic } = stats.json();
      const earned = (await app.get('/api/affiliate/earnings', rita.headers)).json();
      assert.deepEqual(total, {
        visits: referralTraffic,
        applications: totalReferrals,
        commissionCents: earned.estimatedCents + earned.approvedCents + earned.paidCents,
      });
      const parts = [...items, others];
      for (const key of ['visits', 'applications', 'commissionCents'] as const) {
        assert.equal(
          parts.reduce((sum, part) => sum + part[key], 0),
          total[key],
        );
      }
      return Object.fromEntries(
        items.map((one) => [one.name, [one.visits, one.applications, one.commissionCents]]),
      );
    };
    assert.deepEqual(await figures(), { Sign: [2, 1, 0], Website: [2, 2, 0] });
    await commissionOffice(app, staff).edit(leads[1]!, { status: 'Qualified' });
    assert.deepEqual(await figures(), { Sign: [2, 1, 0], Website: [2, 2, 1_500_000] });
    await app.setTerm('paysCommissions', false);
    assert.deepEqual(await figures(), { Sign: [2, 1, 0], Website: [2, 2, 0] });
    await app.setTerm('paysCommissions', true);
    await staff.remove(`/api/admin/leads/${leads[1]}`);
    assert.deepEqual(await figures(), { Sign: [2, 1, 0], Website: [2, 1, 0] });
    await ok(app.remove(`${path}/${web.id}`, rita.headers), 204);
    assert.deepEqual(await figures(), { Sign: [2, 1, 0] });
  });

  test('staff read which link brought a lead', async () => {
    const rita = await makePartner();
    const { slug } = await rita.make('Yard sign');
    const sessionId = await rita.visit(slug);
    const id = await app.apply({ referralCode: rita.referralCode, sessionId });
    const { referral } = (await staff.get(`/api/admin/leads/${id}`)).json();
    assert.equal(referral.touches[0].link, 'yard-sign');
  });

  test('guests of an open house share its address by right, and only there', async () => {
    const rita = await makePartner();
    const { id, slug } = await rita.make('Open house Sunday');
    const guests = async (count: number, ipAddress: string, link?: string) => {
      let lead = 0;
      for (let guest = 0; guest < count; guest += 1) {
        const { referralCode } = rita;
        const answer = await ok(
          app.send({
            method: 'POST',
            url: '/api/leads',
            remoteAddress: ipAddress,
            payload: makeLeadBody({
              referralCode,
              referralTouches: [{ code: referralCode, at: new Date().toISOString(), link }],
            }),
          }),
          201,
        );
        lead = answer.id;
      }
      const { suspicion, addressSharedBy } = (await staff.get(`/api/admin/leads/${lead}`)).json();
      return [suspicion, addressSharedBy];
    };
    const many = manyFromAddress + 2;
    // To claim an open house is not enough: the partner must have begun it.
    assert.deepEqual(await guests(many, '203.0.113.1', slug), [['many_from_address'], many]);
    await ok(app.post(`${path}/${id}/open-house`, {}, rita.headers));
    assert.deepEqual(await guests(many, '203.0.113.2', slug), [[], null]);
    const asOthers = [['many_from_address'], many + 1];
    assert.deepEqual(await guests(1, '203.0.113.2'), asOthers, 'they count for others');
    const { items, others } = await rita.list();
    assert.deepEqual([items[0]!.applications, others.applications], [2 * many, 1]);
    // Anyone who reads the link can claim to be there, so a crowd has a limit there too.
    const [most, crowd] = [manyFromOpenHouse, manyFromOpenHouse + 1];
    assert.deepEqual(await guests(most, '203.0.113.4', slug), [[], null]);
    assert.deepEqual(await guests(1, '203.0.113.4', slug), [['many_from_address'], crowd]);
    const later = new Date(Date.now() + 37 * 3_600_000);
    app.clock.set(later);
    assert.deepEqual(await guests(many, '203.0.113.3', slug), [['many_from_address'], many]);
    app.clock.set(null);
    const url = `${path}/${id}`;
    await ok(app.remove(url, rita.headers), 204);
    const afterwards = await guests(many, '203.0.113.5', slug);
    assert.deepEqual(afterwards, [['many_from_address'], many], 'its link was deleted');
  });
});
