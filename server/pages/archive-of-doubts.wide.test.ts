import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { purgeExpired } from '#server/features/operations/retention/purge-expired.ts';
import { filesOf, jsonOf } from '#server/testing/archive/archive-sums.ts';
import { makeLeadBody, makeSessionId } from '#server/testing/factories.ts';
import { fakeSite } from '#server/testing/fake-site.ts';
import { agreed, noticePath, visitorOfNotices } from '#server/testing/sessions/notices.ts';
import { composePages } from './compose.ts';
import { ok, openOffice } from '#server/testing/open-app.ts';

const site = fakeSite(
  ({ page, language }) =>
    `<!doctype html><html lang="${language}"><title>${page}</title><p>Page</p></html>`,
);

type Shown = { page: string; isDoubtful?: true; file?: string; sha256?: string };

describe('what the archive of a lead takes for proven', async () => {
  const { app, staff } = await openOffice({ pages: composePages(site) });

  async function archive(id: number) {
    const answer = await staff.get(`/api/admin/leads/${id}/archive`);
    assert.equal(answer.statusCode, 200, answer.body);
    const files = filesOf(answer.rawPayload);
    const json = <T>(name: string) => jsonOf<T>(files, name);
    return { files, json, shown: json<Shown[]>('pages.json') };
  }
  async function apply(sessionId: string, changes = {}): Promise<number> {
    return (await ok(app.post('/api/leads', makeLeadBody({ sessionId, ...changes })), 201)).id;
  }

  test('takes no page for one that was shown at another address or another time', async () => {
    const { body } = await app.get('/marketing');
    const [, name] = /<html[^>]* id="([\w-]{8})"/.exec(body)!;
    while ((await app.count('served_pages')) === 0) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    const sessionId = makeSessionId();
    const tell = (page: string) =>
      app.post('/api/track-interaction', {
        sessionId,
        page,
        action: 'page_view',
        data: { shown: name },
      });
    assert.equal((await tell('/apply')).statusCode, 200);
    assert.equal((await tell('/marketing')).statusCode, 200);
    const id = await apply(sessionId);
    const doubts = async () =>
      (await archive(id)).shown.map(({ page, isDoubtful, file: of }) => [page, isDoubtful, of]);
    const [forged, honest] = await doubts();
    assert.deepEqual(forged, ['/apply', true, undefined]);
    const [, isDoubtful, file] = honest!;
    assert.equal(isDoubtful, undefined);
    assert.ok(Object.keys((await archive(id)).files).includes(String(file)), String(file));
    const moveTo = (at: string) =>
      app.database.query(
        `update interactions set created_at = ${at} where session_id = $1 and page = '/marketing'`,
        [sessionId],
      );
    await moveTo(`now() - interval '2 hours'`);
    assert.deepEqual(await doubts(), [
      ['/marketing', true, undefined],
      ['/apply', true, undefined],
    ]);
    assert.ok(!Object.keys((await archive(id)).files).includes(String(file)));
    // Nor once the visit is no longer kept.
    await app.database.query(
      `update interactions set created_at = now() - interval '14 months' where session_id = $1`,
      [sessionId],
    );
    await purgeExpired(app.app.services);
    assert.deepEqual(await doubts(), []);
  });

  test('tells the notices of the person, their emails and the consents to them', async () => {
    const sessionId = makeSessionId();
    const phone = '(503) 555-0133';
    const check = await visitorOfNotices(app);
    const { notice } = await check({ sessionId, mobileNumber: phone });
    await check({ sessionId, mobileNumber: '(503) 555-0134', name: 'Bo Diaz' });
    await ok(app.post(noticePath, { token: notice.token, ...agreed }));
    const { json, files } = await archive(await apply(sessionId, { phone }));
    const notices = json<{ text: string; way: string; name: string }[]>('notices.json');
    assert.deepEqual(
      notices.map(({ text, way, name }) => [text, way, name]),
      [[notice.text, 'email', 'Ana Lopez']],
    );
    const mails = json<{ kind: string; recipient: string }[]>('mails.json');
    assert.deepEqual(
      mails.filter(({ kind }) => kind === 'negative_notice').map(({ recipient }) => recipient),
      [agreed.email],
    );
    const { consents } = json<{ consents: { purpose: string }[] }>('consents.json');
    assert.equal(consents.filter(({ purpose }) => purpose === 'notice_by_email').length, 1);
    assert.match(Buffer.from(files['README.txt']!).toString(), /notices\.json/);
  });

  test('there is none of an erased person', async () => {
    const id = await apply(makeSessionId());
    assert.equal((await staff.get(`/api/admin/leads/${id}/archive`)).statusCode, 200);
    await ok(staff.post(`/api/admin/leads/${id}/erase`, { reason: 'Asked by post' }));
    assert.equal((await staff.get(`/api/admin/leads/${id}/archive`)).statusCode, 404);
  });
});
