import type { Page, Route } from '@playwright/test';
import { openCrm, readLead } from './support/crm.ts';
import { newLead } from './support/new-lead.ts';
import { expect, test } from './support/test.ts';
import { timersHaveRun } from './support/visitor.ts';

const conflict = /status of 409 .*\/api\/admin\/leads/;

async function startEditing(desk: Page) {
  await desk.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = desk.getByRole('dialog', { name: 'Edit Lead' });
  const save = async () => dialog.getByRole('button', { name: 'Save changes' }).click();
  return { dialog, save };
}

test(
  'of two people who edit one lead the second reads what changed and by whom, and loses nothing',
  { tag: '@desktop' },
  async ({ staff, newVisitor, product, errors }) => {
    errors.expect(conflict);
    const { id } = await newLead(staff, 'Tessa');
    const open = async () =>
      openCrm(await newVisitor(), staff, product.origin, `/admin/contact/${id}`);
    const [one, two] = [await open(), await open()];
    const first = await startEditing(one);
    const second = await startEditing(two);
    await first.dialog.getByLabel('Phone').fill('5125550111');
    await first.dialog.getByLabel('First name').fill('Theresa');
    await first.dialog.getByLabel('Home price').fill('510000');
    await second.dialog.getByLabel('Phone').fill('5125550222');
    await second.dialog.getByLabel('Current address').fill('77 Typed Street');
    await second.dialog.getByLabel('Home price').fill('520000');
    await first.save();
    await expect(first.dialog).toBeHidden();
    await second.save();

    const told = second.dialog.getByRole('alert');
    await expect(told).toContainText(
      'admin changed this lead after you opened it: first name, phone, home price.',
    );
    await expect(told).toContainText('Now: (512) 555-0111');
    await expect(told).toContainText('You typed: (512) 555-0222');
    await expect(told).toContainText('Now: $510,000You typed: $520,000');
    await expect(second.dialog.getByLabel('Current address')).toHaveValue('77 Typed Street');
    // The news are polled every few seconds: the first page must not hear of this before its next
    // edit.
    await one.route(/\/api\/admin\/news/, () => undefined);
    await told.getByRole('button', { name: 'Save what I typed' }).click();
    await expect(second.dialog).toBeHidden();
    const kept = await readLead(staff, id);
    expect([kept.firstName, kept.phone, kept.currentAddress]).toEqual([
      'Theresa',
      '(512) 555-0222',
      '77 Typed Street',
    ]);

    // The other way on: the form has the colleague's value and the rest of the typed text.
    const third = await startEditing(one);
    await third.dialog.getByLabel('Phone').fill('5125550333');
    await third.dialog.getByLabel('Last name').fill('Married');
    await third.save();
    await third.dialog.getByRole('button', { name: 'Use theirs' }).click();
    await expect(third.dialog.getByLabel('Phone')).toHaveValue('(512) 555-0222');
    await expect(third.dialog.getByLabel('Last name')).toHaveValue('Married');
    await third.save();
    await expect(third.dialog).toBeHidden();
    const taken = await readLead(staff, id);
    expect([taken.lastName, taken.phone]).toEqual(['Married', '(512) 555-0222']);

    // Changes of different fields do not conflict: both are kept.
    const fourth = await startEditing(two);
    await fourth.dialog.getByLabel('Current address').fill('78 Apart Street');
    await fetch(`${product.origin}/api/admin/leads/${id}`, {
      method: 'PUT',
      headers: { cookie: staff.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ phone: '5125550444' }),
    });
    await fourth.save();
    await expect(fourth.dialog).toBeHidden();
    const both = await readLead(staff, id);
    expect([both.lastName, both.phone, both.currentAddress]).toEqual([
      'Married',
      '(512) 555-0444',
      '78 Apart Street',
    ]);
  },
);

