import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import type * as z from 'zod/mini';
import type { templateRow, updateTemplate } from '#core/contract/mail/templates.ts';
import { languages } from '#core/domain/language.ts';
import { mailKinds } from '#core/domain/mail/mail-kind.ts';
import type { Client } from '#server/testing/app.ts';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';
import { seedTemplates } from './seed-templates.ts';
import { fieldsOf, ok, openOffice } from '#server/testing/open-app.ts';

type Template = z.output<typeof templateRow>;
type Saved = z.output<(typeof updateTemplate)['answer']>;

const path = '/api/admin/email-templates';
const good = {
  name: 'Our confirmation',
  templateType: 'application_received',
  recipientType: 'applicant',
  subject: 'Thank you, {{firstName}}',
  htmlContent: '<h1>Hello</h1><p>Your number is {{reference}}.</p>',
};

const { app, staff } = await openOffice();
const dana = await makeStaff(app, { firstName: 'Dana', lastName: 'Desk' });

const clear = () => app.database.query('delete from email_templates');
const put = (id: number, payload: Record<string, unknown>, by: Client = staff) =>
  by.put(`${path}/${id}`, payload);
const create = async (changes: Record<string, unknown> = {}): Promise<Saved> =>
  ok(staff.post(path, { ...good, ...changes }), 201);
const stored = () =>
  app.rows<{ id: number; is_active: boolean }>(
    'select id, is_active from email_templates order by id',
  );
const lastAudit = async () =>
  (
    await app.rows<Record<string, unknown>>(
      'select action, entity, entity_id, before, after from audit_log order by id desc limit 1',
    )
  )[0]!;

test("the product's own templates become rows once, and deleted ones stay deleted", async () => {
  const all = mailKinds.length * languages.length;
  const made = await Promise.all([1, 2].map(() => seedTemplates({ db: app.database })));
  assert.deepEqual(made.toSorted(), [0, all]);
  const page = (await staff.get(`${path}?pageSize=100`)).json();
  assert.equal(page.total, all);
  assert.ok(page.items.every((item: Template) => item.isTextMade));
  const unused = page.items.filter((item: Template) => !item.isUsed);
  const types = new Set(unused.map((item: Template) => item.templateType));
  assert.deepEqual([...types], ['eligibility'], 'nothing sends it');
  const spanish = (await staff.get(`${path}?language=es&templateType=welcome`)).json();
  assert.deepEqual(fieldsOf(spanish.items, 'subject'), ['Le damos la bienvenida a {{lenderName}}']);
  await clear();
  assert.equal(await seedTemplates({ db: app.database }), 0);
  assert.deepEqual((await staff.get(path)).json().items, []);
});

test('a template is made, read, changed and deleted, each written down', async () => {
  await clear();
  const made = await create();
  assert.equal(made.language, 'en');
  assert.equal(made.isActive, true, 'new ones are active');
  assert.equal(made.textContent, 'Hello\n\nYour number is {{reference}}.');
  const { replaced: _, ...row } = made;
  assert.deepEqual((await staff.get(`${path}/${made.id}`)).json(), row);
  const created = await lastAudit();
  assert.deepEqual(
    [created['action'], created['entity'], created['entity_id']],
    ['template.create', 'email_template', made.id],
  );

  const renamed = await ok(put(made.id, { name: 'Renamed', htmlContent: '<p>{{greeting}}</p>' }));
  assert.equal(renamed.textContent, '{{greeting}}', 'the text is made again');
  assert.ok(renamed.updatedAt >= made.updatedAt);
  const changed = await lastAudit();
  assert.deepEqual(changed['after'], {
    name: 'Renamed',
    htmlContent: '<p>{{greeting}}</p>',
    textContent: '{{greeting}}',
    updatedAt: renamed.updatedAt,
  });

  const written = await put(made.id, { textContent: 'By hand' });
  assert.equal(written.json().isTextMade, false);
  const kept = await put(made.id, { htmlContent: '<p>Other</p>' });
  assert.equal(kept.json().textContent, 'By hand', 'a written text stays');
  const emptied = await put(made.id, { textContent: '' });
  assert.equal(emptied.json().textContent, 'Other');

  const remove = { method: 'DELETE', url: `${path}/${made.id}` } as const;
  assert.equal((await staff.send(remove)).statusCode, 204);
  assert.deepEqual(await stored(), []);
  assert.equal((await lastAudit())['action'], 'template.delete');
  assert.equal((await staff.send(remove)).statusCode, 404);
  assert.equal((await staff.get(`${path}/${made.id}`)).statusCode, 404);
  assert.equal((await put(made.id, { name: 'x' })).statusCode, 404);
});

