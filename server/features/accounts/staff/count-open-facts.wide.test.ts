import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok, openOffice } from '#server/testing/open-app.ts';

interface Fact {
  id: string;
  severity: string;
  valuesId: string;
}

test('while the site is public, staff see how many severe facts are unconfirmed', async () => {
  const { staff } = await openOffice({ config: { publicUrl: 'https://www.example.com' } });
  const told = async () => (await staff.get('/api/admin/session')).json().openHighFacts;
  const { factsToConfirm } = (await staff.get('/api/admin/programme')).json();
  const high = factsToConfirm.filter(({ severity }: Fact) => severity === 'high') as Fact[];
  assert.ok(high.length > 5);
  assert.equal(await told(), high.length);
  const say = async ({ id, valuesId }: Fact, isConfirmed: boolean) => {
    await ok(
      staff.post(`/api/admin/programme/facts/${id}/confirmations`, {
        isConfirmed,
        confirmedBy: 'Jane Roe, general counsel',
        ground: 'Letter of our counsel',
        valuesId,
      }),
    );
  };
  await say(high[0]!, true);
  assert.equal(await told(), high.length - 1);
  await say(high[0]!, false);
  assert.equal(await told(), high.length);
  for (const fact of high) {
    await say(fact, true);
  }
  assert.equal(await told(), 0, 'those of medium severity raise no banner');
});

test('on a local machine there is no warning', async () => {
  const { staff } = await openOffice();
  assert.equal((await staff.get('/api/admin/session')).json().openHighFacts, 0);
});
