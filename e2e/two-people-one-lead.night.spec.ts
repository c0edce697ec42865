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
    await told.getByRole('button', { name: 'Save what I typed' }).click();
    await expect(second.dialog).toBeHidden();
    const kept = await readLead(staff, id);
    expect([kept.firstName, kept.phone, kept.currentAddress]).toEqual([
      'Theresa',
      '(512) 555-0222',
      '77 Typed Street',
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
