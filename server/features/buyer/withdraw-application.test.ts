import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { OwnPage } from '#core/contract/buyer/own-page.ts';
import { applyAsBuyer } from '#server/testing/sessions/buyer.ts';
import { makeAffiliate, makeSessionId } from '#server/testing/factories.ts';
import { fieldsOf, openOffice } from '#server/testing/open-app.ts';

describe('what a buyer ends by themself', async () => {
  const { app, staff } = await openOffice();

  const apply = (changes: Record<string, unknown> = {}) => applyAsBuyer(app, changes);
  const post = ({ url, cookie }: { url: string; cookie: string }, action: string) =>
    app.post(`${url}/${action}`, undefined, { cookie });
  const leadOf = async (id: number) => (await staff.get(`/api/admin/leads/${id}`)).json();

  test('withdrawing is Closed Lost with its reason, voids the referral, and happens once', async () => {
    const { referralCode } = await makeAffiliate(staff);
    const buyer = await apply({ referralCode });
    await staff.put(`/api/admin/leads/${buyer.id}`, { status: 'Qualified' });
    assert.equal((await leadOf(buyer.id)).referral.status, 'qualified');
    const { updatedAt } = await leadOf(buyer.id);

    const answer = await post(buyer, 'withdraw');
    assert.equal(answer.statusCode, 200, answer.body);
    const own = answer.json<OwnPage>();
    assert.deepEqual([own.mayWithdraw, own.progress.next], [false, 'stopped']);
    const lead = await leadOf(buyer.id);
    assert.deepEqual([lead.status, lead.referral.status], ['Closed Lost', 'void']);
    const [change] = await app.rows(
      `select actor_kind, actor_id, from_status, reason from lead_status_history
         where lead_id = $1 order by id desc limit 1`,
      [buyer.id],
    );
    assert.deepEqual(change, {
      actor_kind: 'visitor',
      actor_id: null,
      from_status: 'Qualified',
      reason: 'withdrawn by the buyer',
    });
    const { items } = (await staff.get(`/api/admin/leads/${buyer.id}/timeline`)).json();
    const [told] = items.filter(({ kind }: { kind: string }) => kind === 'status');
    assert.equal(told.reason, 'withdrawn by the buyer', 'staff read why');
    const stale = await staff.put(`/api/admin/leads/${buyer.id}`, {
      status: 'Approved',
      updatedAt,
    });
    assert.equal(stale.statusCode, 409, 'an officer who had it open is told');
    assert.match(stale.json().message, /The applicant changed this lead.*status/);
    assert.equal((await post(buyer, 'withdraw')).statusCode, 409);
    await staff.put(`/api/admin/leads/${buyer.id}`, { status: 'New' });
    const { reach } = await leadOf(buyer.id);
    for (const way of ['phone', 'sms', 'email']) {
      assert.deepEqual(reach[way], { allowed: false, reason: 'withdrew the application' });
    }
    const again = await apply();
    assert.equal((await leadOf(again.id)).reach.phone.allowed, true, 'applied anew');
    assert.equal((await leadOf(buyer.id)).reach.phone.allowed, true);
  });

  test('what was approved or has closed is told as it is', async () => {
    const buyer = await apply();
    await staff.put(`/api/admin/leads/${buyer.id}`, { status: 'Closed Won' });
    assert.equal((await post(buyer, 'withdraw')).statusCode, 409);
    assert.equal((await leadOf(buyer.id)).status, 'Closed Won');
  });

  test('a request for erasure stands on the lead, and erases nothing by itself', async () => {
    const buyer = await apply({ firstName: 'Marisol' });
    const first = await post(buyer, 'erasure');
    assert.equal(first.statusCode, 200, first.body);
    const { erasureAskedAt } = first.json<OwnPage>();
    assert.ok(erasureAskedAt);
    const again = await post(buyer, 'erasure');
    assert.equal(again.json().erasureAskedAt, erasureAskedAt, 'the first request counts');
    const lead = await leadOf(buyer.id);
    assert.deepEqual([lead.erasureAskedAt, lead.firstName], [erasureAskedAt, 'Marisol']);
    const lines = await app.rows(
      `select actor_kind from audit_log where action = 'lead.ask_erasure' and entity_id = $1`,
      [buyer.id],
    );
    assert.deepEqual(lines, [{ actor_kind: 'visitor' }]);
  });

  test('an erased person has no links, and their page is gone', async () => {
    const buyer = await apply({ email: 'erase.me@example.com', phone: '(503) 555-0177' });
    const erased = await staff.post(`/api/admin/leads/${buyer.id}/erase`, { reason: 'asked' });
    assert.ok([200, 201].includes(erased.statusCode), erased.body);
    assert.equal((await app.get(buyer.url, { cookie: buyer.cookie })).statusCode, 404);
    const left = await app.rows('select 1 from buyer_links where lead_id = $1', [buyer.id]);
    assert.deepEqual(left, []);
  });

  test('the file holds all of the buyer’s data and no one else’s', async () => {
    const sessionId = makeSessionId();
    const shared = { phone: '(503) 555-0166' };
    const other = await apply({ ...shared, firstName: 'Stranger', email: 'st@example.com' });
    await app.post('/api/check-eligibility', {
      name: 'Somebody Else',
      mobileNumber: shared.phone,
      creditScore: 700,
      state: 'TX',
      homePrice: 400_000,
      firstTimeHomebuyer: true,
    });
    await app.post('/api/track-interaction', {
      sessionId,
      page: '/apply',
      action: 'page_view',
      data: {},
    });
    for (const [name, mobileNumber] of [
      ['Marisol', shared.phone],
      ['Before Her', '(503) 555-0199'],
    ]) {
      await app.post('/api/check-eligibility', {
        name,
        mobileNumber,
        sessionId,
        creditScore: 700,
        state: 'TX',
        homePrice: 400_000,
        firstTimeHomebuyer: true,
      });
    }
    const buyer = await apply({ ...shared, sessionId, firstName: 'Marisol' });
    const content = 'Staff think something of her';
    await staff.post('/api/notes', { leadId: buyer.id, content, authorType: 'admin' });
    const answer = await app.get(`${buyer.url}/download`, { cookie: buyer.cookie });
    assert.equal(answer.statusCode, 200, answer.body);
    assert.match(
      String(answer.headers['content-disposition']),
      /attachment; filename=SG-\d+\.json/,
    );
    const { kept, page } = answer.json();
    assert.equal(page.firstName, 'Marisol');
    assert.equal(kept.leads.length, 1);
    assert.equal(kept.leads[0].first_name, 'Marisol');
    assert.equal(kept.consent_records.length, 1);
    assert.equal(kept.interactions[0].page, '/apply');
    assert.deepEqual(fieldsOf(kept.eligibility_checks, 'name'), ['Marisol']);
    assert.doesNotMatch(
      answer.body,
      /Stranger|Somebody Else|Before Her|Staff think|token_hash|search/,
    );
    assert.equal(
      (await app.get(`${other.url}/download`, { cookie: buyer.cookie })).statusCode,
      403,
    );
  });
});
