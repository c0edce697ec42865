import type { Page } from '@playwright/test';
import type { StaffSession } from '#server/testing/sessions/staff-session.ts';
import { expectAccessibleInBoth } from './support/accessibility.ts';
import { isHydrated } from './support/hydrated.ts';
import { openCrm } from './support/crm.ts';
import { newLead } from './support/new-lead.ts';
import { placeOf } from './support/places.ts';
import { expect, test } from './support/test.ts';
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
    await heading.evaluate((rendered) => (rendered.id = 'rendered'));

    // A control does nothing yet; the first click is replayed once it works.
    const log = page.getByRole('button', { name: 'Log a call' });
    await log.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await placeOf(log);
    await page.mouse.click(x + width / 2, y + height / 2);
    const outcome = page.getByRole('button', { name: 'Voicemail' });
    await expect(outcome).toHaveCount(0);
    release();
    await expect(outcome).toBeVisible();
    await isHydrated(page);
    await expect(page.locator('h1#rendered'), 'the app takes over what stands there').toHaveCount(
      1,
    );
    expect(await answersTo(page, `/api/admin/leads/${id}`), 'it came with the document').toBe(0);
  },
);
