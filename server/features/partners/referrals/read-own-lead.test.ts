import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { referredLead } from '#core/contract/partners/affiliate/lead.ts';
import { affiliateCookie } from '#server/testing/sessions/affiliate-session.ts';
import { makeAffiliate, makeSessionId } from '#server/testing/factories.ts';
import { fieldsOf, openOffice } from '#server/testing/open-app.ts';

const notFound = {
  message: "The contact you're looking for doesn't exist or you don't have access to it.",
};

describe('a lead as its affiliate reads it', async () => {
  async function makePartner(referralCode: string) {
    const { id } = await makeAffiliate(staff);
    await app.database.query('update affiliates set referral_code = $1 where id = $2', [
      referralCode,
      id,
    ]);
    return { id, referralCode, cookie: await affiliateCookie(app.database, id) };
  }

  const { app, staff } = await openOffice();
  const rita: { id: number; referralCode: string; cookie: string } = await makePartner('RITA25');
  const otto: { id: number; referralCode: string; cookie: string } = await makePartner('OTTO25');
  const read = (id: number | string, { cookie }: { cookie: string }) =>
    app.get(`/api/affiliate/lead/${id}`, { cookie });
  const give = (id: number, status: string) => staff.put(`/api/admin/leads/${id}`, { status });

  test('the answer has the specified fields and no other', async () => {
    const id = await app.apply({ referralCode: 'rita25', firstName: 'Ana' });
    const answer = await read(id, rita);
    assert.equal(answer.statusCode, 200, answer.body);
    assert.equal(answer.headers['cache-control'], 'no-store');
    const lead = answer.json();
    assert.deepEqual(Object.keys(lead).sort(), Object.keys(referredLead.shape).sort());
    const { firstName, homePrice, status, referralCode, isCreditIllustration } = lead;
    assert.deepEqual(
      [lead.id, firstName, homePrice, status, referralCode, isCreditIllustration],
      [id, 'Ana', 500_000, 'New', 'RITA25', true],
    );
    assert.ok(lead.taxCredit > 0 && lead.savingsAmount === null, 'what is saved is no total');
    await staff.put(`/api/admin/leads/${id}`, { savingsAmount: 18_000 });
    assert.equal((await read(id, rita)).json().savingsAmount, 18_000);
    assert.doesNotMatch(answer.body, /ipAddress|userAgent|suspicion|session|consent|"source"/);
    const [look] = await app.rows(
      `select actor_id from audit_log where action = 'lead.view' and actor_kind = 'affiliate' and entity_id = $1`,
      [id],
    );
    assert.equal(look!['actor_id'], rita.id);
  });

  test('every other lead is not there, with the same words, and nothing is written', async () => {
    const foreign = await app.apply({ referralCode: otto.referralCode });
    const nobodys = await app.apply({});
    const deleted = await app.apply({ referralCode: rita.referralCode });
    await staff.remove(`/api/admin/leads/${deleted}`);
    const views = async () => app.rows(`select id from audit_log where action = 'lead.view'`);
    const before = await views();
    for (const id of [foreign, nobodys, deleted, 999_999]) {
      const answer = await read(id, rita);
      assert.equal(answer.statusCode, 404);
      assert.deepEqual(answer.json(), notFound);
    }
    for (const id of ['0', '-1', '1e3', '1%20or%201=1', 'x', '9'.repeat(30)]) {
      assert.ok([400, 404].includes((await read(id, rita)).statusCode), id);
    }
    assert.equal((await app.get(`/api/affiliate/lead/${foreign}`)).statusCode, 401);
    assert.equal((await staff.get(`/api/affiliate/lead/${foreign}`)).statusCode, 401);
    assert.deepEqual(await views(), before);
    assert.equal((await read(foreign, otto)).statusCode, 200, 'the other one sees it');
    await staff.post(`/api/admin/leads/${deleted}/restore`);
    assert.equal((await read(deleted, rita)).statusCode, 200, 'restored, it is there again');
  });

  test('an affiliate who was made inactive reads nothing any more', async () => {
    const idle = await makePartner('IDLE25');
    const id = await app.apply({ referralCode: 'IDLE25' });
    assert.equal((await read(id, idle)).statusCode, 200);
    await staff.put(`/api/admin/affiliates/${idle.id}`, { isActive: false });
    assert.equal((await read(id, idle)).statusCode, 401);
  });

  test('milestones come from the history, without reasons, notes or names', async () => {
    const id = await app.apply({ referralCode: rita.referralCode });
    await give(id, 'Contacted');
    await give(id, 'Approved');
    await staff.post('/api/notes', { leadId: id, content: 'secret doubt' });
    const answer = await read(id, rita);
    const { progress } = answer.json();
    assert.deepEqual(fieldsOf(progress.reached, 'milestone'), ['applied', 'contacted', 'approved']);
    assert.deepEqual([progress.next, progress.turn], ['closing', 'client']);
    assert.doesNotMatch(answer.body, /secret doubt|actor|admin/);
    await give(id, 'Denied');
    const ended = (await read(id, rita)).json();
    assert.equal(ended.progress.reached.at(-1).milestone, 'ended');
    assert.equal(ended.progress.turn, 'done');
  });

  test('the receipt says which link counts and why, and no other partner by name', async () => {
    await app.setTerm('creditRule', 'first');
    const sessionId = makeSessionId();
    const visit = (code: string) =>
      app.post('/api/track-interaction', {
        sessionId,
        page: '/',
        action: 'page_view',
        data: { referralCode: code },
      });
    await visit(rita.referralCode);
    await visit(otto.referralCode);
    const id = await app.apply({
      sessionId,
      referralCode: rita.referralCode,
      referralTouches: [{ code: otto.referralCode, at: new Date().toISOString() }],
    });
    const answer = await read(id, rita);
    const { receipt } = answer.json();
    assert.deepEqual([receipt.reason, receipt.windowDays], ['first_valid_code', 90]);
    const others = receipt.touches.filter(({ isOwn }: { isOwn: boolean }) => !isOwn);
    assert.ok(others.length > 0, 'the other visit is told');
    assert.ok(others.every(({ code }: { code: unknown }) => code === null));
    assert.doesNotMatch(answer.body, /OTTO25/i);
  });

  test('the buyer’s own choice is shown as such, and as under review', async () => {
    const id = await app.apply({ referralCode: otto.referralCode, referralChoice: 'RITA25' });
    const { receipt } = (await read(id, rita)).json();
    assert.deepEqual(
      [receipt.reason, receipt.windowDays, receipt.isInReview],
      ['buyer_choice', null, true],
    );
    assert.deepEqual(fieldsOf(receipt.touches, 'verdict', 'code'), [
      ['outranked', null],
      ['winner', 'RITA25'],
    ]);
    assert.equal((await read(id, otto)).statusCode, 404);
  });
});