test(
  'a status set meanwhile by a colleague is not overwritten; other changes do not conflict',
  { tag: '@desktop' },
  async ({ staff, newVisitor, product, errors }) => {
    errors.expect(conflict);
    const { id } = await newLead(staff, 'Stacy');
    const url = `${product.origin}/api/admin/leads/${id}`;
    const put = async (body: object) =>
      fetch(url, {
        method: 'PUT',
        headers: { cookie: staff.cookie, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    // This journey decides when the page's news call is answered.
    const context = await newVisitor();
    const held: Route[] = [];
    let isHeard = false;
    await context.route(/\/api\/admin\/news/, async (route) => {
      if (isHeard) {
        await route.continue();
      } else {
        held.push(route);
      }
    });
    const desk = await openCrm(context, staff, product.origin, `/admin/contact/${id}`);
    const status = (shown: string) => desk.getByRole('combobox', { name: `Status: ${shown}` });
    const option = (name: string) => desk.getByRole('option', { name, exact: true });
    const choose = async (from: string, to: string) => {
      await status(from).click();
      await option(to).click();
    };
    await expect(status('New')).toBeVisible();
    await put({ lastName: 'Elsewhere' });
    // It is shown at once; the journey waits until it is saved.
    const saved = desk.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && answer.ok(),
    );
    await choose('New', 'Contacted');
    await saved;
    await expect(status('Contacted')).toBeEnabled();
    await expect(desk.getByRole('heading', { level: 1 })).toContainText('Elsewhere');

    await put({ status: 'Do Not Contact' });
    await choose('Contacted', 'Approved');
    const refused = desk.getByRole('heading', { name: 'Failed to update contact information' });
    await expect(refused).toBeVisible();
    const changed = desk.getByRole('alert').filter({ hasText: 'admin changed this lead' });
    await expect(changed.first()).toBeVisible();
    await expect(status('Do Not Contact')).toBeVisible();
    expect((await readLead(staff, id)).status).toBe('Do Not Contact');

    // Nor a change that arrives while the list is open: the choice began before.
    const told = desk.waitForResponse(/\/api\/admin\/news/);
    isHeard = true;
    await Promise.all(held.map((route) => route.continue()));
    await told;
    await status('Do Not Contact').click();
    await expect(option('Approved')).toBeVisible();
    // A change within two seconds after the tab's own would count as its own.
    await timersHaveRun(desk, 2_000);
    await put({ status: 'Not Qualified' });
    await desk.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(status('Not Qualified')).toBeVisible();
    const answer = desk.waitForResponse((response) => response.request().method() === 'PUT');
    await option('Approved').click();
    expect((await answer).status()).toBe(409);
    await expect(status('Not Qualified')).toBeEnabled();
    expect((await readLead(staff, id)).status).toBe('Not Qualified');
  },
);

test(
  'nor is a template, an affiliate or a draft of the terms: their version is shown beside what was typed',
  { tag: '@desktop' },
  async ({ staff, newVisitor, product, errors }) => {
    errors.expect(/status of 409 .*\/api\/admin\/(email-templates|affiliates|programme)/);
    const ask = async (method: string, path: string, body: object) => {
      const answer = await fetch(`${product.origin}/api/admin/${path}`, {
        method,
        headers: { cookie: staff.cookie, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect(answer.ok, `${method} ${path}`).toBe(true);
      return (await answer.json()) as { id: number; updatedAt: string };
    };
    const read = (path: string) => staff.get<Record<string, unknown>>(`/api/admin/${path}`);
    const desk = await openCrm(await newVisitor(), staff, product.origin);
    const told = desk.getByRole('alert');
    const open = (path: string) => desk.goto(`${product.origin}${path}`);

    const template = await ask('POST', 'email-templates', {
      name: 'Edited by two',
      subject: 'Hello',
      htmlContent: '<p>Hello</p>',
      isActive: false,
    });
    await open(`/admin/dashboard?tab=templates&template=${template.id}`);
    await desk.getByLabel('Subject').fill('Mine');
    await ask('PUT', `email-templates/${template.id}`, {
      subject: 'Theirs',
      htmlContent: '<p>Theirs</p>',
    });
    await desk.getByRole('button', { name: 'Save changes' }).click();
    await expect(told).toContainText(
      'admin changed this template after you opened it: subject, HTML content, text content.',
    );
    await expect(told).toContainText('Now: Theirs');
    await expect(told).toContainText('You typed: Mine');
    await told.getByRole('button', { name: 'Save what I typed' }).click();
    await expect(desk.getByText('Template updated')).toBeVisible();
    const saved = await read(`email-templates/${template.id}`);
    expect([saved['subject'], saved['htmlContent']]).toEqual(['Mine', '<p>Theirs</p>']);

    const partner = await ask('POST', 'affiliates', {
      firstName: 'Petra',
      lastName: 'Edited',
      email: `petra.${template.id}@example.com`,
    });
    await open(`/admin/affiliates/${partner.id}`);
    await desk.getByRole('button', { name: 'Edit', exact: true }).click();
    const dialog = desk.getByRole('dialog', { name: 'Edit Affiliate' });
    await dialog.getByLabel('Company').fill('My Homes');
    await dialog.getByLabel('Phone').fill('5125550222');
    await ask('PUT', `affiliates/${partner.id}`, { company: 'Their Homes' });
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(told).toContainText('admin changed this affiliate after you opened it: company.');
    await told.getByRole('button', { name: 'Use theirs' }).click();
    await expect(dialog.getByLabel('Company')).toHaveValue('Their Homes');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog).toBeHidden();
    const kept = await read(`affiliates/${partner.id}`);
    expect([kept['company'], kept['phone']]).toEqual(['Their Homes', '5125550222']);

    const values = { effectiveFrom: '2031-01-01', source: 'Memo 1', basis: null };
    const draft = await ask('POST', 'programme/rules', {
      ...values,
      terms: { familiesHelped: 900 },
    });
    await open(`/admin/programme/${draft.id}`);
    await desk.getByLabel('Source').fill('My memo');
    await ask('PUT', `programme/rules/${draft.id}`, {
      ...values,
      terms: { familiesHelped: 901 },
      updatedAt: draft.updatedAt,
    });
    // The draft and its baseline survive a reload.
    await desk.reload();
    await expect(desk.getByLabel('Source')).toHaveValue('My memo');
    await desk.getByRole('button', { name: 'Save the draft' }).click();
    // Untouched fields do not conflict.
    await expect(desk.getByText('The draft is saved')).toBeVisible();
    const stored = await read(`programme/rules/${draft.id}`);
    expect([stored['source'], stored['terms']]).toEqual(['My memo', { familiesHelped: 901 }]);
    // An open page would request the deleted draft's preview.
    await desk.close();
    await fetch(`${product.origin}/api/admin/programme/rules/${draft.id}`, {
      method: 'DELETE',
      headers: { cookie: staff.cookie },
    });
  },
);
