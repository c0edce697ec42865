import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { type Client, type FreshApp, freshApp } from '#server/testing/app.ts';
import { makeAffiliate } from '#server/testing/factories.ts';

describe("coming back from acting in an affiliate's name", () => {
  let app: FreshApp;
  let admin: Client & { cookie: string };
  let rita: Awaited<ReturnType<typeof makeAffiliate>>;
  before(async () => {
    app = await freshApp();
  });
  after(() => app.dispose());
  beforeEach(async () => {
    await app.database.query('delete from sessions');
    admin = await app.signIn();
    rita = await makeAffiliate(admin);
  });

  const back = (cookie: string) =>
    app.post('/api/admin/return-from-impersonation', undefined, { cookie });
  async function actingAs(id: number): Promise<string> {
    const answer = await admin.post(`/api/admin/impersonate-affiliate/${id}`);
    assert.equal(answer.statusCode, 200);
    return String(answer.headers['set-cookie']).split(';')[0]!;
  }

  test("the affiliate's own session is none, and goes on beside it", async () => {
    const own = await app.signInAffiliate(rita);
    const acting = await actingAs(rita.id);
    assert.equal((await own.get('/api/affiliate/session')).json().isImpersonation, false);
    assert.equal((await back(acting)).statusCode, 200);
    assert.equal((await own.get('/api/affiliate/session')).statusCode, 200);
    assert.equal((await admin.get('/api/admin/session')).statusCode, 200, 'still open');
  });

  test('returning without acting is 400 and grants nothing', async () => {
    const own = await app.signInAffiliate(rita);
    for (const cookie of [own.cookie, admin.cookie, `${admin.cookie}; ${own.cookie}`]) {
      const answer = await back(cookie);
      assert.deepEqual([answer.statusCode, answer.headers['set-cookie']], [400, undefined]);
    }
    assert.equal((await back('')).statusCode, 401);
    assert.equal((await own.get('/api/admin/session')).statusCode, 401);
    assert.equal((await own.get('/api/affiliate/session')).statusCode, 200);
    assert.equal(await app.count('sessions'), 2);
  });
});

test('switched off, nobody acts in another name, and what was open is over', async (t) => {
  const app = await freshApp({ config: { isImpersonationOn: false } });
  t.after(() => app.dispose());
  const admin = await app.signIn();
  const shown = (await admin.get('/api/admin/session')).json();
  assert.equal(shown.mayImpersonate, false, 'the CRM shows no button for it');
  const rita = await makeAffiliate(admin);
  const refused = await admin.post(`/api/admin/impersonate-affiliate/${rita.id}`);
  assert.deepEqual(
    [refused.statusCode, refused.json().message],
    [403, "Acting in an affiliate's name is switched off here (IMPERSONATION_ENABLED)."],
  );
  const own = await app.signInAffiliate(rita);
  await app.database.query(
    `update sessions set admin_user_id = p.admin_user_id, parent_session_id = p.id
     from (select id, admin_user_id from sessions where kind = 'staff') p
     where kind = 'affiliate'`,
  );
  assert.equal((await own.get('/api/affiliate/session')).statusCode, 401);
});
