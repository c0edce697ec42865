import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { commissionOffice } from '#server/testing/commission-office.ts';
import { makeAffiliate } from '#server/testing/factories.ts';
import { fieldsOf, ok, openOffice } from '#server/testing/open-app.ts';
import { affiliateCookie } from '#server/testing/sessions/affiliate-session.ts';

interface Row {
  name: string;
  state: string;
  reason: string | null;
  cents: number;
  missing: { what: string; who: string }[];
  leadId: number | null;
  payments: { payoutId: number }[];
  lines: { amountCents: number }[];
}

describe('what the clients of a partner earned', async () => {
  const { app, staff } = await openOffice();
  const office = commissionOffice(app, staff);
  await office.confirmBasis(true);
  const partner = await makeAffiliate(staff);
  const cookie = await affiliateCookie(app.database, partner.id);
  const read = async (query = '') =>
    (await ok(app.get(`/api/affiliate/earnings/clients${query}`, { cookie }))).items as Row[];
  const make = async (...statuses: string[]) => {
    const [lead] = await office.sendLeads(partner.referralCode, 1);
    for (const status of statuses) {
      await office.edit(lead!, { status });
    }
    return lead!;
  };
  const of = (rows: readonly Row[], lead: number) => rows.find(({ leadId }) => leadId === lead)!;

  test('each says where it stands and why, and only what earned is listed', async () => {
    await make('Contacted');
    const estimate = await make('Qualified');
    const closed = await make('Qualified', 'Closed Won');
    const lost = await make('Qualified');
    await office.approve(lost);
    await office.edit(lost, { status: 'Denied' });
    const denied = await make('Qualified', 'Denied');
    const rows = await read();
    assert.deepEqual(
      [closed, lost, estimate, denied].map((lead) => {
        const { state, reason, cents, lines } = of(rows, lead);
        return [state, reason, cents, lines.length];
      }),
      [
        ['on_hold', 'missing', 12_000_00, 1],
        ['on_hold', 'ended', 12_000_00, 1],
        ['estimated', null, 12_000_00, 1],
        ['void', 'ended', 0, 2],
      ],
      'an approval without its basis leaves no line',
    );
    assert.ok(
      of(rows, closed).missing.some(({ who }) => who === 'partner'),
      'what approval needs',
    );
    assert.equal(rows.length, 4, 'no line, no row');
    assert.deepEqual(
      (await read('?status=void,estimated')).map(({ state }) => state),
      ['estimated', 'void'],
    );
  });

  test('a client of another partner, and one whose application is gone, are not named', async () => {
    const moved = await make('Qualified');
    const other = await makeAffiliate(staff);
    await ok(
      staff.post(`/api/admin/leads/${moved}/credit`, {
        affiliateId: other.id,
        seenAffiliateId: partner.id,
        reason: 'Their letter of May',
      }),
    );
    const gone = await make('Qualified');
    await office.approve(gone);
    await ok(office.remove(gone));
    const reasons = (await read()).flatMap(({ leadId, name, state, reason, cents }) =>
      leadId === null ? [[name.slice(0, 3), state, reason, cents]] : [],
    );
    assert.deepEqual(reasons, [
      ['SG-', 'on_hold', 'removed', 12_000_00],
      ['SG-', 'void', 'elsewhere', 0],
    ]);
  });

  test('pages follow the states, and the list of clients their amounts', async () => {
    const whole = (await read('?pageSize=100')).map(({ leadId, state }) => `${leadId} ${state}`);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const after: string = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
      const page: { items: Row[]; nextCursor: string | null } = await ok(
        app.get(`/api/affiliate/earnings/clients?pageSize=2${after}`, { cookie }),
      );
      seen.push(...page.items.map(({ leadId, state }) => `${leadId} ${state}`));
      cursor = page.nextCursor;
    } while (cursor !== null);
    assert.deepEqual(seen, whole);
    const { items } = await ok(app.get('/api/affiliate/referrals?sort=commission', { cookie }));
    const amounts = items.map((row: { commissionAmount: number }) => row.commissionAmount);
    assert.deepEqual(
      amounts,
      amounts.toSorted((a: number, b: number) => b - a),
    );
  });

  test('while the program pays nothing, estimates are hidden in every view', async () => {
    await app.setTerm('paysCommissions', false);
    const { byState } = await ok(app.get('/api/affiliate/earnings', { cookie }));
    const rows = await read('?status=on_hold,approved,estimated,paid');
    assert.deepEqual([byState.estimated, byState.onHold], [0, 24_000_00]);
    assert.deepEqual(fieldsOf(rows, 'state', 'cents'), [
      ['on_hold', 12_000_00],
      ['on_hold', 12_000_00],
    ]);
    await app.setTerm('paysCommissions', true);
  });
});
