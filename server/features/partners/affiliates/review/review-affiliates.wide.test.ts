import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { brokersBasis } from '#server/testing/commission-office.ts';
import { makeAffiliate, numberWord } from '#server/testing/factories.ts';
import { ok, openOffice } from '#server/testing/open-app.ts';

const password = 'copper-lantern-otter';
let number = 0;

interface Other {
  id: number;
}

describe('the review of partners', async () => {
  const { app, staff } = await openOffice({ config: { rateLimitScale: 1000 } });

  const register = async (changes: Record<string, unknown> = {}, from = '203.0.113.7') => {
    number += 1;
    return (
      await ok(
        app.send({
          method: 'POST',
          url: '/api/affiliate/register',
          remoteAddress: from,
          headers: { 'user-agent': `Browser ${changes.browser ?? number}` },
          payload: {
            firstName: 'Nina',
            lastName: `Newly ${numberWord(number)}`,
            email: `nina.${number}@example.com`,
            password,
            confirmPassword: password,
            isLicensedRealtor: true,
            referralCode: `nina-${number}`,
            ...changes,
          },
        }),
        201,
      )
    ).id as number;
  };
  const reviews = async () =>
    (await ok(staff.get('/api/admin/affiliates/reviews?pageSize=100'))).items;
  const rowOf = async (id: number) => (await reviews()).find((row: Other) => row.id === id);
  const decide = async (id: number, how: 'approve' | 'decline', changes: object = {}) => {
    const { updatedAt } = (await staff.get(`/api/admin/affiliates/${id}`)).json();
    return staff.post(`/api/admin/affiliates/${id}/${how}`, {
      reason: 'Found in the register',
      updatedAt,
      ...changes,
    });
  };
  const shown = async (id: number) => {
    const { referralCode } = (await staff.get(`/api/admin/affiliates/${id}`)).json();
    return (await app.get(`/api/affiliate/${referralCode}`)).json();
  };

  test('shows what new partners have in common with others, and nothing where there is nothing', async () => {
    const alone = await register({}, '198.51.100.20');
    const one = await register({
      phone: '(503) 555-0142',
      email: 'ana.lee@gmail.com',
      browser: 'x',
    });
    const two = await register({
      phone: '+1 503 555 0142',
      email: 'analee+2@gmail.com',
      company: 'Federal Housing Desk',
      browser: 'x',
    });
    const near = await register({}, '2001:db8:1:2::1');
    const nearToo = await register({}, '2001:db8:1:2:ffff::9');
    const ids = (list: Other[]) => list.map(({ id }) => id);
    const found = await rowOf(two);
    assert.deepEqual(
      {
        network: ids(found.sameNetwork),
        device: ids(found.sameDevice),
        phone: ids(found.samePhone),
        mailbox: ids(found.sameMailbox),
        registrations: found.registrations,
        from: found.registeredFrom,
        official: found.soundsOfficial,
      },
      {
        network: [one],
        device: [one],
        phone: [one],
        mailbox: [one],
        registrations: 2,
        from: '203.0.113.7',
        official: true,
      },
    );
    assert.deepEqual(ids((await rowOf(nearToo)).sameNetwork), [near]);
    const quiet = await rowOf(alone);
    assert.deepEqual(
      [quiet.sameNetwork, quiet.sameDevice, quiet.samePhone, quiet.sameMailbox],
      [[], [], [], []],
    );
    assert.deepEqual([quiet.registrations, quiet.soundsOfficial], [1, false]);
  });

  test('counts what registered within a day alone', async () => {
    const [early, late] = [await register({}, '192.0.2.44'), await register({}, '192.0.2.44')];
    assert.equal((await rowOf(late)).registrations, 2);
    await app.database.query('alter table audit_log disable trigger user');
    await app.database.query(
      `update audit_log set at = at - interval '2 days'
         where action = 'affiliate.register' and entity_id = ${early}`,
    );
    await app.database.query('alter table audit_log enable trigger user');
    assert.equal((await rowOf(late)).registrations, 1);
  });

  test('an approval shows company and license, once, and says why in the log', async () => {
    await app.setTerm('partnerBadge', 'verified');
    const id = await register({ company: 'Reed Real Estate', licenseNumber: 'TX-1' });
    assert.deepEqual(await shown(id), {
      ...(await shown(id)),
      company: '',
      isLicensedRealtor: false,
    });
    const untouched = await decide(id, 'approve');
    assert.match(untouched.json().message, /not looked up/, 'approving verifies no license');
    await ok(staff.put(`/api/admin/affiliates/${id}/basis`, brokersBasis));
    const { needsReview, licenseVerifiedAt } = await ok(decide(id, 'approve'));
    assert.equal(needsReview, false);
    assert.ok(licenseVerifiedAt);
    const { company, isLicensedRealtor } = await shown(id);
    assert.deepEqual([company, isLicensedRealtor], ['Reed Real Estate', true]);
    assert.equal(await rowOf(id), undefined);
    assert.equal((await decide(id, 'approve')).statusCode, 409);
    const [line] = await app.rows<{ reason: string }>(
      `select after ->> 'reason' as reason from audit_log
         where action = 'affiliate.approve' and entity_id = $1`,
      [id],
    );
    assert.equal(line!.reason, 'Found in the register');
  });

  test('approving who claims no license verifies none', async () => {
    const id = await register({ isLicensedRealtor: false });
    assert.equal((await decide(id, 'approve')).json().licenseVerifiedAt, null);
  });

  test('a declined partner is signed out; made active again, the review is still open', async () => {
    const id = await register();
    assert.equal((await decide(id, 'decline')).json().isActive, false);
    const sessions = await app.rows(`select id from sessions where affiliate_id = $1`, [id]);
    assert.deepEqual(sessions, []);
    assert.equal(await rowOf(id), undefined);
    await staff.put(`/api/admin/affiliates/${id}`, { isActive: true });
    assert.equal((await rowOf(id)).id, id);
  });

  test('refuses a decision without a reason, or about what was changed since', async () => {
    const id = await register();
    assert.equal((await decide(id, 'approve', { reason: ' ' })).statusCode, 400);
    const { updatedAt } = (await staff.get(`/api/admin/affiliates/${id}`)).json();
    await staff.put(`/api/admin/affiliates/${id}`, { company: 'Another Company' });
    assert.equal((await decide(id, 'approve', { updatedAt })).statusCode, 409);
    assert.equal((await rowOf(id)).company, 'Another Company');
  });

  test('whom staff made waits for no review', async () => {
    const { id } = await makeAffiliate(staff);
    assert.equal(await rowOf(id), undefined);
    assert.equal((await decide(id, 'decline')).statusCode, 409);
  });
});
