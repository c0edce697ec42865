import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { OwnPage } from '#core/contract/buyer/own-page.ts';
import type { FreshApp } from '#server/testing/app.ts';
import { applyAsBuyer, buyerCookieIn } from '#server/testing/sessions/buyer.ts';
import { visitorOfNotices } from '#server/testing/sessions/notices.ts';
import { addLink } from '../accounts/buyer-links/open-link.ts';
import { fieldsOf, openApp, openOffice } from '#server/testing/open-app.ts';

/** The check of a visitor whose answer is no, with its notice. */
async function checking(app: FreshApp) {
  const check = await visitorOfNotices(app);
  return async (mobileNumber: string, sessionId: string): Promise<{ text: string }> =>
    (await check({ mobileNumber, sessionId })).notice;
}

describe(`notices on a buyer's own page`, () => {
  test('are those of the same visit and number, and none if someone else applied in the tab', async () => {
    const app = await openApp();
    const check = await checking(app);
    const phone = '(503) 555-0142';
    const own = await check(phone, 'own-visit-12345');
    await check('(503) 555-0143', 'own-visit-12345');
    await check(phone, 'other-visit-12345');
    const pageOf = async ({ url, cookie }: { url: string; cookie: string }) =>
      (await app.get(url, { cookie })).json<OwnPage>().notices;
    const buyer = await applyAsBuyer(app, { phone, sessionId: 'own-visit-12345' });
    const [notice, ...others] = await pageOf(buyer);
    assert.deepEqual([notice!.text, notice!.way, notice!.sentAt], [own.text, null, null]);
    assert.deepEqual(others, []);
    const stranger = await applyAsBuyer(app, { phone: '(503) 555-0144' });
    assert.deepEqual(await pageOf(stranger), []);
    const file = await app.get(`${buyer.url}/download`, { cookie: buyer.cookie });
    assert.equal(file.json().kept.negative_notices.length, 1, file.body);
    await applyAsBuyer(app, { phone, email: 'x@example.com', sessionId: 'own-visit-12345' });
    assert.deepEqual(await pageOf(buyer), [], 'it cannot be told whose answer it was');
  });

  test('are on it still once the application is merged into another of the same person', async () => {
    const { app, staff } = await openOffice();
    const check = await checking(app);
    const phone = '(503) 555-0142';
    const own = await check(phone, 'own-visit-12345');
    const first = await applyAsBuyer(app, { phone, sessionId: 'own-visit-12345' });
    const second = await applyAsBuyer(app, { phone, email: 'other@example.com' });
    const url = `/api/admin/leads/${second.id}/merge`;
    const merged = await staff.post(url, { otherId: first.id, fields: {} });
    assert.equal(merged.statusCode, 200, merged.body);
    // A merge ends the links to both.
    const { token } = await addLink(app.database, second.id);
    const opened = await app.post(`/api/my/${token}/open`, { phoneLast4: '0142' });
    const page = await app.get(`/api/my/${token}`, { cookie: buyerCookieIn(opened) });
    assert.deepEqual(fieldsOf(page.json<OwnPage>().notices, 'text'), [own.text]);
  });
});
