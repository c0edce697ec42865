import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Client } from '#server/testing/app.ts';
import { makeAffiliate } from '#server/testing/factories.ts';
import { openOffice } from '#server/testing/open-app.ts';

const url = '/api/affiliate/mail-wishes';

const { app, staff } = await openOffice();

async function signedIn() {
  const affiliate = await makeAffiliate(staff);
  return { id: affiliate.id, client: await app.signInAffiliate(affiliate) };
}
const change = (client: Client, payload: object) => client.put(url, payload);
const stored = async (id: number) =>
  app.rows(
    `select notify_referrals as referrals, notify_milestones as milestones,
         notify_commissions as commissions
       from affiliates where id = $1`,
    [id],
  );
const kept = (id: number) =>
  app.rows(
    `select wants_referrals as referrals, wants_milestones as milestones,
         wants_commissions as commissions, via
       from mail_choices where affiliate_id = $1 order by id`,
    [id],
  );

test('are all at first; what is switched is stored, kept with the way it came, and audited', async () => {
  const [own, other] = [await signedIn(), await signedIn()];
  const all = { notifyReferrals: true, notifyMilestones: true, notifyCommissions: true };
  assert.deepEqual((await own.client.get(url)).json(), all);
  const wishes = { notifyReferrals: false, notifyMilestones: true, notifyCommissions: false };
  const answer = await change(own.client, { ...wishes, affiliateId: other.id, id: other.id });
  assert.deepEqual([answer.statusCode, answer.json()], [200, wishes]);
  assert.deepEqual((await own.client.get(url)).json(), wishes);
  assert.deepEqual(await stored(own.id), [
    { referrals: false, milestones: true, commissions: false },
  ]);
  assert.deepEqual(await kept(own.id), [
    { referrals: false, milestones: true, commissions: false, via: 'portal' },
  ]);
  assert.deepEqual(await stored(other.id), [
    { referrals: true, milestones: true, commissions: true },
  ]);
  const [line] = await app.rows<Record<string, unknown>>(
    `select actor_kind, actor_id, before, after from audit_log
       where action = 'affiliate.choose_mails' and entity_id = $1`,
    [own.id],
  );
  assert.deepEqual(line, {
    actor_kind: 'affiliate',
    actor_id: own.id,
    before: all,
    after: { ...wishes, via: 'portal' },
  });
});

test('what changes nothing is answered and writes no row; what is not named stays', async () => {
  const { id, client } = await signedIn();
  const audited = () =>
    app.rows(`select 1 from audit_log where action = 'affiliate.choose_mails' and entity_id = $1`, [
      id,
    ]);
  const two = { notifyReferrals: true, notifyMilestones: true };
  for (let time = 0; time < 3; time += 1) {
    const answer = await change(client, two);
    assert.deepEqual([answer.statusCode, answer.json().notifyCommissions], [200, true]);
  }
  assert.deepEqual([await kept(id), await audited()], [[], []]);
  await change(client, { ...two, notifyCommissions: false });
  await change(client, two);
  assert.equal((await kept(id)).length, 1);
  assert.equal((await client.get(url)).json().notifyCommissions, false);
});

test('what is no switch is refused and changes nothing', async () => {
  const { id, client } = await signedIn();
  for (const bad of [{}, { notifyReferrals: 'no', notifyMilestones: true }, []]) {
    assert.equal((await change(client, bad)).statusCode, 400);
  }
  assert.deepEqual(await stored(id), [{ referrals: true, milestones: true, commissions: true }]);
  assert.deepEqual(await kept(id), []);
});
