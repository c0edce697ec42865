import type { Page } from '@playwright/test';
import type { StaffSession } from '#server/testing/sessions/staff-session.ts';
import { expectAccessibleInBoth } from './support/accessibility.ts';
import { isAwake } from './support/awake.ts';
import { openCrm } from './support/crm.ts';
import { newLead } from './support/new-lead.ts';
import { placeOf } from './support/places.ts';
import { adminPassword, expect, test } from './support/test.ts';
import { holdScripts } from './support/visitor.ts';

const answersTo = (page: Page, path: string) =>
  page.evaluate(
    (asked) =>
      performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(asked)).length,
    path,
  );

interface Slow {
  staff: StaffSession;
  origin: string;
  path: string;
}

/** A screen of the CRM whose scripts are still loading. */
async function openSlowly(
  context: import('@playwright/test').BrowserContext,
  { staff, origin, path }: Slow,
) {
  const page = await openCrm(context, staff, origin, '/admin/profile');
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  return { page, release };
}

test(
  'an officer on a slow phone reads a lead and calls it before any script has come',
  { tag: '@phone' },
  async ({ staff, newVisitor, product }) => {
    const { id, name } = await newLead(staff, 'Juliana', 'Slowline', '(971) 555-0177');
    const path = `/admin/contact/${id}`;
    const { page, release } = await openSlowly(await newVisitor(), {
      staff,
      origin: product.origin,
      path,
    });
    const heading = page.getByRole('heading', { name, level: 1 });
    await expect(heading).toBeVisible();
    await expect(page.getByRole('link', { name: '(971) 555-0177' })).toHaveAttribute(
      'href',
      'tel:+19715550177',
    );
    await expectAccessibleInBoth(page, 'a lead before its script');
    await heading.evaluate((drawn) => (drawn.id = 'drawn'));

    // A control does nothing yet; the first click is replayed once it works.
    const log = page.getByRole('button', { name: 'Log a call' });
    await log.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await placeOf(log);
    await page.mouse.click(x + width / 2, y + height / 2);
    const outcome = page.getByRole('button', { name: 'Voicemail' });
    await expect(outcome).toHaveCount(0);
    release();
    await expect(outcome).toBeVisible();
    await isAwake(page);
    await expect(page.locator('h1#drawn'), 'the app takes over what stands there').toHaveCount(1);
    expect(await answersTo(page, `/api/admin/leads/${id}`), 'it came with the document').toBe(0);
  },
);

test(
  'the list of leads and the queue are there before any script has come',
  { tag: '@phone' },
  async ({ staff, newVisitor, product }) => {
    const { name } = await newLead(staff, 'Olga', 'Slowlist', '(971) 555-0178');
    const context = await newVisitor();
    const { origin } = product;
    const { page, release } = await openSlowly(context, {
      staff,
      origin,
      path: '/admin/dashboard?tab=leads',
    });
    const row = page.getByRole('link', { name });
    await expect(row).toBeVisible();
    await row.evaluate((drawn) => (drawn.id = 'drawn'));
    release();
    await isAwake(page);
    await expect(page.locator('a#drawn'), 'the app takes over what stands there').toHaveCount(1);
    expect(await answersTo(page, 'sort=createdAt&direction=desc')).toBe(0);

    // A key press has no coordinates, so it does not hit the element in the corner.
    const keyed = await holdScripts(page);
    await page.goto('/admin/dashboard?tab=today', { waitUntil: 'commit' });
    await expect(page.getByRole('link', { name }).first()).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    keyed();
    await isAwake(page);
    await expect(page.getByRole('switch')).not.toBeChecked();
  },
);

test(
  'the login of the CRM is there before any script has come, and is typed into once it has',
  { tag: '@desktop' },
  async ({ newVisitor }) => {
    const page = await (await newVisitor()).newPage();
    const release = await holdScripts(page);
    await page.goto('/admin/login', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'Staff sign in' })).toBeVisible();
    await expectAccessibleInBoth(page, 'the login of the CRM before its script');
    await page.locator('form').evaluate((drawn) => (drawn.id = 'drawn'));
    release();
    await expect(page.getByLabel('Username'), 'the cursor waits in the first field').toBeFocused();
    await page.keyboard.type('admin');
    await page.keyboard.press('Tab');
    await page.keyboard.type(adminPassword);
    await expect(page.locator('form#drawn'), 'the app takes over what stands there').toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
  },
);
