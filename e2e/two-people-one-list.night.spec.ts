import type { Page } from '@playwright/test';
import { signInStaff } from '#server/testing/sessions/staff-session.ts';
import { expectToHear, nobodySignedIn, openCrm } from './support/crm.ts';
import { newLead } from './support/new-lead.ts';
import { adminPassword, expect, test } from './support/test.ts';

// A tab polls every few seconds, and at once when it becomes visible.
const lookAgain = (desk: Page) =>
  desk.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));

test(
  'two people at one list: a change of one is shown to the other in place, and new leads are offered',
  { tag: '@desktop' },
  async ({ staff, newVisitor, product, errors }) => {
    errors.expect(
      nobodySignedIn,
      /status of 401 .*\/api\/admin\//,
      /ERR_INTERNET_DISCONNECTED|Failed to load resource/,
    );
    const { id, lastName, name } = await newLead(staff, 'Listed');
    const list = `/admin/dashboard?tab=leads&q=${lastName.slice(0, 10)}`;
    const context = await newVisitor();
    // A separate session: it is ended below, and the other journeys keep theirs.
    const own = await signInStaff(product.origin, adminPassword);
    const desk = await openCrm(context, own, product.origin, `${list}&status=New`);
    const row = desk.getByRole('row').filter({ hasText: name });
    const rows = desk.getByRole('row').filter({ has: desk.getByRole('link') });
    await expect(row).toContainText('New');
    await expectToHear(desk);
    const order = await rows.allTextContents();

    // A colleague changes the lead: it stays in place, although the filter no longer matches.
    const put = async (changes: object) => {
      const answer = await fetch(`${product.origin}/api/admin/leads/${id}`, {
        method: 'PUT',
        headers: { cookie: colleague.cookie, 'content-type': 'application/json' },
        body: JSON.stringify(changes),
      });
      expect(answer.status).toBe(200);
    };
    const colleague = await signInStaff(product.origin, adminPassword);
    await put({ status: 'Contacted' });
    await lookAgain(desk);
    await expect(row).toContainText('Contacted');
    expect(await rows.count()).toBe(order.length);

    // New leads are offered; nothing moves until the offer is accepted.
    const { name: later } = await newLead(staff, 'Later');
    const { name: latest } = await newLead(staff, 'Latest');
    await lookAgain(desk);
    await expect(desk.getByText('2 new leads')).toBeVisible();
    await expect(desk.getByRole('link', { name: later })).toBeHidden();
    await desk.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(desk.getByRole('link', { name: latest })).toBeVisible();
    await expect(desk.getByText('2 new leads')).toBeHidden();
    await expect(row, 'asked for anew, the filter holds').toBeHidden();

    // A deleted lead is struck out, not removed from under the finger.
    const shown = desk.getByRole('row').filter({ hasText: latest });
    const [latestId] = (
      await colleague.get<{ items: { id: number }[] }>(
        `/api/admin/leads?q=${encodeURIComponent(latest)}`,
      )
    ).items.map((item) => item.id);
    await fetch(`${product.origin}/api/admin/leads/${latestId}`, {
      method: 'DELETE',
      headers: { cookie: colleague.cookie },
    });
    await lookAgain(desk);
    await expect(shown).toContainText('Deleted');

    // A failing network is shown, and the screen stays.
    await context.setOffline(true);
    for (const _ of [1, 2]) {
      const failed = desk.waitForEvent('requestfailed');
      await lookAgain(desk);
      await failed;
    }
    await expect(desk.getByText(/this screen may be out of date/)).toBeVisible();
    await expect(shown).toBeVisible();
    await context.setOffline(false);
    await lookAgain(desk);
    await expect(desk.getByText(/this screen may be out of date/)).toBeHidden();

    // After the session has ended the next poll leads to the login.
    await desk.evaluate(() => fetch('/api/admin/logout', { method: 'POST' }));
    await lookAgain(desk);
    await desk.waitForURL(/\/admin\/login/);
  },
);

test(
  'the board shows a colleague’s changes where the card is read',
  { tag: '@desktop' },
  async ({ staff, newVisitor, product }) => {
    const { id, lastName, name } = await newLead(staff, 'Boarded');
    const colleague = await signInStaff(product.origin, adminPassword);
    const send = async (method: string, path: string, body: object = {}) => {
      const answer = await fetch(`${product.origin}/api/admin/${path}`, {
        method,
        headers: { cookie: colleague.cookie, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect(answer.ok, `${method} ${path}`).toBe(true);
      return (answer.status === 204 ? {} : await answer.json()) as { id: number };
    };
    const board = `/admin/dashboard?tab=leads&view=board&q=${lastName.slice(0, 10)}`;
    const desk = await openCrm(await newVisitor(), staff, product.origin, board);
    const column = desk.getByRole('region', { name: /^New\b/ });
    const card = column.getByRole('listitem').filter({ hasText: name });
    await expect(card).toBeVisible();
    await expectToHear(desk);
    await send('PUT', `leads/${id}`, { status: 'Denied' });
    await lookAgain(desk);
    await expect(card, 'it stays where it is read, and says so').toContainText('Denied');
    await send('DELETE', `leads/${id}`);
    await lookAgain(desk);
    await expect(card).toContainText('Deleted');
  },
);