test('one of a type, recipient and language is active, also when many are switched on at once', async () => {
  await clear();
  const first = await create();
  const other = await create({ language: 'es' });
  const second = await create({ name: 'Second' });
  assert.deepEqual(await stored(), [
    { id: first.id, is_active: false },
    { id: other.id, is_active: true },
    { id: second.id, is_active: true },
  ]);
  await Promise.all([first, second, first, second].map(({ id }) => put(id, { isActive: true })));
  const on = (await stored()).filter(({ is_active: isActive }) => isActive);
  assert.equal(on.length, 2, 'one in each language');
  await put(first.id, { isActive: true });
  const off = await put(first.id, { isActive: false });
  assert.deepEqual([off.statusCode, off.json().isUsed], [200, false]);
  assert.equal((await stored()).filter((row) => row.is_active).length, 1);
  await assert.rejects(
    app.database.query('update email_templates set is_active = true'),
    'the database itself refuses two',
  );
});

test('deleting the active one switches on again the one that it had switched off', async () => {
  await clear();
  const remove = (id: number) => staff.remove(`${path}/${id}`);
  const isOn = async () =>
    Object.fromEntries((await stored()).map((row) => [row.id, row.is_active]));
  const standing = await create({ name: 'Standing' });
  assert.equal(standing.replaced, null, 'it takes the place of the built-in text');
  const own = await create({ name: 'Own' });
  assert.equal(own.replaced, 'Standing');
  const last = await create({ name: 'Last', isActive: false });
  assert.equal(last.replaced, null);
  assert.equal((await ok(put(last.id, { isActive: true }))).replaced, 'Own');
  await remove(last.id);
  assert.deepEqual(await isOn(), { [standing.id]: false, [own.id]: true });
  const lines = await app.rows(
    `select before, after - 'updatedAt' as after from audit_log
       where entity_id = $1 order by id desc limit 1`,
    [own.id],
  );
  assert.deepEqual(lines, [{ before: { isActive: false }, after: { isActive: true } }]);
  await remove(own.id);
  assert.deepEqual(await isOn(), { [standing.id]: true });

  // One that is off takes nothing's place, and none comes back that has become another.
  const off = await create({ name: 'Off' });
  assert.equal((await ok(put(off.id, { isActive: false }))).replaced, null);
  await remove(off.id);
  assert.deepEqual(await isOn(), { [standing.id]: false }, 'staff had it off');
  await put(standing.id, { isActive: true });
  const spanish = await create({ name: 'Second' });
  await put(standing.id, { language: 'es' });
  await remove(spanish.id);
  assert.deepEqual(await isOn(), { [standing.id]: false }, 'in another language now');
});

test('the second of two editors gets the changes of the first, and may overwrite them', async () => {
  await clear();
  const { id, updatedAt } = await create();
  const theirs = { subject: 'Theirs', htmlContent: '<p>Theirs</p>', updatedAt };
  assert.equal((await put(id, theirs, dana)).statusCode, 200);
  const stored = await app.rows('select * from email_templates');
  const refused = await put(id, { subject: 'Mine', updatedAt });
  assert.equal(refused.statusCode, 409);
  assert.deepEqual(refused.json(), {
    message:
      'Dana Desk changed this template after you opened it: subject, HTML content, text content.',
    errors: ['subject', 'htmlContent', 'textContent'].map((field) => ({
      path: field,
      message: 'Dana Desk changed this in the meantime',
    })),
  });
  assert.deepEqual(await app.rows('select * from email_templates'), stored);
  const same = await put(id, { subject: 'Theirs', updatedAt });
  assert.equal(same.statusCode, 200, 'what is so already conflicts with nothing');
  const now = (await staff.get(`${path}/${id}`)).json().updatedAt;
  assert.equal((await put(id, { subject: 'Mine', updatedAt: now })).statusCode, 200);
  assert.equal((await put(id, { subject: 'Again' })).statusCode, 200, 'without it, it wins');
  assert.equal((await put(id, { updatedAt: 'yesterday' })).statusCode, 400);
});

