import { expect, test } from '@playwright/test';

test.use({ timezoneId: 'Asia/Tokyo' });

test('the day is that of the lender, also if its time zone comes late', async ({ mount, page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/admin/programme', async (route) => {
    await promise;
    await route.fulfill({ json: { timeZone: 'America/New_York' } });
  });
  await page.clock.setFixedTime('2026-12-31T20:00:00Z');
  const day = await mount('admin/leads/LenderDay/Day');
  await expect(day).toHaveText('2027-01-01');
  resolve();
  await expect(day).toHaveText('2026-12-31');
});
