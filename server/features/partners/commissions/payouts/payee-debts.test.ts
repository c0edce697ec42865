import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commissionOffice } from '#server/testing/commission-office.ts';
import { openOffice } from '#server/testing/open-app.ts';

const { app, staff } = await openOffice();
const office = commissionOffice(app, staff);
await office.confirmBasis(true);

test('a loan that closed without a commission is named on its row, unless staff decided so', async () => {
  const { referralCode } = await office.makeAffiliate();
  const [old, denied, refused] = await office.sendLeads(referralCode, 3);
  const checksOf = async (lead: number) => {
    const { id, status } = await office.referralOf(lead);
    return [status, ...(await staff.get(`/api/admin/commissions/${id}`)).json().checks];
  };
  // As an earlier version left it: closed, and its referral still pending.
  await app.database.query(`update leads set status = 'Closed Won' where id = $1`, [old]);
  await office.edit(denied!, { status: 'Denied' });
  await office.edit(denied!, { status: 'Closed Won' });
  const { id } = await office.referralOf(refused!);
  await staff.post(`/api/admin/commissions/${id}/void`, { reason: 'Not a referral' });
  await office.edit(refused!, { status: 'Closed' });
  assert.deepEqual(await checksOf(old!), ['pending', 'closedUnqualified']);
  assert.deepEqual(await checksOf(denied!), ['void', 'closedUnqualified']);
  assert.deepEqual(await checksOf(refused!), ['void']);
  await office.edit(refused!, { status: 'Qualified' });
  assert.deepEqual((await office.referralOf(refused!)).cents, 1_200_000);
});
