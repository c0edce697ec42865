import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { leadReference } from '#core/domain/leads/lead-reference.ts';
import {
  checkSums,
  filesOf,
  jsonOf,
  withChangedByte,
} from '#server/testing/archive/archive-sums.ts';
import {
  applyWithoutScript,
  forms,
  keptPagesOf,
  phone,
  sayingSite,
  scriptlessOffice,
  scriptlessVisitor,
  untilKept,
} from '#server/testing/archive/personal-pages.ts';
import { makeSessionId } from '#server/testing/factories.ts';
import { visitorOfNotices } from '#server/testing/sessions/notices.ts';
import { composePages } from './compose.ts';
import { fieldsOf } from '#server/testing/open-app.ts';

interface Shown {
  at: string;
  page: string;
  isMadeForOne?: true;
  lastAt?: string;
  times?: number;
  file?: string | null;
  sha256?: string;
  isWhole?: boolean;
}

describe('pages that were made for one person', async () => {
  const { app, staff, log } = await scriptlessOffice({ pages: composePages(sayingSite) });
  const { ofLead, ofTab } = keptPagesOf(app);
  after(() => app.dispose());

  const applicant = (changes = {}) => applyWithoutScript(app, changes);
  async function archive(id: number) {
    const answer = await staff.get(`/api/admin/leads/${id}/archive`);
    assert.equal(answer.statusCode, 200, answer.body);
    const files = filesOf(answer.rawPayload);
    const shown = jsonOf<Shown[]>(files, 'pages.json');
    const text = ({ file }: Shown) => Buffer.from(files[file!]!).toString();
    return { files, shown, text, bytes: answer.rawPayload };
  }
  /** Pages are kept one after the other: with those of someone else, all before are. */
  const settled = () => applicant();

  test('are in the archive word for word, but for the secrets of links', async () => {
    const { id, token, pages, sessionId } = await applicant();
    const { shown, text, files, bytes } = await archive(id);
    assert.deepEqual(
      shown.map(({ page, isMadeForOne, times, isWhole }) => [page, isMadeForOne, times, isWhole]),
      ['/calculator', '/qualify', '/thank-you', '/my'].map((page) => [page, true, 1, true]),
    );
    const served = [pages.calculated, pages.checked, pages.confirmed, pages.own];
    assert.deepEqual(
      shown.map(text),
      served.map(({ body }) => body.replaceAll(token, '[secret]')),
    );
    assert.ok(pages.own.body.includes(token) && !text(shown[3]!).includes(token));
    assert.ok(text(shown[2]!).includes(`ñ ${leadReference(id)}</a>`));
    assert.ok(text(shown[0]!).includes(sessionId));
    const whole = await checkSums(files);
    assert.ok(whole.isRight, whole.said);
    for (const { file, sha256 } of shown) {
      assert.ok(whole.said.includes(`${file}: OK`));
      assert.ok(file!.includes(sha256!.slice(0, 16)));
      const { isRight, said } = await checkSums(withChangedByte(files, file!));
      assert.deepEqual([isRight, said.includes(`${file}: FAILED`)], [false, true]);
    }
    assert.ok((await archive(id)).bytes.equals(bytes), 'the same state makes the same bytes');
  });

  test('carry the code of the link that was followed, as they were served', async () => {
    const sessionId = makeSessionId();
    const { body } = await scriptlessVisitor(app).post('/calculator?ref=CODE123', {
      ...forms.calculator,
      sessionId,
    });
    assert.match(body, /ref=CODE123/);
    await untilKept(app, `session_id = '${sessionId}'`, 1);
    const { id } = await applicant({ sessionId });
    const { shown, text } = await archive(id);
    assert.ok(shown.some((one) => one.page === '/calculator' && text(one) === body));
  });

  test('take no byte when they are shown again, and few when little of them differs', async () => {
    const { id, token, visitor } = await applicant();
    for (let view = 0; view < 3; view += 1) {
      await visitor.get(`/my/${token}?lang=en`);
    }
    await untilKept(app, `lead_id = ${id} and path = '/my' and times = 4`, 1);
    assert.equal(await ofLead(id), 2);
    const { statusCode } = await visitor.post(`/my/${token}/choose?lang=en`, { sms: 'off' });
    assert.equal(statusCode, 303);
    const { body } = await visitor.get(`/my/${token}?saved=off&lang=en`);
    await untilKept(app, `lead_id = ${id} and path = '/my'`, 2);
    const { shown, text } = await archive(id);
    const [, second] = shown.filter(({ page }) => page === '/my');
    assert.equal(text(second!), body.replaceAll(token, '[secret]'));
    const [sizes] = await app.rows<{ first: number; later: number }>(
      `select max(octet_length(html)) filter (where first_id is null) as first,
           max(octet_length(html)) filter (where first_id is not null) as later
         from personal_pages where path = '/my' and lead_id = $1`,
      [id],
    );
    assert.ok(sizes!.later < 200, `${sizes!.later} after ${sizes!.first}`);
  });

  test('of a link for someone else hold neither of its secrets', async () => {
    const { id, token, visitor } = await applicant();
    const made = await visitor.post(`/my/${token}/share?lang=en`, {});
    const [, link] = /"shared":"[^"]*\/my\/([\w-]{43})/.exec(made.body)!;
    await untilKept(app, `lead_id = ${id} and path = '/my'`, 2);
    const other = scriptlessVisitor(app);
    await other.post(`/my/${link}/open`, { phoneLast4: phone.slice(-4) });
    const read = await other.get(`/my/${link}?lang=en`);
    assert.match(read.body, /"isReadOnly":true/);
    await visitor.get(`/my/${token}?lang=pt`);
    await untilKept(app, `lead_id = ${id} and path = '/my'`, 3);
    const { files, shown, text } = await archive(id);
    const kept = shown.filter(({ page }) => page === '/my').map(text);
    assert.ok(!kept.some((page) => page.includes('"isReadOnly":true')), 'nor what they read');
    const all = Object.values(files).map((file) => Buffer.from(file).toString());
    assert.ok(!all.some((file) => file.includes(link!) || file.includes(token)));
  });

  test('with a notice hold no secret of its form, and its answer is kept as well', async () => {
    await visitorOfNotices(app);
    const sessionId = makeSessionId();
    const visitor = scriptlessVisitor(app);
    const mobileNumber = '(503) 555-0171';
    const said = { ...forms.check, creditScore: 'Below 580', mobileNumber, sessionId };
    const checked = await visitor.post('/qualify', said);
    const [, token] = /"token":"([^"]+)"/.exec(checked.body)!;
    const answered = await visitor.post('/eligibility-results', {
      token,
      postalAddress: '12 Main Street, Portland, OR 97204',
    });
    assert.match(answered.body, /"way":"letter"/);
    await untilKept(app, `session_id = '${sessionId}'`, 2);
    await app.setTerm('negativeAnswer', 'information');
    const { id } = await applicant({ sessionId, phone: mobileNumber });
    const { shown, text } = await archive(id);
    const bodies = shown.map(text);
    assert.ok(bodies.includes(checked.body.replaceAll(token!, '[secret]')));
    assert.ok(bodies.includes(answered.body));
    assert.ok(!bodies.some((body) => body.includes(token!)));
  });

  test('are not those of another person in the same tab', async () => {
    const sessionId = makeSessionId();
    const visitor = scriptlessVisitor(app);
    await visitor.post('/qualify', { ...forms.check, name: 'Bo Diaz', sessionId });
    const number = '(503) 555-0188';
    await visitor.post('/qualify', { ...forms.check, mobileNumber: number, sessionId });
    await untilKept(app, `session_id = '${sessionId}'`, 2);
    const { id } = await applicant({ sessionId, phone: number });
    const { shown, text } = await archive(id);
    const checks = shown.filter(({ page }) => page === '/qualify').map(text);
    assert.equal(checks.length, 1);
    assert.match(checks[0]!, /555-0188/);
  });

  test('are told to the person who asks what is kept', async () => {
    const { visitor, token } = await applicant();
    const file = await visitor.get(`/api/my/${token}/download`);
    assert.equal(file.statusCode, 200, file.body);
    const { kept } = file.json<{ kept: Record<string, { path: string; sha256: string }[]> }>();
    assert.deepEqual(
      kept['personal_pages']!.map(({ path, sha256 }) => [path, sha256.length]).toSorted(),
      ['/calculator', '/my', '/qualify', '/thank-you'].map((path) => [path, 64]),
    );
  });

  test('are not kept of a form that was refused, nor where no one is known', async () => {
    const before = await app.count('personal_pages');
    const visitor = scriptlessVisitor(app);
    const sessionId = makeSessionId();
    const refused = [
      await visitor.post('/qualify', { ...forms.check, mobileNumber: '12', sessionId }),
      await visitor.post('/calculator', { ...forms.calculator, homePrice: '', sessionId }),
      await visitor.post('/apply', { ...forms.application, email: 'none', sessionId }),
    ];
    assert.deepEqual(fieldsOf(refused, 'statusCode'), [422, 422, 422]);
    await visitor.post('/', { propertyState: 'TX' });
    await visitor.get('/my');
    await visitor.get('/my/link');
    const { token } = await applicant();
    await scriptlessVisitor(app).get(`/my/${token}`);
    await settled();
    assert.equal(await app.count('personal_pages'), before + 8, 'those of two applicants');
    assert.equal(await ofTab(sessionId), 0);
  });

  test('of a confirmation are kept for the browser alone that proves whose it is', async () => {
    const { id } = await applicant();
    const stranger = (cookie: string) =>
      app.get(`/thank-you?leadId=${id}`, { cookie, 'sec-fetch-site': 'same-origin' });
    const other = await applicant();
    for (const cookie of [
      `applied=${id}`,
      `applied=${id}; my=${'a'.repeat(43)}.${'b'.repeat(43)}`,
      other.cookie.replace(/applied=\d+/, `applied=${id}`),
    ]) {
      assert.equal((await stranger(`${cookie}; lang=es`)).statusCode, 200);
    }
    await settled();
    assert.deepEqual([await ofLead(id), await ofLead(other.id)], [2, 2]);
    assert.deepEqual(log.splice(0), []);
  });
});
