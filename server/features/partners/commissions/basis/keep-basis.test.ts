import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { brokersBasis, byCounsel, commissionOffice } from '#server/testing/commission-office.ts';
import { affiliateCookie } from '#server/testing/sessions/affiliate-session.ts';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';
import { fieldsOf, ok, openOffice } from '#server/testing/open-app.ts';

describe('the basis of a commission', async () => {
  const { app, staff } = await openOffice();
  const office = commissionOffice(app, staff);
  await office.setTerm('payBasis', 'required');
  await office.confirmBasis(true);

  /** A partner without a license who earns $500 a closing, with a qualified lead. */
  const partnerWithLead = async (changes: Record<string, unknown> = {}) => {
    const affiliate = await office.makeAffiliate({ isLicensedRealtor: false, ...changes });
    const [lead] = await office.sendLeads(affiliate.referralCode, 1);
    await office.edit(lead!, { status: 'Qualified' });
    const cookie = await affiliateCookie(app.database, affiliate.id);
    return { ...affiliate, cookie, lead: lead!, referral: await office.referralOf(lead!) };
  };
  type Partner = Awaited<ReturnType<typeof partnerWithLead>>;
  const basisOf = async ({ id }: Partner) =>
    (await staff.get(`/api/admin/affiliates/${id}/basis`)).json();
  const own = async ({ cookie }: Partner) =>
    (await app.get('/api/affiliate/agreement', { cookie })).json();
  const accept = ({ cookie }: Partner, version: number) =>
    app.post(
      '/api/affiliate/agreement',
      { version, language: 'es', name: 'Ana María Roe' },
      { cookie },
    );
  const withdraw = ({ cookie }: Partner) =>
    app.post('/api/affiliate/agreement/withdraw', {}, { cookie });
  const approve = ({ referral: { id, cents } }: Partner, more: object = {}) =>
    staff.post('/api/admin/commissions/approve', {
      referrals: [{ id, earnedCents: cents }],
      ...more,
    });
  const whats = ({ missing }: { missing: { what: string }[] }) => missing.map(({ what }) => what);
  const rowOf = async ({ id }: Partner) =>
    (await staff.get(`/api/admin/commissions?affiliate=${id}`)).json().items[0];

  test('by default what a line lacks hinders nothing: it is a mark on the row and counted where it is paid', async () => {
    await office.setTerm('payBasis', 'check');
    await office.confirmBasis(false);
    const partner = await partnerWithLead();
    assert.deepEqual(
      whats(await rowOf(partner)),
      ['fact', 'kind', 'noAgreement', 'service', 'payee', 'w9'],
      'all at once',
    );
    const { basis, ready } = (await staff.get('/api/admin/commissions/sums')).json();
    assert.equal(ready.count, 0, 'what lacks something is not ready');
    assert.deepEqual(basis, { isOn: true, isRequired: false, isConfirmed: false });
    assert.equal((await ok(approve(partner))).approved, 1);
    const { affiliates } = (await staff.get('/api/admin/payouts/due')).json();
    const due = affiliates.find((row: { affiliateId: number }) => row.affiliateId === partner.id);
    assert.equal(due.checks.basis, 1);
    assert.equal((await office.pay(partner.id, partner.referral.cents)).statusCode, 201);
    await office.setTerm('payBasis', 'required');
    await office.confirmBasis(true);
  });

  test('where a basis is required, a line without it is refused with the reasons, and approved once nothing is missing', async () => {
    const partner = await partnerWithLead();
    const { missing: first } = await rowOf(partner);
    assert.deepEqual(first[0], {
      what: 'kind',
      who: 'compliance',
      path: `/admin/affiliates/${partner.id}#basis`,
    });
    const refused = await approve(partner);
    assert.equal(refused.statusCode, 409);
    assert.match(refused.json().message, /has not recorded yet what kind of partner/);
    assert.equal((await office.referralOf(partner.lead)).status, 'qualified');

    assert.equal((await own(partner)).isSample, true);
    assert.equal((await accept(partner, 1)).statusCode, 409, 'a sample is no agreement');
    await office.recordBasis(partner.id, { evidence: '', licenseCheckedAt: null });
    const missing = ['noAgreement', 'evidence', 'license'];
    assert.deepEqual(whats(await basisOf(partner)), missing);
    assert.deepEqual(whats(await own(partner)), missing, 'the partner reads the same');

    const version = await office.publishAgreement();
    await office.recordBasis(partner.id);
    assert.deepEqual(whats(await basisOf(partner)), ['agreement']);
    assert.equal((await accept(partner, version - 1)).statusCode, 409, 'an older one');
    for (const name of [undefined, '', 'A', 'A'.repeat(81)]) {
      const unnamed = await app.post(
        '/api/affiliate/agreement',
        { version, language: 'es', name },
        { cookie: partner.cookie },
      );
      assert.equal(unnamed.json().errors[0].path, 'name');
    }
    const accepted = await ok(accept(partner, version));
    assert.deepEqual(
      [accepted.missing, accepted.withdrawnAt, accepted.name],
      [[], null, 'Ana María Roe'],
    );
    const { agreement } = await basisOf(partner);
    assert.deepEqual([agreement.name, agreement.address], ['Ana María Roe', '127.0.0.0']);
    const shown = async (show: string) => {
      const query = `affiliate=${partner.id}&show=${show}`;
      const { items } = await ok(staff.get(`/api/admin/commissions?${query}`));
      return items.map((row: { id: number }) => row.id);
    };
    const sums = () => ok(staff.get(`/api/admin/commissions/sums?affiliate=${partner.id}`));
    const { id, cents } = partner.referral;
    assert.deepEqual([await shown('ready'), await shown('lacking')], [[], []], 'not closed yet');
    await office.edit(partner.lead, { status: 'Closed Won' });
    assert.deepEqual([await shown('ready'), await shown('lacking')], [[], [id]], 'at which price?');
    assert.deepEqual((await sums()).lacking, { count: 1, earnedCents: cents, affiliates: 1 });
    const closing = { price: 400_000, on: office.dayAgo() };
    await ok(staff.post(`/api/admin/leads/${partner.lead}/closing`, closing));
    assert.deepEqual([await shown('ready'), await shown('lacking')], [[id], []]);
    assert.deepEqual((await sums()).ready, { count: 1, earnedCents: cents });
    const { kind, state, payee, said } = (await rowOf(partner)).affiliate;
    assert.deepEqual([kind, state, payee.kind, said], ['broker', 'CA', 'self', null]);
    assert.deepEqual((await rowOf(partner)).missing, []);
    const approved = await approve(partner, { override: byCounsel });
    assert.deepEqual([approved.statusCode, approved.json().approved], [200, 1]);
    const { lines } = (await staff.get(`/api/admin/commissions/${partner.referral.id}`)).json();
    assert.equal(lines.length, 1, 'no override where none was needed');
    await office.assertSumsHold();
  });

  test('a withdrawn or replaced agreement is no basis any more', async () => {
    const version = await office.publishAgreement();
    const partner = await partnerWithLead();
    await office.recordBasis(partner.id);
    await accept(partner, version);
    assert.equal((await accept(partner, version)).statusCode, 200, 'twice is once');
    assert.equal((await withdraw(partner)).json().acceptedAt, null);
    assert.equal((await withdraw(partner)).statusCode, 409);
    assert.deepEqual(whats(await basisOf(partner)), ['agreement']);
    assert.notEqual((await basisOf(partner)).agreement.withdrawnAt, null);
    assert.equal((await approve(partner)).statusCode, 409);
    await accept(partner, version);
    assert.deepEqual(whats(await basisOf(partner)), []);
    const next = await office.publishAgreement();
    assert.deepEqual(whats(await basisOf(partner)), ['agreement'], 'a newer one');
    const { earlier } = (await basisOf(partner)).agreement;
    assert.deepEqual(
      earlier.map((one: Record<string, unknown>) => [one.version, one.withdrawnAt === null]),
      [
        [version, true],
        [version, false],
      ],
    );
    const { items } = (await staff.get('/api/admin/agreements')).json();
    const counts = items.map((one: Record<string, number>) => [one.version, one.accepted]);
    assert.deepEqual(counts.slice(0, 2), [
      [next, 0],
      [version, 1],
    ]);
    assert.equal(items.at(-1).isSample, true);
  });

  test('an override needs a name and a reason, and stands in the line and the log', async () => {
    const partner = await partnerWithLead({ isLicensedRealtor: true });
    await office.recordBasis(partner.id, { licenseState: 'TX' });
    for (const override of [{ name: 'Jane' }, { reason: 'Because' }, { name: '', reason: 'x' }]) {
      assert.equal((await approve(partner, { override })).statusCode, 400);
    }
    const compliance = await makeStaff(app, {
      firstName: 'Cora',
      lastName: 'Byrne',
      role: 'compliance',
    });
    const { id, cents } = partner.referral;
    await ok(
      compliance.post('/api/admin/commissions/approve', {
        referrals: [{ id, earnedCents: cents }],
        override: byCounsel,
      }),
    );
    const { lines, earnedCents } = (await staff.get(`/api/admin/commissions/${id}`)).json();
    assert.equal(earnedCents, 1_200_000);
    const [line] = lines;
    assert.deepEqual(
      [line.amountCents, line.reason, line.override.name, line.override.missing.toSorted()],
      [0, byCounsel.reason, byCounsel.name, ['agreement', 'state']],
    );
    assert.equal(line.by, 'Cora Byrne', 'who recorded it stands beside who answers for it');
    const [row] = await app.rows<{ after: Record<string, unknown> }>(
      `select after from audit_log where action = 'commission.approve' and entity_id = $1`,
      [id],
    );
    assert.equal(row!.after.reason, byCounsel.reason);
    assert.deepEqual(row!.after.override, line.override);
    const seen = await app.get('/api/affiliate/earnings/lines', { cookie: partner.cookie });
    assert.ok(!seen.body.includes(byCounsel.reason), 'the partner never reads of it');
    await office.pay(partner.id, 1_200_000);
    await office.assertSumsHold();
    await office.assertPaidOnce();
  });

  test('nothing is added to what is approved or paid once its basis is gone, unless someone answers for it', async () => {
    const version = await office.publishAgreement();
    const partner = await partnerWithLead();
    await office.recordBasis(partner.id);
    await accept(partner, version);
    assert.equal((await approve(partner)).json().approved, 1);
    const { id, cents } = partner.referral;
    const adjust = (amountCents: number, more: object = {}) =>
      staff.post(`/api/admin/commissions/${id}/adjustments`, {
        key: office.newKey(),
        amountCents,
        reason: 'Price at closing',
        ...more,
      });
    const override = { name: byCounsel.name };
    const added = (await adjust(1_000, { override })).json();
    assert.equal(added.lines[0].override, null, 'no override where none was needed');
    await withdraw(partner);

    const whileApproved = await adjust(500_000);
    assert.equal(whileApproved.statusCode, 409, whileApproved.body);
    assert.match(whileApproved.json().message, /accept/i);
    assert.equal((await adjust(-1_000)).statusCode, 200, 'taking away needs no basis');
    await office.pay(partner.id, cents);
    assert.equal((await adjust(90_000_000)).statusCode, 409);
    assert.equal((await office.referralOf(partner.lead)).cents, cents);
    const read = (await staff.get(`/api/admin/commissions/${id}`)).json();
    assert.deepEqual(whats(read), ['agreement'], 'staff read why before they try');

    const answered = await ok(adjust(2_000, { override }));
    assert.deepEqual(answered.lines[0].override, { ...override, missing: ['agreement'] });
    const [row] = await app.rows<{ after: Record<string, unknown> }>(
      `select after from audit_log where action = 'commission.adjust' and entity_id = $1
         order by id desc limit 1`,
      [id],
    );
    assert.deepEqual(row!.after.override, { ...override, missing: ['agreement'] });
    await office.assertSumsHold();
  });

  test('who looked a license up stays named until it is looked up again', async () => {
    const partner = await partnerWithLead();
    const compliance = await makeStaff(app, { role: 'compliance' });
    const url = `/api/admin/affiliates/${partner.id}/basis`;
    const first = await compliance.put(url, brokersBasis);
    const name = first.json().licenseCheckedBy;
    assert.ok(name, first.body);
    const same = await office.recordBasis(partner.id, { w9OnFile: false });
    assert.deepEqual([same.json().licenseCheckedBy, same.json().w9OnFile], [name, false]);
    const again = await office.recordBasis(partner.id, { licenseNumber: '7654321' });
    assert.notEqual(again.json().licenseCheckedBy, name);
  });

  test('the second of two who record it gets the changes of the first, and may overwrite them', async () => {
    const partner = await partnerWithLead({ isLicensedRealtor: true });
    const { updatedAt } = await basisOf(partner);
    const dana = await makeStaff(app, { role: 'compliance', firstName: 'Dana', lastName: 'Desk' });
    const url = `/api/admin/affiliates/${partner.id}/basis`;
    const { updatedAt: since } = await ok(dana.put(url, { ...brokersBasis, updatedAt }));
    const refused = await office.recordBasis(partner.id, { evidence: 'Mine', updatedAt });
    assert.equal(refused.statusCode, 409, 'nothing was recorded when it was opened');
    assert.match(
      refused.json().message,
      /^Dana Desk changed this basis after you opened it: kind,/,
    );
    await ok(dana.put(url, { ...brokersBasis, evidence: 'Theirs', updatedAt: since }));
    const late = await office.recordBasis(partner.id, { evidence: 'Mine', updatedAt: since });
    assert.match(late.json().message, /after you opened it: evidence\.$/);
    const now = await basisOf(partner);
    assert.equal(now.evidence, 'Theirs');
    const again = { evidence: 'Mine', updatedAt: now.updatedAt };
    const mine = await ok(office.recordBasis(partner.id, again));
    await ok(office.put(`/api/admin/affiliates/${partner.id}`, { isLicenseVerified: false }));
    const unseen = await office.recordBasis(partner.id, { updatedAt: mine.updatedAt });
    assert.equal(unseen.statusCode, 409, 'the look-up was taken back meanwhile');
    await ok(office.recordBasis(partner.id, { evidence: 'Last' }));
  });

  test('a license is looked up in one place: its record verifies it, and both end together', async () => {
    const partner = await partnerWithLead({ isLicensedRealtor: true });
    const verified = async () =>
      (await ok(staff.get(`/api/admin/affiliates/${partner.id}`))).licenseVerifiedAt !== null;
    await ok(office.recordBasis(partner.id, { licenseEvidence: '' }));
    assert.equal(await verified(), false, 'no one saw it');
    await ok(office.recordBasis(partner.id));
    assert.equal(await verified(), true);
    await ok(office.recordBasis(partner.id, { licenseCheckedAt: null }));
    assert.equal(await verified(), false);
    const account = () => ok(staff.get(`/api/admin/affiliates/${partner.id}`));
    await ok(office.put(`/api/admin/affiliates/${partner.id}`, { needsReview: true }));
    const { updatedAt: reviewedAt } = await account();
    const compliance = await makeStaff(app, { role: 'compliance' });
    const endReview = (client: typeof staff, changes: object = {}) =>
      client.put(`/api/admin/affiliates/${partner.id}/basis`, {
        ...brokersBasis,
        reviewedAt,
        ...changes,
      });
    assert.equal((await endReview(compliance)).statusCode, 403);
    const refused = await endReview(staff, { licenseCheckedAt: null });
    assert.match(refused.json().message, /not looked up/);
    assert.equal((await account()).updatedAt, reviewedAt, 'nothing is kept of it');
    const tasksMailed = async () => {
      const [row] = await app.rows<{ count: number }>(
        `select count(*)::int as count from jobs where kind = 'partner_tasks'
           and (payload ->> 'affiliateId')::int = $1`,
        [partner.id],
      );
      return row!.count;
    };
    assert.equal(await tasksMailed(), 0);
    await ok(endReview(staff));
    assert.equal(await tasksMailed(), 1, 'the partner reads what is left to do');
    assert.deepEqual([(await account()).needsReview, await verified()], [false, true]);
    assert.equal((await endReview(staff)).statusCode, 409, 'nothing waits for a review');
    await ok(office.put(`/api/admin/affiliates/${partner.id}`, { isLicenseVerified: false }));
    const { licenseCheckedAt, licenseNumber } = await basisOf(partner);
    assert.deepEqual([licenseCheckedAt, licenseNumber], [null, brokersBasis.licenseNumber]);
  });

  test('without a payee the record leaves payee and form W-9 as they are', async () => {
    const partner = await partnerWithLead();
    await ok(office.recordBasis(partner.id, { payee: 'company', payeeName: 'Oak LLC' }));
    const { payee: _, w9OnFile: _form, ...rest } = brokersBasis;
    await ok(office.put(`/api/admin/affiliates/${partner.id}/basis`, rest));
    const { payee, payeeName, w9OnFile } = await basisOf(partner);
    assert.deepEqual([payee, payeeName, w9OnFile], ['company', 'Oak LLC', true]);
  });

  test('a payee needs a name, a look-up is not of tomorrow', async () => {
    const partner = await partnerWithLead();
    const unnamed = await office.recordBasis(partner.id, { payee: 'broker' });
    assert.deepEqual(fieldsOf(unnamed.json().errors, 'path'), ['payeeName']);
    const early = await office.recordBasis(partner.id, { licenseCheckedAt: '2199-01-01' });
    assert.deepEqual(fieldsOf(early.json().errors, 'path'), ['licenseCheckedAt']);
  });
});
