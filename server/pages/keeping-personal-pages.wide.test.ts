import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import {
  keepPersonalPages,
  type PersonalPage,
} from '#server/features/leads/archive/keep-personal-pages.ts';
import { mostPagesADay } from '#server/features/leads/archive/policy.ts';
import { requireBuyer } from '#server/features/accounts/buyer-links/open-link.ts';
import { purgeExpired } from '#server/features/operations/retention/purge-expired.ts';
import { filesOf, jsonOf } from '#server/testing/archive/archive-sums.ts';
import {
  applyWithoutScript,
  forms,
  keptPagesOf,
  sayingSite,
  scriptlessOffice,
  scriptlessVisitor,
  untilKept,
} from '#server/testing/archive/personal-pages.ts';
import { allWait } from '#server/testing/postgres/all-wait.ts';
import { makeSessionId } from '#server/testing/factories.ts';
import { composePages } from './compose.ts';
import { ok } from '#server/testing/open-app.ts';

describe('how pages of one person are kept', async () => {
  const { app, staff, log } = await scriptlessOffice({ pages: composePages(sayingSite) });
  const { ofLead, ofTab } = keptPagesOf(app);
  after(() => app.dispose());

  /** Passes pages straight to their keeper, without anything else. */
  async function keep(
    ...pages: (Pick<PersonalPage, 'whose' | 'html'> & Partial<PersonalPage>)[]
  ): Promise<void> {
    const keeper = keepPersonalPages(app.database, (error) => assert.fail(String(error)));
    for (const page of pages) {
      const at = { path: '/my', language: 'en', shownAt: new Date(), secrets: [] } as const;
      keeper.add({ ...at, ...page });
    }
    await keeper.close();
  }
  /** Changes a row that the database refuses to change. */
  const changeStored = (set: string, where: string) =>
    app.database.transaction(async (tx) => {
      await tx.query('set local session_replication_role = replica');
      await tx.query(`update personal_pages set ${set} where ${where}`);
    });

  test('a page whose bytes changed is told as not whole, and none can be changed', async () => {
    const { id } = await applyWithoutScript(app);
    const where = `lead_id = ${id} and path = '/my'`;
    for (const change of [`html = ''`, `lead_id = lead_id + 1`, `first_shown_at = now()`]) {
      const sql = `update personal_pages set ${change} where ${where}`;
      await assert.rejects(app.database.query(sql), { code: '23001' }, change);
    }
    const middle = 'octet_length(html) / 2';
    await changeStored(`html = set_byte(html, ${middle}, get_byte(html, ${middle}) # 1)`, where);
    const { rawPayload } = await staff.get(`/api/admin/leads/${id}/archive`);
    const shown = jsonOf<{ page: string; file: string | null; isWhole: boolean }[]>(
      filesOf(rawPayload),
      'pages.json',
    );
    assert.deepEqual(
      shown.map(({ page, file, isWhole }) => [page, file !== null, isWhole]),
      [
        ['/calculator', true, true],
        ['/qualify', true, true],
        ['/thank-you', true, true],
        ['/my', false, false],
      ],
    );
  });

  test('go with their person at once, and none comes after', async () => {
    const phone = '(503) 555-0190';
    const { id, sessionId, token, cookie, visitor } = await applyWithoutScript(app, { phone });
    // In another tab, before the application was thought of.
    const tab = makeSessionId();
    await visitor.post('/qualify', { ...forms.check, mobileNumber: phone, sessionId: tab });
    await untilKept(app, `mobile_number = '${phone}'`, 1);
    const other = await applyWithoutScript(app);
    const [, proof] = /my=[\w-]{43}\.([\w-]{43})/.exec(cookie)!;
    const buyer = await requireBuyer(app.database, token, { token, proof: proof! });
    await ok(staff.post(`/api/admin/leads/${id}/erase`, { reason: 'Asked by post' }));
    assert.deepEqual([await ofLead(id), await ofTab(sessionId), await ofTab(tab)], [0, 0, 0]);
    await keep({ whose: { buyer }, html: 'On its way while the person was erased.' });
    assert.deepEqual([await ofLead(id), await ofLead(other.id)], [0, 2]);
    // The answer to a check, and an estimate, that waited through an outage.
    const mobileNumber = phone;
    const before = new Date(Date.now() - 60_000);
    const html = 'Waited while the person was erased.';
    await keep(
      { whose: { sessionId: tab, mobileNumber }, html, shownAt: before },
      { whose: { sessionId, mobileNumber: null }, html, shownAt: before },
    );
    assert.deepEqual([await ofTab(tab), await ofTab(sessionId)], [0, 0]);
    const later = new Date(Date.now() + 6 * 60_000);
    await keep({ whose: { sessionId: tab, mobileNumber }, html, shownAt: later });
    assert.equal(await ofTab(tab), 1, 'who comes back is another visitor');
  });

  test('one that comes while its person is being erased waits for that, and not the other way round', async () => {
    const { id, sessionId } = await applyWithoutScript(app, { phone: '(503) 555-0193' });
    const whose = { sessionId, mobileNumber: null };
    await keep({ whose, path: '/calculator', html: 'An estimate' });
    const locked = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const erasing = app.database.transaction(async (tx) => {
      await tx.query('select from leads where id = $1 for update', [id]);
      locked.resolve();
      await goOn.promise;
      const seal = 'update leads set sealed_at = now(), deleted_at = now() where id = $1';
      await tx.query(seal, [id]);
      await tx.query('delete from personal_pages where session_id = $1', [sessionId]);
    });
    await locked.promise;
    // Compressed against the first one, which the erasure is about to remove.
    const kept = keep({ whose, path: '/calculator', html: 'Another estimate' });
    await allWait(app, [kept]);
    goOn.resolve();
    await Promise.all([erasing, kept]);
    assert.equal(await ofTab(sessionId), 0);
  });

  test('of a visit in which another person applied stay with that one', async () => {
    const ofTwo = makeSessionId();
    const [first] = [
      await app.apply({ sessionId: ofTwo, phone: '(503) 555-0191', email: 'one@example.com' }),
      await app.apply({ sessionId: ofTwo, phone: '(503) 555-0192', email: 'two@example.com' }),
    ];
    const reason = { reason: 'Asked by post' };
    await ok(staff.post(`/api/admin/leads/${first}/erase`, reason));
    const shownAt = new Date(Date.now() - 60_000);
    const kept = await ofTab(ofTwo);
    await keep({ whose: { sessionId: ofTwo, mobileNumber: null }, html: 'Estimate', shownAt });
    assert.equal(await ofTab(ofTwo), kept + 1);
  });

  test('a person gets so many new ones a day, and all visitors together as well', async () => {
    const { id, token, cookie } = await applyWithoutScript(app);
    const [, proof] = /my=[\w-]{43}\.([\w-]{43})/.exec(cookie)!;
    const buyer = await requireBuyer(app.database, token, { token, proof: proof! });
    const whose = { sessionId: makeSessionId(), mobileNumber: null };
    const many = Array.from({ length: mostPagesADay.ofOne + 5 }, (_, at) => `Page ${at}`);
    await keep(
      ...many.flatMap((html) => [
        { whose: { buyer }, html },
        { whose, html },
      ]),
    );
    const { ofOne } = mostPagesADay;
    assert.deepEqual([await ofLead(id), await ofTab(whose.sessionId)], [ofOne, ofOne]);
    // Shown again is nothing new.
    await keep({ whose, html: 'Page 0' });
    assert.equal(await app.count(`personal_pages where times = 2`), 1);
    await app.database.query(
      `insert into personal_pages (session_id, path, language, hash, html, first_shown_at, last_shown_at)
         select 'flood-' || n, '/calculator', 'en', int4send(n), '', now(), now()
         from generate_series(1, ${mostPagesADay.ofVisitors}) n`,
    );
    const late = makeSessionId();
    const check = { sessionId: makeSessionId(), mobileNumber: '+15035550177' };
    await keep({ whose: check, html: 'A check in the flood' });
    assert.equal(await ofTab(check.sessionId), 1, 'estimates leave room for checks');
    await keep({ whose: { ...check, mobileNumber: '+15035550178' }, html: 'A check in the flood' });
    assert.equal(await ofTab(check.sessionId), 2, 'two people, one tab, the same words');
    await keep({ whose: { sessionId: late, mobileNumber: null }, html: 'A visitor too many' });
    assert.equal(await ofTab(late), 0);
    const { id: applied } = await scriptlessVisitor(app).apply({
      sessionId: makeSessionId(),
      email: 'in.the.flood@example.com',
    });
    await untilKept(app, `lead_id = ${applied}`, 2);
    await app.database.query(`delete from personal_pages where session_id like 'flood-%'`);
  });

  test('one that cannot be kept is served all the same, and the log names nobody', async () => {
    const { visitor, token, id } = await applyWithoutScript(app);
    await app.database.query('alter table personal_pages rename to not_here');
    const own = await visitor.get(`/my/${token}?lang=es`);
    const sessionId = makeSessionId();
    const checked = await visitor.post('/qualify', { ...forms.check, sessionId });
    assert.deepEqual([own.statusCode, checked.statusCode], [200, 200]);
    while (log.length === 0) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    await app.database.query('alter table not_here rename to personal_pages');
    const lines = log.splice(0).join('');
    assert.match(lines, /pages could not be kept yet/);
    assert.doesNotMatch(lines, new RegExp(`Lopez|555\\D?01|${sessionId}|${token}`));
    await visitor.get(`/my/${token}?lang=pt`);
    await untilKept(app, `lead_id = ${id}`, 4);
    await untilKept(app, `session_id = '${sessionId}'`, 1);
  });

  test('go two years after they were last shown, answers as long as checks are kept', async () => {
    await app.database.query('delete from personal_pages');
    const { id, sessionId, visitor, token } = await applyWithoutScript(app);
    await visitor.get(`/my/${token}?lang=en&saved=off`);
    await untilKept(app, `lead_id = ${id} and first_id is not null`, 1);
    const age = (months: string, where: string) =>
      app.database.query(
        `update personal_pages set last_shown_at = now() - interval '${months}' where ${where}`,
      );
    const ofBoth = async () => [await ofLead(id), await ofTab(sessionId)];
    await age('24 months 1 day', 'true');
    await age('23 months', 'first_id is not null');
    await purgeExpired(app.app.services);
    assert.deepEqual(await ofBoth(), [2, 2], 'the younger own page is read with the first one');
    const bases = () => app.count('served_pages where hash in (select base from personal_pages)');
    await app.database.query(
      `update served_pages set last_served_at = now() - interval '25 months'`,
    );
    const before = await bases();
    assert.ok(before > 0);
    await purgeExpired(app.app.services);
    assert.equal(await bases(), before, 'a public page stays as long as one is read with it');
    await age('25 months 1 day', 'true');
    await purgeExpired(app.app.services);
    await purgeExpired(app.app.services);
    assert.deepEqual(await ofBoth(), [0, 0]);
    assert.equal(
      await app.count(`served_pages where last_served_at < now() - interval '2 years'`),
      0,
    );
  });
});
