import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { byCounsel, commissionOffice, ownPhone } from '#server/testing/commission-office.ts';
import { makeLeadBody } from '#server/testing/factories.ts';
import { fileForm } from '#server/testing/hero-files.ts';
import { affiliateCookie } from '#server/testing/sessions/affiliate-session.ts';
import { fieldsOf, ok, openOffice } from '#server/testing/open-app.ts';

describe('one person, two commissions', async () => {
  const { app, staff } = await openOffice();
  const office = commissionOffice(app, staff);
  await office.confirmBasis(true);
  const rosa = await office.makeAffiliate({ isLicensedRealtor: false });
  const omar = await office.makeAffiliate({ isLicensedRealtor: false });
  const nameOf = async ({ id }: { id: number }) => {
    const { firstName, lastName } = await ok(staff.get(`/api/admin/affiliates/${id}`));
    return `${firstName} ${lastName}`;
  };
  const names = { [rosa.id]: await nameOf(rosa), [omar.id]: await nameOf(omar) };

  const apply = async (changes: object, { referralCode } = rosa) => {
    const body = makeLeadBody({ phone: ownPhone(), referralCode, ...changes });
    return (await ok(app.post('/api/leads', body), 201)).id as number;
  };
  const importRow = async (phone: string) => {
    const text = `First name,Last name,Phone,Referral code\nAna,Import,${phone},${omar.referralCode}`;
    const form = await fileForm('file', Buffer.from(text), 'leads.csv', 'text/csv');
    const url = '/api/admin/imports';
    const { id, proposed } = await ok(staff.send({ method: 'POST', url, ...form }), 201);
    await ok(staff.put(`${url}/${id}`, { mapping: proposed, consentBasis: 'none' }));
    await ok(staff.post(`${url}/${id}/run`));
    const [row] = await app.rows<{ id: number }>('select id from leads where import_id = $1', [id]);
    return row!.id;
  };
  const close = async (...leads: number[]) => {
    for (const lead of leads) {
      await office.edit(lead, { status: 'Closed Won' });
      const body = { price: 400_000, on: office.dayAgo() };
      await ok(staff.post(`/api/admin/leads/${lead}/closing`, body));
    }
  };
  const read = async (lead: number) => {
    const { id } = await office.referralOf(lead);
    return ok(staff.get(`/api/admin/commissions/${id}`));
  };
  const approve = async (leads: readonly number[], override?: object) => {
    const rows = await Promise.all(leads.map(office.referralOf));
    const referrals = rows.map(({ id, cents }) => ({ id, earnedCents: cents }));
    return staff.post('/api/admin/commissions/approve', { referrals, override });
  };
  const isHeld = async (lead: number) =>
    (await read(lead)).missing.some(({ what }: { what: string }) => what === 'duplicate');
  const merge = async (lead: number, otherId: number) =>
    (await ok(staff.post(`/api/admin/leads/${lead}/merge`, { otherId, fields: {} }))).mergeId;

  // How one person comes to have two leads, each of which earned a commission.
  const ways: Readonly<Record<string, () => Promise<[number, number]>>> = {
    'the same telephone and address, one partner': async () => {
      const way = { phone: ownPhone(), email: 'twice.same@example.com' };
      return [await apply(way), await apply({ ...way, homePrice: 410_000 })];
    },
    'the same mailbox in another spelling, another telephone, two partners': async () => [
      await apply({ email: 'Twice.Mail+home@gmail.com' }),
      await apply({ email: 'twicemail@googlemail.com' }, omar),
    ],
    'the same telephone, two partners': async () => {
      const phone = ownPhone();
      return [await apply({ phone }), await apply({ phone }, omar)];
    },
    'two buyers of one household, who share a telephone': async () => {
      const phone = ownPhone();
      return [await apply({ phone }), await apply({ phone, firstName: 'Bea', lastName: 'Lima' })];
    },
    'a row of a file of somebody who applied': async () => {
      const phone = ownPhone();
      return [await apply({ phone }), await importRow(phone)];
    },
    'a telephone that staff corrected': async () => {
      const phone = ownPhone();
      const lead = await apply({}, omar);
      await office.edit(lead, { phone });
      return [await apply({ phone }), lead];
    },
    'merged and taken apart': async () => {
      const phone = ownPhone();
      const [one, other] = [await apply({ phone }), await apply({ phone }, omar)];
      await close(one, other);
      await ok(staff.post(`/api/admin/merges/${await merge(one, other)}/undo`));
      return [one, other];
    },
    'deleted after the approval, and applied again': async () => {
      const phone = ownPhone();
      const one = await apply({ phone });
      await close(one);
      await ok(approve([one]));
      await ok(office.remove(one));
      return [one, await apply({ phone }, omar)];
    },
  };

  for (const [way, make] of Object.entries(ways)) {
    test(`${way}: each names the other, and one waits until both are said to be right`, async () => {
      const [one, other] = await make();
      const isGone = (await office.referralOf(one)).status === 'approved';
      await close(...(isGone ? [other] : [one, other]));
      for (const [lead, second] of [
        [one, other],
        [other, one],
      ] as const) {
        const { alsoEarned } = await read(lead);
        const { status, cents } = await office.referralOf(second);
        const { affiliate } = await read(second);
        assert.deepEqual(fieldsOf(alsoEarned, 'leadId', 'affiliateName', 'status', 'earnedCents'), [
          [second, names[affiliate.id], status, cents],
        ]);
      }
      assert.equal(await isHeld(other), true);
      const refused = await approve([other]);
      assert.equal(refused.statusCode, 409, refused.body);
      assert.match(refused.json().message, /Another commission was earned for the same person/);
      assert.equal((await office.referralOf(other)).status, 'qualified', 'nothing was approved');
      assert.equal((await ok(approve([other], byCounsel))).approved, 1);
      const { lines } = await read(other);
      const answer = lines.find((line: { override: object | null }) => line.override);
      assert.deepEqual(
        [answer.amountCents, answer.reason, answer.override.missing.includes('duplicate')],
        [0, byCounsel.reason, true],
      );
      assert.equal(await isHeld(one), false, 'one answer is for both');
      if (!isGone) {
        assert.equal((await ok(approve([one]))).approved, 1);
      }
      await office.assertSumsHold();
    });
  }

  test('what is void, not earned or of another person holds nothing back', async () => {
    const phone = ownPhone();
    const one = await apply({ phone });
    const [isNew, denied] = [await apply({ phone }, omar), await apply({ phone }, omar)];
    await office.edit(denied, { status: 'Qualified' });
    await close(one, await apply({}));
    assert.equal(await isHeld(one), true, 'an estimate');
    await office.edit(denied, { status: 'Denied' });
    assert.deepEqual([(await read(one)).alsoEarned, await isHeld(one)], [[], false]);
    assert.deepEqual((await read(isNew)).alsoEarned, [], 'it earned nothing itself');
    const second = await apply({ phone }, omar);
    await close(second);
    await merge(one, second);
    const { alsoEarned } = await read(one);
    assert.deepEqual(alsoEarned, [], 'merged, the person counts once');
    assert.equal((await ok(approve([one]))).approved, 1);
  });

  test('a purchase years later is right: staff say so once, and a third is asked about again', async () => {
    const phone = ownPhone();
    const first = await apply({ phone });
    await close(first);
    await ok(approve([first]));
    await ok(office.pay(rosa.id, (await office.due(rosa.id)).totalCents), 201);
    const second = await apply({ phone }, omar);
    await close(second);
    const [paid] = (await read(second)).alsoEarned;
    assert.deepEqual([paid.status, paid.paidOn], ['paid', office.dayAgo()]);
    await ok(approve([second], byCounsel));
    const third = await apply({ phone });
    await close(third);
    const { alsoEarned } = await read(third);
    assert.deepEqual(fieldsOf(alsoEarned, 'leadId', 'isAnswered'), [
      [first, false],
      [second, false],
    ]);
    assert.equal(await isHeld(third), true);
  });

  test('two that were approved before they were one person are held back until staff decide', async () => {
    const [one, other] = [await apply({}), await apply({}, omar)];
    await close(one, other);
    await ok(approve([one, other]));
    const before = [await office.due(rosa.id), await office.due(omar.id)];
    const phone = ownPhone();
    await office.edit(one, { phone });
    await office.edit(other, { phone });
    const heldOf = async ({ id }: { id: number }) => {
      const { heldBack } = await office.due(id);
      return heldBack.filter(({ reason }: { reason: string }) => reason === 'duplicate');
    };
    for (const [at, partner] of [rosa, omar].entries()) {
      assert.deepEqual(fieldsOf(await heldOf(partner), 'cents', 'leadId'), [
        [50_000, [one, other][at]],
      ]);
      const { totalCents } = await office.due(partner.id);
      assert.equal(totalCents, before[at].totalCents - 50_000);
    }
    const { id } = await office.referralOf(other);
    await ok(staff.post(`/api/admin/commissions/${id}/reopen`, { reason: 'Asked' }));
    assert.deepEqual(await heldOf(rosa), [], 'the other is an estimate again, and is asked about');
    await ok(approve([other], byCounsel));
    assert.deepEqual([await heldOf(rosa), await heldOf(omar)], [[], []]);
  });

  test('a partner reads that the office looks at it, and nothing of the other one', async () => {
    const phone = ownPhone();
    const [one, other] = [await apply({ phone }), await apply({ phone }, omar)];
    await close(one, other);
    const cookie = await affiliateCookie(app.database, omar.id);
    for (const path of ['earnings/clients', 'earnings', `lead/${other}`, 'referrals', 'tasks']) {
      const { body } = await app.get(`/api/affiliate/${path}`, { cookie });
      assert.ok(!body.includes(names[rosa.id]!) && !body.includes('duplicate'), body);
    }
    const rows = (await ok(app.get('/api/affiliate/earnings/clients', { cookie }))).items;
    const row = rows.find(({ leadId }: { leadId: number }) => leadId === other);
    assert.deepEqual([row.state, row.cents], ['on_hold', 50_000]);
  });
});
