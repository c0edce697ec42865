import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { makeAffiliate, makeLeadBody, makeSessionId } from '#server/testing/factories.ts';
import { ok, openApp } from '#server/testing/open-app.ts';

describe('whom a visitor sees credited', async () => {
  const app = await openApp();
  await app.setTerm('creditRule', 'first');

  const lead = async (id: number) =>
    (await app.rows('select * from leads where id = $1', [id]))[0]!;

  /** A visitor who followed several affiliates' links in turn, each in a new tab. */
  async function visitorOf(...codes: string[]) {
    const sessionId = makeSessionId();
    const start = Date.now() - codes.length * 60_000;
    const referralTouches = codes.map((code, index) => ({
      code,
      at: new Date(start + index * 60_000).toISOString(),
    }));
    const last = codes.at(-1);
    await app.post('/api/track-interaction', {
      sessionId,
      page: '/',
      action: 'page_view',
      data: { referralCode: last },
    });
    return { sessionId, referralTouches, referralCode: last };
  }

  async function creditedBy(claims: object): Promise<string | null> {
    return (await ok(app.post('/api/referral', claims))).affiliate?.referralCode ?? null;
  }

  test('the affiliate shown to a visitor is the one the lead is credited to', async () => {
    const staff = await app.signIn();
    const maria = await makeAffiliate(staff, { company: 'Maria Homes' });
    const bob = await makeAffiliate(staff);
    const [first, second] = [maria.referralCode, bob.referralCode];
    const both = await visitorOf(first, second);
    const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const old = daysFromNow(-100);
    const cases: readonly [string, Record<string, unknown>, string | null][] = [
      ['two links', both, first],
      ['the log alone', { sessionId: both.sessionId }, second],
      ['a link that has run out', { referralTouches: [{ code: first, at: old }] }, null],
      ['a link of the future', { referralTouches: [{ code: first, at: daysFromNow(50) }] }, first],
      ['a code claimed now', { referralCode: second.toLowerCase() }, second],
      ['a dead code', { referralCode: 'nobody-here' }, null],
      ['nothing at all', {}, null],
      ['typed', { ...both, referralChoice: ` ${second.toLowerCase()} ` }, second],
      ['typed, but dead', { ...both, referralChoice: 'nobody-here' }, first],
      ['typed, but a page', { ...both, referralChoice: 'admin' }, first],
      ['erased', { ...both, referralChoice: '' }, null],
    ];
    for (const [name, claims, code] of cases) {
      assert.equal(await creditedBy(claims), code, name);
      const id = await app.apply(claims);
      assert.equal((await lead(id))['referral_code'], code, name);
    }
    const { affiliate } = (await app.post('/api/referral', both)).json();
    assert.deepEqual(
      Object.keys(affiliate).toSorted(),
      'company firstName isLicensedRealtor lastName pay referralCode'.split(' '),
    );
    assert.equal(affiliate.company, 'Maria Homes');
  });

  test('one call cannot test many codes, and the lead agrees with its answer', async () => {
    const { referralCode } = await makeAffiliate(await app.signIn());
    const at = new Date().toISOString();
    const guesses = Array.from({ length: 20 }, (_, index) => ({ code: `guess-${index}`, at }));
    const claims = (place: number) => ({
      sessionId: makeSessionId(),
      referralTouches: guesses.with(place, { code: referralCode, at }),
    });
    const cases: readonly [number, string | null][] = [
      [4, referralCode],
      [12, null],
    ];
    for (const [place, code] of cases) {
      assert.equal(await creditedBy(claims(place)), code);
      const id = await app.apply(claims(place));
      assert.equal((await lead(id))['referral_code'], code);
    }
    const again = Array.from({ length: 12 }, () => ({ code: 'guess-0', at }));
    const often = [...again, { code: referralCode, at }];
    assert.equal(await creditedBy({ referralTouches: often }), referralCode);
  });

  test("the buyer's own word is that of one application, and no link that the next one follows", async () => {
    const staff = await app.signIn();
    const { referralCode: typed } = await makeAffiliate(staff);
    const sessionId = makeSessionId();
    const submit = async (changes: object) => {
      const answer = await app.post('/api/leads', makeLeadBody({ sessionId, ...changes }));
      return (await lead(answer.json().id))['referral_code'];
    };
    assert.equal(await submit({ referralChoice: typed }), typed);
    // The browser stores nothing of it either: its next form shows no affiliate.
    assert.equal(await creditedBy({ sessionId }), null);
    assert.equal(await submit({}), null);
  });

  test("the buyer's own word outranks links, keeps what they said, and asks for a review", async () => {
    const staff = await app.signIn();
    const maria = await makeAffiliate(staff);
    const bob = await makeAffiliate(staff);
    const submit = async (referralChoice?: string) => {
      const visitor = await visitorOf(maria.referralCode, bob.referralCode);
      const id = await app.apply({ ...visitor, referralChoice });
      const { referral, referralCode } = (await staff.get(`/api/admin/leads/${id}`)).json();
      const verdicts = referral.touches.map(({ code, verdict, source }: Record<string, string>) =>
        [code, verdict, source].join(' '),
      );
      return { referral, referralCode, verdicts };
    };
    const [first, second] = [maria.referralCode, bob.referralCode];

    const typed = await submit(second);
    assert.equal(typed.referralCode, second);
    assert.equal(typed.referral.affiliateId, bob.id);
    assert.equal(typed.referral.status, 'pending');
    assert.equal(typed.referral.reason, 'buyer_choice');
    assert.equal(typed.referral.review, 'buyer_choice');
    assert.deepEqual(typed.referral.choice, { code: second, isLive: true });
    assert.equal(typed.verdicts[0], `${first} outranked browser`);
    assert.equal(typed.verdicts.at(-1), `${second} winner buyer`);

    const erased = await submit('');
    assert.equal(erased.referralCode, null);
    assert.equal(erased.referral.affiliateId, null);
    assert.equal(erased.referral.affiliateName, null);
    assert.equal(erased.referral.status, 'void');
    assert.equal(erased.referral.review, 'buyer_choice');
    assert.deepEqual(erased.referral.choice, { code: '', isLive: false });
    assert.equal(erased.verdicts[0], `${first} outranked browser`);

    const dead = await submit('nobody-here');
    assert.equal(dead.referral.affiliateId, maria.id);
    assert.equal(dead.referral.reason, 'first_valid_code');
    assert.deepEqual(dead.referral.choice, { code: 'nobody-here', isLive: false });

    const confirmed = await submit(first.toLowerCase());
    assert.equal(confirmed.referral.affiliateId, maria.id);
    assert.equal(confirmed.referral.reason, 'first_valid_code');

    const untouched = await submit();
    assert.equal(untouched.referral.affiliateId, maria.id);
    assert.equal(untouched.referral.choice, null);
  });

  test('whatever is typed as a code costs no lead', async () => {
    for (const referralChoice of ['\u0000', '\ud800', 'x'.repeat(300), 7, null, {}]) {
      const claims = { referralChoice, sessionId: makeSessionId() };
      const answer = await app.post('/api/leads', makeLeadBody(claims));
      assert.equal(answer.statusCode, 201, JSON.stringify(referralChoice));
      assert.equal(await creditedBy(claims), null);
    }
  });
});
