import type { Page } from '@playwright/test';
import { findLeads } from './support/crm.ts';
import { expect, test } from './support/test.ts';
import { apply, buyer, field, fillApplication, freshEmail, prepared } from './support/visitor.ts';

async function fails(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit my application' }).click();
  await expect(page.getByRole('alert')).toContainText('You seem to be offline');
}

test(
  'an application without a network stays filled in, even over a reload; one whose answer is lost on the way back arrives once',
  { tag: '@phone' },
  async ({ page, errors, staff }) => {
    errors.expect(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /Failed to load resource/);
    const email = freshEmail();
    await page.goto('/apply');
    await fillApplication(page, email);
    await prepared(page);
    const isKept = async () => {
      for (const [name, value] of Object.entries({
        firstName: buyer.firstName,
        email,
        phone: buyer.phone,
        currentAddress: buyer.address,
        timeline: '3-6 months',
      })) {
        await expect(field(page, name)).toHaveValue(value);
      }
      await expect(page.getByRole('radio', { name: 'I rent' })).toBeChecked();
    };
    await page.context().setOffline(true);
    await fails(page);
    await isKept();
    await page.context().setOffline(false);
    await page.reload();
    await isKept();
    const lost = '**/api/leads*';
    await page.route(
      lost,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await fails(page);
    const id = await apply(page);
    const { items } = await findLeads(staff, email);
    expect(items.map((lead) => lead.id)).toEqual([id]);
  },
);
