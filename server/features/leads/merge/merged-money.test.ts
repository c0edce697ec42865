import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commissionOffice } from '#server/testing/commission-office.ts';
import { makeLeadBody } from '#server/testing/factories.ts';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';
import { ok, openOffice } from '#server/testing/open-app.ts';

const { app, staff } = await openOffice();
await app.setTerm('creditRule', 'first');
const office = commissionOffice(app, staff);
await office.confirmBasis(true);
const officer = await makeStaff(app, { role: 'officer' });

let phones = 0;

/** Two applications of one person: the first partner's counts, the second one's is further ahead. */
async function twoApplications(language: string) {
  phones += 1;
  const phone = `(503) 238-${String(phones).padStart(4, '0')}`;
  const [winner, loser] = [await office.makeAffiliate(), await office.makeAffiliate()];
  await app.database.query('update affiliates set language = $2 where id = $1', [
    loser.id,
    language,
  ]);
  const apply = async (referralCode: string) => {
    const body = makeLeadBody({ phone, referralCode, homePrice: 300_000 });
    return (await app.post('/api/leads', body)).json().id as number;
  };
  const [otherId, id] = [await apply(winner.referralCode), await apply(loser.referralCode)];
  await office.edit(id, { status: 'Qualified' });
  return { winner, loser, id, otherId };
}

const merge = (by: typeof staff, id: number, otherId: number) =>
  by.post(`/api/admin/leads/${id}/merge`, { otherId, fields: {} });
const undo = (by: typeof staff, mergeId: number) => by.post(`/api/admin/merges/${mergeId}/undo`);
const toldTo = (recipient: string) =>
  app.rows<{ cents: number; language: string }>(
    `select (payload->>'amountCents')::int as cents, language from all_mails
     where payload->>'change' = 'merged' and recipient = $1`,
    [recipient],
  );

for (const state of ['approved', 'paid'] as const) {
  test(`an officer's merge does not move what is ${state}; an admin's does, and tells who loses`, async () => {
    const { winner, loser, id, otherId } = await twoApplications('pt');
    await office.approve(id);
    if (state === 'paid') {
      assert.equal((await office.pay(loser.id, 900_000)).statusCode, 201);
    }
    const { commissions } = (await officer.get(`/api/admin/leads/${id}/duplicates`)).json();
    assert.deepEqual(
      commissions.map((one: Record<string, unknown>) => [
        one['leadId'],
        one['status'],
        one['earnedCents'],
      ]),
      [[id, state, 900_000]],
    );
    const refused = await merge(officer, id, otherId);
    assert.equal(refused.statusCode, 409, refused.body);
    assert.match(refused.json().message, new RegExp(`\\$9000\\.00 of Rita .* \\(${state}\\)`));
    assert.deepEqual((await office.referralOf(id)).cents, 900_000);
    assert.deepEqual(await toldTo(loser.email), []);
    const { mergeId } = (await merge(staff, id, otherId)).json();
    const sums = async () => [await office.paidTo(winner.id), await office.paidTo(loser.id)];
    assert.deepEqual(await sums(), [0, state === 'paid' ? 900_000 : 0]);
    assert.deepEqual(await toldTo(loser.email), [{ cents: 900_000, language: 'pt' }]);
    assert.deepEqual(await toldTo(winner.email), []);
    await office.assertSumsHold();
    const kept = await undo(officer, mergeId);
    assert.equal(kept.statusCode, 409, kept.body);
    assert.match(kept.json().message, /\$9000\.00/);
    assert.equal((await undo(staff, mergeId)).statusCode, 200);
    assert.deepEqual(
      [(await office.referralOf(id)).status, (await office.referralOf(id)).cents],
      [state, 900_000],
    );
    await office.assertSumsHold();
  });
}

test('an officer merges estimates, and who loses the client is told without an amount', async () => {
  const { loser, id, otherId } = await twoApplications('es');
  const answer = await ok(merge(officer, id, otherId));
  assert.deepEqual(await toldTo(loser.email), [{ cents: 0, language: 'es' }]);
  assert.equal((await undo(officer, answer.mergeId)).statusCode, 200);
  await office.assertSumsHold();
});
