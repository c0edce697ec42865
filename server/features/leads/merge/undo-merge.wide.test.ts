import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { editableFields } from '#core/contract/leads/changes.ts';
import { leadStatuses } from '#core/domain/leads/lead-status.ts';
import { commissionOffice } from '#server/testing/commission-office.ts';
import { addLink } from '../../accounts/buyer-links/open-link.ts';
import { applyAsBuyer, buyerCookieIn } from '#server/testing/sessions/buyer.ts';
import { makeLeadBody } from '#server/testing/factories.ts';
import { ok, openOffice } from '#server/testing/open-app.ts';

const side = fc.constantFrom('mine' as const, 'theirs' as const);
const choice = fc.record(Object.fromEntries(editableFields.map((field) => [field, side])), {
  requiredKeys: [],
});
const money = fc.constantFrom('as it is', 'approved', 'paid');
const lead = fc.record({
  from: fc.constantFrom(0, 1, null),
  homePrice: fc.constantFrom(200_000, 450_000, 900_000),
  status: fc.constantFrom(...leadStatuses),
  money,
  note: fc.boolean(),
});
const meanwhile = fc.record({
  status: fc.option(fc.constantFrom('Qualified', 'Denied', 'Contacted'), { nil: undefined }),
  homePrice: fc.option(fc.constantFrom(300_000, 700_000), { nil: undefined }),
});

describe('a merge and its undoing', async () => {
  const { app, staff } = await openOffice();
  await app.setTerm('creditRule', 'first');
  const office = commissionOffice(app, staff);
  await office.confirmBasis(true);
  const codes: { id: number; referralCode: string }[] = [
    await office.makeAffiliate({ isLicensedRealtor: true, commissionRate: 0.03 }),
    await office.makeAffiliate(),
  ];

  type Lead = typeof lead extends fc.Arbitrary<infer Value> ? Value : never;

  async function makeLead({ from, homePrice, status, money: how, note }: Lead) {
    const referralCode = from === null ? undefined : codes[from]!.referralCode;
    const body = makeLeadBody({ homePrice, referralCode });
    const { id } = (await app.post('/api/leads', body)).json();
    await office.edit(id, { status });
    if (note) {
      const content = `Spoke about ${id}`;
      await staff.post('/api/notes', { leadId: id, content, authorType: 'admin' });
    }
    const referral = await office.referralOf(id);
    if (how !== 'as it is' && referral?.status === 'qualified') {
      await office.approve(id);
    }
    if (how === 'paid') {
      const { totalCents } = (await staff.get('/api/admin/payouts/due')).json();
      if (totalCents > 0) {
        await ok(office.pay(null, totalCents), 201);
      }
    }
    return id as number;
  }

  /** Everything of two leads that an undo must restore, as the database prints it. */
  async function rowsOf(ids: number[]) {
    const of = (sql: string) => app.rows(sql, [ids]);
    return {
      leads: await of(`select l::text from leads l where id = any($1) order by id`),
      referrals: await of(`select r::text from referrals r where lead_id = any($1) order by id`),
      notes: await of(`select n::text from lead_notes n where lead_id = any($1) order by id`),
      consents: await of(
        `select c::text from consent_records c where lead_id = any($1) order by id`,
      ),
      sums: await of(
        `select l.referral_id, l.affiliate_id, sum(l.amount_cents)::int as cents
           from commission_ledger l join referrals r on r.id = l.referral_id
           where r.lead_id = any($1) group by 1, 2
           having sum(l.amount_cents) <> 0 order by 1, 2`,
      ),
    };
  }

  test('brings back both leads, their credit and every sum', async () => {
    await fc.assert(
      fc.asyncProperty(lead, lead, choice, meanwhile, async (one, other, fields, since) => {
        const ids = [await makeLead(one), await makeLead(other)] as [number, number];
        const stood = await rowsOf(ids);
        const [id, otherId] = ids;
        const merged = await ok(staff.post(`/api/admin/leads/${id}/merge`, { otherId, fields }));
        await office.assertSumsHold();
        const earning = await app.rows(
          `select id from referrals where lead_id = any($1) and commission_amount > 0`,
          [ids],
        );
        assert.ok(earning.length <= 1, 'a person is paid for once');
        const edit = Object.fromEntries(
          Object.entries(since).filter(([, value]) => value !== undefined),
        );
        await office.edit(id, edit);
        await office.assertSumsHold();
        const { mergeId } = merged;
        await ok(staff.post(`/api/admin/merges/${mergeId}/undo`));
        assert.deepEqual(await rowsOf(ids), stood);
        await office.assertSumsHold();
      }),
      { numRuns: 25 },
    );
    await office.assertPaidOnce();
  });

  test('what the buyer chose for the partner after the merge holds for both', async () => {
    const [kept, other] = [await applyAsBuyer(app), await applyAsBuyer(app)];
    const ids = [kept.id, other.id];
    const path = `/api/admin/leads/${kept.id}/merge`;
    const sees = async () =>
      (await app.rows('select partner_sees from leads where id = any($1) order by id', [ids])).map(
        (row) => row['partner_sees'],
      );
    const choose = async (partnerSees: string) => {
      const { token } = await addLink(app.database, kept.id);
      const opened = await app.post(`/api/my/${token}/open`, { phoneLast4: '0100' });
      const cookie = buyerCookieIn(opened);
      const url = `/api/my/${token}`;
      await ok(app.patch(url, { partnerSees }, { cookie }));
    };
    for (const [chosen, stored] of [
      ['status', 'status'],
      ['all', null],
    ] as const) {
      const merged = await ok(staff.post(path, { otherId: other.id, fields: {} }));
      await choose(chosen);
      await staff.post(`/api/admin/merges/${merged.mergeId}/undo`);
      assert.deepEqual(await sees(), [stored, stored]);
    }
  });
});
