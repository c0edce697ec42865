import { type BrowserContext, expect, type Locator, type Page, type Route } from '@playwright/test';
import type * as z from 'zod/mini';
import type { leadRow } from '#core/contract/leads/row.ts';
import type { leadDetail } from '#core/contract/leads/leads.ts';
import type { interactionRow } from '#core/contract/visitor/tracking.ts';
import type { StaffSession } from '#server/testing/sessions/staff-session.ts';

export type Lead = z.output<typeof leadDetail>;
interface Listed<Item> {
  items: Item[];
  total: number;
}

export const readLead = (staff: StaffSession, id: number) =>
  staff.get<Lead>(`/api/admin/leads/${id}`);
export const findLeads = (staff: StaffSession, q: string) =>
  staff.get<Listed<z.output<typeof leadRow>>>(`/api/admin/leads?q=${encodeURIComponent(q)}`);
export const readSteps = async (staff: StaffSession, id: number) =>
  (
    await staff.get<Listed<z.output<typeof interactionRow>>>(
      `/api/admin/leads/${id}/interactions?pageSize=100`,
    )
  ).items;

/** Opens what is done seldom with a lead: owner, stop, consent, duplicates, deletion. */
export const openMore = (desk: Page) => desk.locator('summary[title^="More:"]').click();

/** Opens a card of a lead that shows one line until then. */
export const unfold = (desk: Page, title: string) =>
  desk.getByRole('region', { name: title, exact: true }).locator('summary').first().click();

/** The browser logs the specified 401 of the session call itself. */
export const nobodySignedIn = /status of 401 .*\/api\/admin\/session\)$/;

/** On a phone the tools of the list of leads are behind one button. */
export async function showListTools(desk: Page): Promise<void> {
  await expect(desk.getByLabel('Search leads')).toBeVisible();
  const all = desk.getByRole('button', { name: /^Filters( \(\d+\))?$/ });
  if (await all.isVisible()) {
    await all.click();
  }
}

/** A page of the CRM in a browser that is already signed in. */
export async function openCrm(
  context: BrowserContext,
  staff: StaffSession,
  origin: string,
  path = '/admin/dashboard?tab=overview',
): Promise<Page> {
  const [name = '', value = ''] = staff.cookie.split('=');
  await context.addCookies([{ name, value, url: origin, httpOnly: true, sameSite: 'Lax' }]);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** Waits for the first answer of the news call, which the document sends early or holds. */
export async function expectToHear(desk: Page): Promise<void> {
  const isTold = () =>
    document.getElementById('root')!.dataset['timeZone'] !== undefined ||
    performance
      .getEntriesByType('resource')
      .some((call) => call.name.endsWith('/api/admin/news') && 'responseEnd' in call);
  await expect.poll(() => desk.evaluate(isTold)).toBe(true);
}

/** Waits until nothing on the screen is loading: neither a skeleton nor a list. */
export async function expectLoaded(desk: Page): Promise<void> {
  // The document's own frame is there until the first screen is.
  await expect(desk.locator('#first-frame')).toHaveCount(0);
  await expect(desk.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
  await expect(desk.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Holds back the answers of some calls until released. */
export async function holdCalls(
  page: Page | BrowserContext,
  calls: RegExp,
): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(calls, async (route) => {
    if (isHeld) {
      held.push(route);
    } else {
      await route.continue();
    }
  });
  return async () => {
    isHeld = false;
    await Promise.all(held.splice(0).map((route) => route.continue()));
  };
}

const settings = ['Program', 'Staff', 'Sent Mail', 'Audit Log', 'Integrations', 'System'];

/** Opens a tab by its link: in the row, in the group of Reports, or behind the member's name. */
export async function openTab(desk: Page, name: string): Promise<void> {
  const linkIn = (place: string) =>
    desk.getByRole('navigation', { name: place }).getByRole('link', { name, exact: true });
  if (settings.includes(name)) {
    await desk.getByRole('button', { name: /, Settings$/ }).click();
    // In the menu: on a phone it lies over the row of the page.
    await linkIn('Settings').first().click();
  } else if (name === 'Office') {
    await openTab(desk, 'Reports');
    await linkIn('Reports').click();
  } else {
    await linkIn('Dashboard').click();
  }
}

/** The link of a tab that is on the screen. */
export function openTabOf(desk: Page, name: string): Locator {
  return desk
    .getByRole('navigation', { name: /^(Dashboard|Reports|Settings)$/ })
    .getByRole('link', { name, exact: true })
    .and(desk.locator('[aria-current]'))
    .first();
}

/** Opens the tabs of the dashboard one after the other; calls `look` when each has loaded. */
export async function eachTab(desk: Page, look: (name: string) => Promise<void>): Promise<void> {
  await desk.goto('/admin/dashboard');
  await expect(openTabOf(desk, 'Overview')).toBeVisible();
  const row = desk.getByRole('navigation', { name: 'Dashboard' });
  const names = [...(await row.getByRole('link').allTextContents()), 'Office', ...settings];
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) {
    await openTab(desk, name);
    await expect(openTabOf(desk, name)).toBeVisible();
    await expectLoaded(desk);
    await look(name);
  }
}
