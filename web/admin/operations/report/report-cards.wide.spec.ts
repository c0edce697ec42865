import { expect, type Locator, type Page, test } from '@playwright/test';

const story = 'admin/operations/report/ReportCards';

const card = (root: Page | Locator, title: string) => root.getByRole('region', { name: title });
const bars = (root: Page | Locator) => root.getByRole('group', { name: /^Leads by (day|week)/ });
const map = (root: Page | Locator) => root.getByRole('group', { name: /^Leads by state/ });

test('nothing counted is one sentence, and no empty charts', async ({ mount, page }) => {
  await mount(`${story}/Empty`);
  await expect(page.getByText('No data for these days')).toHaveCount(1);
  await expect(page.getByRole('link')).toHaveCount(0);
});

test('one lead is a bar, a state and a step, each saying its value', async ({ mount, page }) => {
  await mount(`${story}/OneLead`);
  await expect(
    bars(page).getByRole('link', {
      name: 'Friday, November 20, 2026: 1 lead, 1 more; before, Nov 13, 2026: 0',
    }),
  ).toBeVisible();
  await expect(map(page).getByRole('link', { name: /^TX Texas: 1 lead, 1 more;/ })).toBeVisible();
  await expect(card(page, 'From visit to qualified lead')).toContainText('100% of visits');
});

test('a year is weeks, and the keys walk its bars and open one', async ({ mount, page }) => {
  await mount(`${story}/Year`);
  await expect(bars(page).getByRole('link')).toHaveCount(53);
  await expect(card(page, 'Leads by week')).toContainText('100,010');
  const last = bars(page).getByRole('link').last();
  await card(page, 'Leads by week').getByRole('button').focus();
  await page.keyboard.press('Tab');
  await expect(last).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  const focused = page.locator(':focus');
  await expect(focused).toHaveAccessibleName(
    /^Nov 15 – 21, 2026: 1,918 leads, 518 more \(\+37%\); before, Nov 15 – 21, 2025: 1,400$/,
  );
  await expect(card(page, 'Leads by week')).toContainText('1,918');
  await page.keyboard.press('Home');
  await expect(bars(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText(
    '/admin/dashboard?tab=leads&from=2025-11-23&to=2025-11-29',
  );
  await page.keyboard.press('Tab');
  await expect(card(page, 'Leads by state').getByRole('button')).toBeFocused();
});

test('arrows walk the map, and a state opens its leads', async ({ mount, page }) => {
  await mount(`${story}/Year`);
  await map(page).getByRole('link', { name: /^TX / }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator(':focus')).toHaveAccessibleName(
    /^OK Oklahoma: 2,808 leads, 1,368 more/,
  );
  await expect(card(page, 'Leads by state')).toContainText('5 leads do not give a state');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('state=OK');
});

test('one press shows the same figures as a table', async ({ mount, page }) => {
  await mount(`${story}/Year`);
  const states = card(page, 'Leads by state').first();
  await states.getByRole('button', { name: 'Leads by state as a table' }).click();
  await expect(states.getByRole('row')).toHaveCount(53);
  await expect(states.getByRole('row', { name: /Not said/ })).toHaveText('Not said505 more');
  await expect(states.getByRole('row', { name: /Texas/ })).toContainText('3,354');
  await states.getByRole('button', { name: 'Leads by state as a table' }).click();
  await expect(map(page)).toBeVisible();
});

test(
  'a finger reads a bar at first and opens it the second time',
  { tag: '@phone' },
  async ({ mount, page }) => {
    await mount(`${story}/OneLead`);
    const bar = bars(page).getByRole('link', { name: /^Friday/ });
    await bar.tap();
    await expect(card(page, 'Leads by day')).toContainText('Friday, November 20, 2026');
    await expect(page.getByRole('status')).toHaveText('/');
    await bar.tap();
    await expect(page.getByRole('status')).toContainText('from=2026-11-20&to=2026-11-20');
  },
);
