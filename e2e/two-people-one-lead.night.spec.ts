import type { Route } from '@playwright/test';
import { openCrm, readLead } from './support/crm.ts';
import { newLead } from './support/new-lead.ts';
import { expect, test } from './support/test.ts';
import { timersHaveRun } from './support/visitor.ts';

const conflict = /status of 409 .*\/api\/admin\/leads/;

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
