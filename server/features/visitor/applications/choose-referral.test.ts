import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { makeAffiliate, makeLeadBody, makeSessionId } from '#server/testing/factories.ts';
import { fieldsOf, openApp } from '#server/testing/open-app.ts';

describe('whom a lead is credited to', async () => {
  const app = await openApp();

  const lead = async (id: number) =>
    (await app.rows('select * from leads where id = $1', [id]))[0]!;

  test("a live code credits its partner, whatever its case; the partner's own mail is marked", async () => {
    const staff = await app.signIn();
    const affiliate = await makeAffiliate(staff);
    const id = await app.apply({
      referralCode: ` ${affiliate.referralCode.toUpperCase()} `,
      sessionId: makeSessionId(),
    });
    const [referral] = await app.rows('select * from referrals where lead_id = $1', [id]);
    assert.equal(referral!['affiliate_id'], affiliate.id);
    assert.equal(referral!['status'], 'pending');
    assert.equal(referral!['is_self_referral'], false);
    assert.equal((await lead(id))['referral_code'], affiliate.referralCode);
    const own = (
      await app.post(
        '/api/leads',
        makeLeadBody({
          referralCode: affiliate.referralCode,
          email: affiliate.email.toUpperCase(),
        }),
      )
    ).json();
    const [selfReferral] = await app.rows('select * from referrals where lead_id = $1', [own.id]);
    assert.equal(selfReferral!['is_self_referral'], true);
    assert.deepEqual((await lead(own.id))['suspicion'], ['own_referral']);
    await app.database.query('update affiliates set phone = $2 where id = $1', [
      affiliate.id,
      '+1 503.234.5678',
    ]);
    const called = await app.apply({
      referralCode: affiliate.referralCode,
      phone: '(503) 234-5678',
    });
    const [byNumber] = await app.rows('select * from referrals where lead_id = $1', [called]);
    assert.equal(byNumber!['is_self_referral'], true, 'the own number under another address');
  });

  test('a code is read as its banner read it, whatever stands around it', async () => {
    const staff = await app.signIn();
    const { id: affiliateId, referralCode } = await makeAffiliate(staff);
    for (const typed of [
      `${referralCode}.`,
      `${referralCode}”`,
      `${referralCode.toUpperCase()}!`,
    ]) {
      assert.equal((await app.get(`/api/affiliate/${encodeURIComponent(typed)}`)).statusCode, 200);
      const at = new Date().toISOString();
      for (const claim of [
        { referralCode: typed },
        { referralChoice: typed },
        { referralTouches: [{ code: typed, at }] },
      ]) {
        const id = await app.apply({ ...claim, sessionId: makeSessionId() });
        const [referral] = await app.rows('select * from referrals where lead_id = $1', [id]);
        assert.equal(referral?.['affiliate_id'], affiliateId, JSON.stringify(claim));
      }
    }
  });

  test('a code without a live affiliate never costs the lead', async () => {
    const staff = await app.signIn();
    const asleep = await makeAffiliate(staff);
    await app.database.query('update affiliates set is_active = false where id = $1', [asleep.id]);
    for (const referralCode of [
      'nobody-here',
      'admin',
      'x',
      '../../etc',
      "'; drop table leads",
      asleep.referralCode,
      '\u{1F600}'.repeat(40),
    ]) {
      const answer = await app.post(
        '/api/leads',
        makeLeadBody({ referralCode, sessionId: makeSessionId() }),
      );
      assert.equal(answer.statusCode, 201, referralCode);
      assert.equal((await lead(answer.json().id))['referral_code'], null);
    }
  });

  test('by default the code that was followed last is credited', async () => {
    const staff = await app.signIn();
    const [earlier, later] = [await makeAffiliate(staff), await makeAffiliate(staff)];
    const at = new Date(Date.now() - 60_000).toISOString();
    const referralTouches = [earlier, later].map(({ referralCode: code }) => ({ code, at }));
    const id = await app.apply({ referralTouches, referralCode: later.referralCode });
    const { referral } = (await staff.get(`/api/admin/leads/${id}`)).json();
    assert.deepEqual([referral.affiliateId, referral.reason], [later.id, 'latest_valid_code']);
    assert.equal(referral.touches[0].verdict, 'earlier_code');
  });

  test('a date that a browser claims is shown as such, and marked where it beats our own log', async () => {
    await app.setTerm('creditRule', 'first');
    const staff = await app.signIn();
    const [logged, claimed] = [await makeAffiliate(staff), await makeAffiliate(staff)];
    const sessionId = makeSessionId();
    await app.post('/api/track-interaction', {
      sessionId,
      page: '/',
      action: 'page_view',
      data: { referralCode: logged.referralCode },
    });
    const at = new Date(Date.now() - 80 * 86_400_000).toISOString();
    const submit = async (changes: object) => {
      const id = await app.apply({ sessionId, ...changes });
      return (await staff.get(`/api/admin/leads/${id}`)).json().referral;
    };
    const contested = await submit({ referralTouches: [{ code: claimed.referralCode, at }] });
    assert.deepEqual(
      [contested.affiliateId, contested.reason, contested.review],
      [claimed.id, 'first_valid_code', 'claim_over_log'],
    );
    assert.deepEqual(fieldsOf(contested.touches, 'code', 'verdict', 'source'), [
      [claimed.referralCode, 'winner', 'browser'],
      [logged.referralCode, 'later_code', 'server'],
    ]);
    assert.equal(contested.touches[0].touchedAt, at);
    assert.deepEqual(
      await app.rows(
        'select referral_code, source from attribution_touches where session_id = $1 order by id',
        [sessionId],
      ),
      [
        { referral_code: logged.referralCode, source: 'server' },
        { referral_code: claimed.referralCode, source: 'browser' },
      ],
    );
    const [receipt] = await app.rows(
      `select attribution->>'review' as review from referrals where lead_id = (select max(id) from leads)`,
    );
    assert.equal(receipt!['review'], 'claim_over_log');
    const own = await submit({ referralCode: claimed.referralCode });
    assert.deepEqual(
      [own.affiliateId, own.review],
      [logged.id, null],
      'what a browser said once does not become our log',
    );
    assert.ok(
      own.touches.some(
        ({ code, source }: Record<string, string>) =>
          code === claimed.referralCode && source === 'browser',
      ),
    );
    await app.database.query(
      `update referrals set attribution = attribution - 'review' #- '{touches,0,source}' where lead_id = (select max(id) from leads)`,
    );
    const {
      items: [{ id }],
    } = (await staff.get('/api/admin/leads?pageSize=1')).json();
    const old = (await staff.get(`/api/admin/leads/${id}`)).json().referral;
    assert.deepEqual(
      [old.review, old.touches[0].source],
      [null, null],
      'a receipt from before says nothing of it',
    );
  });
});
