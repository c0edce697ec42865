import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Client } from '#server/testing/app.ts';
import { makeAffiliate } from '#server/testing/factories.ts';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';
import { fieldsOf, ok, openApp } from '#server/testing/open-app.ts';

interface Row {
  id: number;
  times: number;
  actions: string[];
}

describe('what a session could read', async () => {
  let admin: Client;
  const app = await openApp();
  admin = await app.signIn();
  const leads: number[] = [];
  for (let count = 0; count < 4; count += 1) {
    leads.push(await app.apply());
  }
  const thief = await makeStaff(app, { role: 'officer' });
  const [row] = await app.rows<{ account: number; session: number }>(
    'select admin_user_id as account, id as session from sessions order by id desc limit 1',
  );
  const account: number = row!.account;
  const session: number = row!.session;
  // Owned by another member from the beginning.
  await app.database.query('update leads set owner_id = 1 where id = $1', [leads[3]]);

  const ask = async (query: string, by = admin) => ok(by.get(`/api/admin/audit/exposure?${query}`));
  const read = ({ items }: { items: Row[] }) => items.map(({ id, actions }) => [id, actions]);

  test('a fresh session has read nothing, and could read own and unowned leads', async () => {
    const answer = await ask(`session=${session}&direction=asc`);
    assert.deepEqual([answer.didRead, answer.couldRead, answer.isExact], [0, 3, true]);
    assert.deepEqual(answer.items, []);
    assert.deepEqual([answer.who.id, answer.who.roles], [account, ['officer']]);
    const could = await ask(`session=${session}&which=could&direction=asc`);
    assert.deepEqual(fieldsOf(could.items, 'id'), leads.slice(0, 3));
  });

  test('a page, a list and a change are reported for the session that saw them', async () => {
    await thief.get(`/api/admin/leads/${leads[0]}`);
    await thief.get('/api/admin/leads?pageSize=2&direction=asc');
    await thief.put(`/api/admin/leads/${leads[1]}`, { status: 'Contacted' });
    const [{ username }] = (await app.rows('select username from admin_users where id = $1', [
      account,
    ])) as [{ username: string }];
    const later = await app.signIn(username);
    const answer = await ask(`session=${session}&direction=asc`);
    assert.deepEqual(read(answer), [
      [leads[0], ['lead.list', 'lead.view']],
      [leads[1], ['lead.list', 'lead.update']],
    ]);
    assert.equal(answer.didRead, 2);
    assert.notEqual(answer.keptSince, null);
    assert.deepEqual(read(await ask(`account=${account}&direction=asc`)), read(answer));
    await later.get(`/api/admin/leads/${leads[2]}`);
    assert.equal((await ask(`session=${session}`)).didRead, 2, 'not what another session did');
  });

  test('an export is reported lead by lead, and an ended session is still known', async () => {
    const [mine] = await app.rows<{ id: number }>('select min(id)::int as id from sessions');
    await ok(admin.get('/api/admin/leads/export?direction=asc'));
    await app.database.query('delete from sessions where id = $1', [mine!.id]);
    admin = await app.signIn();
    const answer = await ask(`session=${mine!.id}&direction=asc`);
    assert.deepEqual(
      answer.items
        .filter(({ actions }: Row) => actions.includes('lead.export'))
        .map(({ id }: Row) => id),
      leads,
    );
    assert.deepEqual([answer.couldRead, answer.isExact], [4, true]);
  });

  test("a lead that was owned for a while counts; an affiliate's session has its referrals", async () => {
    const give = (from: number | null, to: number | null, at: string) =>
      app.database.query(
        `insert into lead_owners (lead_id, from_owner_id, owner_id, why, at)
           values ($1, $2, $3, 'hand', now() + $4::interval)`,
        [leads[3], from, to, at],
      );
    await give(1, account, '1 hour');
    await give(account, 1, '2 hours');
    assert.equal((await ask(`session=${session}`)).couldRead, 3, 'it was too late');
    await app.database.query(
      `update sessions set last_seen_at = now() + interval '90 minutes' where id = $1`,
      [session],
    );
    assert.equal((await ask(`session=${session}`)).couldRead, 4);
    const affiliate = await makeAffiliate(admin);
    const sent = await app.apply({ referralCode: affiliate.referralCode });
    const rita = await app.signInAffiliate(affiliate);
    await rita.get(`/api/affiliate/leads/${sent}`);
    const [row] = await app.rows<{ id: number }>('select max(id)::int as id from sessions');
    const answer = await ask(`session=${row!.id}`);
    assert.deepEqual([answer.who.kind, answer.couldRead], ['affiliate', 1]);
  });

  test('nothing is returned for an unknown session, or to a role that oversees nothing', async () => {
    for (const query of ['session=99999', 'account=99999', '']) {
      const answer = await admin.get(`/api/admin/audit/exposure?${query}`);
      assert.equal(answer.statusCode, 404, query);
    }
    assert.equal((await thief.get('/api/admin/audit/exposure?session=1')).statusCode, 403);
  });
});
