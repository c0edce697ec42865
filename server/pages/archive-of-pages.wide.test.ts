import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { purgeExpired } from '#server/features/operations/retention/purge-expired.ts';
import {
  checkSums,
  filesOf,
  jsonOf,
  withChangedByte,
} from '#server/testing/archive/archive-sums.ts';
import { commissionOffice } from '#server/testing/commission-office.ts';
import { makeLeadBody, makeSessionId } from '#server/testing/factories.ts';
import { fakeSite } from '#server/testing/fake-site.ts';
import { composePages } from './compose.ts';
import { fieldsOf, ok, openOffice } from '#server/testing/open-app.ts';

// As long as a page is, and as hard to compress.
const words = Array.from({ length: 3000 }, (_, at) => (at * 7919) % 10_007).join(' ');
const site = fakeSite(
  ({ page, language, terms }) =>
    `<!doctype html><html lang="${language}"><title>${page}</title><p>${words}</p><p>${terms.minCreditScore} ñ</p></html>`,
);

type Shown = {
  at: string;
  page: string;

  file?: string;
  sha256?: string;
  isWhole?: boolean;
};

describe('the archive of a lead', async () => {
  const { app, staff } = await openOffice({ pages: composePages(site) });

  const keptPages = () => app.count('served_pages');
  /** Pages are kept after their first visitor has gone on. */
  async function untilKept(count: number): Promise<void> {
    while ((await keptPages()) < count) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
  /** Opens a page as a browser does, which tells of it by the name that the page bears. */
  async function visit(sessionId: string, url: string) {
    const { rawPayload, body } = await app.get(url);
    const [, name] = /<html[^>]* id="([\w-]{8})"/.exec(body)!;
    const step = { sessionId, page: new URL(url, 'http://x').pathname, action: 'page_view' };
    await ok(app.post('/api/track-interaction', { ...step, data: { shown: name } }));
    return rawPayload;
  }
  /** Changes a row that the database refuses to change. */
  const changeStored = (text: string, values: unknown[]) =>
    app.database.transaction(async (tx) => {
      await tx.query('set local session_replication_role = replica');
      await tx.query(text, values);
    });
  const zipOf = (id: number, client = staff) => client.get(`/api/admin/leads/${id}/archive`);
  async function archive(id: number) {
    const answer = await zipOf(id);
    assert.equal(answer.statusCode, 200, answer.body);
    const files = filesOf(answer.rawPayload);
    const json = <T>(name: string) => jsonOf<T>(files, name);
    return { bytes: answer.rawPayload, files, json, shown: json<Shown[]>('pages.json') };
  }
  async function apply(sessionId: string, changes = {}): Promise<number> {
    return (await ok(app.post('/api/leads', makeLeadBody({ sessionId, ...changes })), 201)).id;
  }

  test('a page is kept once, however many saw it; another version is kept beside it', async () => {
    for (let visitor = 0; visitor < 5; visitor += 1) {
      await visit(makeSessionId(), '/?lang=en');
    }
    await untilKept(1);
    await visit(makeSessionId(), '/?lang=es');
    await untilKept(2);
    await app.setTerm('minCreditScore', 645);
    await visit(makeSessionId(), '/?lang=en');
    await untilKept(3);
    await app.setTerm('minCreditScore', 646);
    await visit(makeSessionId(), '/?lang=en');
    await untilKept(4);
    await app.setTerm('minCreditScore', 645);
    await app.database.query(`update served_pages set last_served_at = '2026-01-01Z'`);
    await visit(makeSessionId(), '/?lang=en');
    const fresh = `served_pages where last_served_at > '2026-01-02Z'`;
    while ((await app.count(fresh)) === 0) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    assert.equal(await keptPages(), 4, 'what comes back is the page that there was');
    const [sizes] = await app.rows<{ whole: number; versions: number; most: number }>(
      `select min(octet_length(html)) filter (where base is null) as whole,
           count(base)::int as versions, max(octet_length(html)) filter (where base is not null) as most
         from served_pages where path = '/'`,
    );
    const { whole, versions, most } = sizes!;
    assert.equal(versions, 2, 'other versions are kept as what differs');
    assert.ok(most < whole / 20, `${most} of ${whole}`);
    for (const change of [`html = ''`, `name = 'another'`]) {
      const sql = `update served_pages set ${change}`;
      await assert.rejects(app.database.query(sql), { code: '23001' }, change);
    }
  });

  test('a page that could not be stored is stored later', async () => {
    const before = await keptPages();
    await app.database.query('alter table served_pages rename to not_here');
    await app.get('/calculator');
    await app.get('/privacy');
    await app.database.query('alter table not_here rename to served_pages');
    await app.get('/terms');
    await untilKept(before + 3);
  });

  test('holds the very bytes of both visits of a person, and nothing of another one', async () => {
    const sessions = [makeSessionId(), makeSessionId(), makeSessionId()] as const;
    const first = await visit(sessions[0], '/?lang=es');
    await visit(sessions[2], '/marketing');
    await app.setTerm('minCreditScore', 655);
    const second = await visit(sessions[1], '/apply');
    const phone = '(503) 555-0155';
    const id = await apply(sessions[0], { phone });
    const otherId = await apply(sessions[1], { phone });
    await apply(sessions[2]);
    await ok(staff.post(`/api/admin/leads/${id}/merge`, { otherId, fields: {} }));
    while ((await app.count(`served_pages where path = '/apply'`)) === 0) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    const { files, shown, bytes } = await archive(otherId);
    assert.deepEqual(fieldsOf(shown, 'page'), ['/', '/apply']);
    assert.deepEqual(
      shown.map(({ file }) => Buffer.from(files[file!]!).toString('latin1')),
      [first.toString('latin1'), second.toString('latin1')],
    );
    assert.ok((await archive(id)).bytes.equals(bytes), 'the same state makes the same bytes');
  });

  test('tells figures, terms, consents, mails, attempts, credit, ledger and notes', async () => {
    const office = commissionOffice(app, staff);
    const affiliate = await office.makeAffiliate();
    const sessionId = makeSessionId();
    const home = { homePrice: 400_000, electricBill: 210, propertyState: 'TX' };
    const estimate = { ...home, creditScore: '700-739', sessionId };
    assert.equal((await app.post('/api/calculate-savings', estimate)).statusCode, 200);
    const id = await apply(sessionId, { referralCode: affiliate.referralCode });
    await office.edit(id, { status: 'Qualified' });
    await staff.post('/api/notes', { leadId: id, content: 'Asked for the garden' });
    const call = { outcome: 'reached', note: 'Wants a quote', override: 'They asked for it' };
    assert.equal((await staff.post(`/api/admin/leads/${id}/calls`, call)).statusCode, 201);
    const mail = { subject: 'Your quote', text: 'Here it is.\nÑandú', override: 'Asked for it' };
    await ok(staff.post(`/api/admin/leads/${id}/emails`, mail), 201);
    const { files, json } = await archive(id);
    const text = (name: string) => Buffer.from(files[name]!).toString();
    const { calculations } = json<{ calculations: { home_price: number }[] }>('figures.json');
    assert.deepEqual(fieldsOf(calculations, 'home_price'), [400_000]);
    const [application] = json<{ terms_version: string }[]>('application.json');
    const terms = json<Record<string, { terms: Record<string, unknown> }>>('terms.json');
    assert.equal(terms[application!.terms_version]!.terms['minCreditScore'], 655);
    const { consents } = json<{ consents: { text: string }[] }>('consents.json');
    assert.ok(consents[0]!.text.length > 100);
    assert.match(text('attempts.json'), /Wants a quote/);
    assert.match(text('notes.json'), /Asked for the garden/);
    assert.match(text('history.json'), /Qualified/);
    assert.match(text('credit.json'), new RegExp(affiliate.referralCode));
    const { lines } = json<{ lines: { kind: string; amountCents: number }[] }>('ledger.json');
    assert.deepEqual(
      lines.map(({ kind, amountCents }) => [kind, amountCents > 0]),
      [['accrual', true]],
    );
    const mails = json<{ subject: string; text: string }[]>('mails.json');
    const quote = mails.find(({ subject }) => subject === 'Your quote');
    assert.ok(quote, text('mails.json'));
    assert.match(text(quote.text), /Here it is\.\nÑandú/);
  });

  test('with one changed byte is refused by sha256sum', async () => {
    const sessionId = makeSessionId();
    await visit(sessionId, '/?lang=es');
    const { files, shown } = await archive(await apply(sessionId));
    const names = Object.keys(files).filter((name) => name !== 'SHA256SUMS');
    const whole = await checkSums(files);
    assert.ok(whole.isRight, whole.said);
    assert.equal(whole.said.match(/: OK$/gm)!.length, names.length, 'every file is listed');
    for (const name of ['ledger.json', shown[0]!.file!]) {
      const { isRight, said } = await checkSums(withChangedByte(files, name));
      assert.equal(isRight, false);
      assert.ok(said.includes(`${name}: FAILED`), said);
    }
  });

  test('outlives the visit by the months of the pages, and says of a changed page that it is', async () => {
    const sessionId = makeSessionId();
    const served = await visit(sessionId, '/?lang=es');
    const id = await apply(sessionId);
    const { shown } = await archive(id);
    const age = (months: number) =>
      app.database.query(
        `update interactions set created_at = created_at - interval '${months} months'
           where session_id = $1`,
        [sessionId],
      );
    await changeStored(
      `update served_pages set first_served_at = now() - interval '15 months' where hash = $1`,
      [Buffer.from(shown[0]!.sha256!, 'hex')],
    );
    await age(14);
    await purgeExpired(app.app.services);
    assert.equal(await app.count(`interactions where session_id = '${sessionId}'`), 0);
    const later = await archive(id);
    assert.deepEqual(fieldsOf(later.shown, 'file'), [shown[0]!.file]);
    assert.ok(served.equals(later.files[shown[0]!.file!]!));
    const [kept] = await app.rows(`select name, html from served_pages where hash = $1`, [
      Buffer.from(shown[0]!.sha256!, 'hex'),
    ]);
    const alter = (html: unknown) =>
      changeStored('update served_pages set html = $1 where name = $2', [html, kept!['name']]);
    await alter(Buffer.from('nothing'));
    const changed = await archive(id);
    assert.deepEqual([changed.shown[0]!.file, changed.shown[0]!.isWhole], [null, false]);
    assert.equal(Object.keys(changed.files).filter((name) => /^pages\//.test(name)).length, 0);
    await alter(kept!['html']);
    await app.database.query(
      `update lead_pages set seen_at = now() - interval '24 months 1 day' where lead_id = $1`,
      [id],
    );
    await purgeExpired(app.app.services);
    assert.deepEqual((await archive(id)).shown, []);
  });

  test('pages go two years after they were last served', async () => {
    const before = await keptPages();
    const old = `where path in ('/privacy', '/terms')`;
    const young = `where path = '/calculator'`;
    const at = (months: string) => `last_served_at = now() - interval '${months}'`;
    await app.database.query(`update served_pages set ${at('24 months 1 day')} ${old}`);
    await app.database.query(`update served_pages set ${at('23 months')} ${young}`);
    await purgeExpired(app.app.services);
    assert.equal(await keptPages(), before - 2);
    await app.database.query(
      `update served_pages set ${at('24 months 1 day')} where path = '/' and base is null`,
    );
    await purgeExpired(app.app.services);
    const bases = () =>
      app.count(`served_pages where path = '/' and language = 'en' and base is null`);
    assert.equal(await bases(), 1, 'younger pages are read with it');
    await app.database.query(`update served_pages set ${at('24 months 1 day')} where path = '/'`);
    await purgeExpired(app.app.services);
    await purgeExpired(app.app.services);
    assert.equal(await bases(), 0);
  });

  test('leaves a line, and there is none of a lead that is not there', async () => {
    const id = await apply(makeSessionId());
    await archive(id);
    assert.equal((await zipOf(id + 1000)).statusCode, 404);
    const lines = await app.rows(
      `select 1 from audit_log where action = 'lead.archive' and entity_id = $1`,
      [id],
    );
    assert.equal(lines.length, 1);
  });
});