test('one that was switched off because another was switched on has changed, too', async () => {
  await clear();
  const { id, updatedAt } = await create();
  assert.equal((await dana.post(path, { ...good, name: 'Second' })).statusCode, 201);
  const refused = await put(id, { name: 'First', updatedAt });
  assert.equal(refused.statusCode, 409);
  assert.equal(
    refused.json().message,
    'Dana Desk changed this template after you opened it: whether it is active.',
  );
  const lines = await app.rows(
    `select before, after - 'updatedAt' as after from audit_log
       where entity_id = $1 and action = 'template.update'`,
    [id],
  );
  assert.deepEqual(lines, [{ before: { isActive: true }, after: { isActive: false } }]);
});

test('of many edits that know the same moment one is taken', async () => {
  await clear();
  const { id, updatedAt } = await create();
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      put(id, { subject: `Subject ${n}`, updatedAt }, n % 2 ? staff : dana),
    ),
  );
  const codes = answers.map(({ statusCode }) => statusCode).sort();
  assert.deepEqual(codes, [200, ...Array.from({ length: 11 }, () => 409)]);
  const refused = answers.find(({ statusCode }) => statusCode === 409)!;
  assert.match(refused.json().message, /^(Dana Desk|admin) changed .*: subject\.$/);
});

test('a template for whom no mail of its type goes to is kept and said not to be used', async () => {
  await clear();
  const odd = await create({ recipientType: 'admin' });
  assert.deepEqual([odd.isActive, odd.isUsed], [true, false]);
});

describe('what is refused', () => {
  let id: number;
  beforeEach(async () => {
    await clear();
    ({ id } = await create());
  });
  const cases: [Record<string, unknown>, string, RegExp][] = [
    [{ name: '' }, 'name', /^Template name is required$/],
    [{ subject: ' ' }, 'subject', /^Subject is required$/],
    [{ htmlContent: '' }, 'htmlContent', /^HTML content is required$/],
    [{ htmlContent: '<br>', textContent: '' }, 'textContent', /^Text content is required$/],
    [{ subject: 'a\r\nBcc: b@c.co' }, 'subject', /unusual characters/],
    [{ subject: '{{firstNme}}' }, 'subject', /“firstNme”. Did you mean “firstName”\?/],
    [{ htmlContent: '<p>{{password}}</p>' }, 'htmlContent', /no variable “password”/],
    [{ textContent: 'Hi {{firstName' }, 'textContent', /braces.*“firstName”/],
    [{ templateType: 'newsletter' }, 'templateType', /not valid/],
    [{ recipientType: 'everybody' }, 'recipientType', /not valid/],
    [{ language: 'fr' }, 'language', /not valid/],
    [{ htmlContent: 'x'.repeat(100_001) }, 'htmlContent', /too long/],
    [{ isActive: 'yes' }, 'isActive', /not valid/],
  ];
  test('is reported at its field, and the table is unchanged', async () => {
    const rows = await app.rows('select * from email_templates');
    for (const [change, field, message] of cases) {
      for (const answer of [
        await staff.post(path, { ...good, ...change }),
        await put(id, change),
      ]) {
        assert.equal(answer.statusCode, 400, JSON.stringify(change));
        const [error] = answer.json().errors;
        assert.equal(error.path, field, JSON.stringify(change));
        assert.match(error.message, message);
      }
    }
    // A kind of mail without the variables of the template.
    const moved = await put(id, { templateType: 'welcome' });
    assert.match(moved.json().errors[0].message, /no variable “reference”/);
    assert.deepEqual(await app.rows('select * from email_templates'), rows);
  });
});
