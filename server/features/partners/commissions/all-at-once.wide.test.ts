import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { byCounsel, commissionOffice } from '#server/testing/commission-office.ts';
import { openOffice } from '#server/testing/open-app.ts';

type Act = () => Promise<{ statusCode: number; body: string }>;

const rounds = 4;
// Stale edits get 409. A caller that waited too long for a connection gets 503.
const known = [200, 201, 400, 404, 409, 503];

describe('commissions while everything happens at once', async () => {
  const { app, staff } = await openOffice();
  const office = commissionOffice(app, staff);
  await office.confirmBasis(true);

  /** Reads, then acts on what was read; a refused read is the answer. */
  const onceRead = async <Body>(url: string, act: (body: Body) => ReturnType<Act>) => {
    const answer = await staff.get(url);
    return answer.statusCode === 200 ? act(answer.json<Body>()) : answer;
  };

  const payDue = () =>
    onceRead('/api/admin/payouts/due', ({ totalCents }: { totalCents: number }) => {
      const body = { affiliateId: null, paidOn: office.dayAgo(), reference: 'All at once' };
      return staff.post('/api/admin/payouts', { ...body, key: office.newKey(), totalCents });
    });

  /** The newest payout, even if others are paying at the same time. */
  const reverseLast = () =>
    onceRead('/api/admin/payouts?pageSize=1', ({ items }: { items: { id: number }[] }) =>
      office.reverse(items[0]?.id ?? 999_999),
    );

  const approveAll = () =>
    onceRead(
      '/api/admin/commissions?status=qualified',
      ({ items }: { items: Record<string, number>[] }) => {
        const referrals = items.map(({ id, earnedCents }) => ({ id, earnedCents }));
        return staff.post('/api/admin/commissions/approve', { referrals, override: byCounsel });
      },
    );

  /** The actions of several people on one lead, each in order. */
  function peopleAt(id: number, other: number, own: number): Act[][] {
    const give = (changes: object) => () => office.put(`/api/admin/leads/${id}`, changes);
    const credit = (to: number | null) => () => office.credit(id, to);
    return [
      [give({ status: 'Denied' }), give({ status: 'Qualified' }), give({ status: 'Approved' })],
      [give({ status: 'Qualified' }), give({ homePrice: 300_000 }), give({ status: 'Denied' })],
      [credit(other), credit(own), credit(null), credit(own)],
    ];
  }

  const hasGone = (id: number): Act[] => [
    () => office.remove(id),
    () => office.restore(id),
    () => office.remove(id),
    () => office.restore(id),
  ];

  test('status, price, credit, deletion, approval and payout at the same moment leave the sums true', async () => {
    const one = await office.makeAffiliate();
    const other = await office.makeAffiliate({ isLicensedRealtor: false });
    const codes: number[] = [];
    for (let round = 0; round < rounds; round++) {
      // New ones each time, because paid ones move no more.
      const leads = await office.sendLeads(one.referralCode, 3);
      await Promise.all(leads.map((id) => office.edit(id, { status: 'Qualified' })));
      const money: Act[] = [approveAll, payDue, reverseLast, approveAll, payDue];
      const people = [
        ...leads.flatMap((id) => peopleAt(id, other.id, one.id)),
        hasGone(leads[0]!),
        money,
        money,
      ];
      const doAll = async (acts: readonly Act[]) => {
        for (const act of acts) {
          codes.push((await act()).statusCode);
        }
      };
      await Promise.all(people.map(doAll));
      await office.assertSumsHold();
    }
    assert.deepEqual(
      codes.filter((code) => !known.includes(code)),
      [],
    );
    await office.assertPaidOnce();
  });
});
