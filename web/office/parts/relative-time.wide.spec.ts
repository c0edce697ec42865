import { expect, test } from '@playwright/test';
import type { Times } from './RelativeTime.story.tsx';

const now = new Date('2026-11-20T15:00:00Z');
const at = (time: string) => `2026-11-20T${time}Z`;

test.use({ timezoneId: 'America/Los_Angeles' });
// It stands still but for what a test lets pass, however busy the machine is.
test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: now.getTime() - 600_000 });
  await page.clock.pauseAt(now);
});

test('all times of a screen go on together', async ({ mount, page }) => {
  const list = await mount<typeof Times>('office/parts/RelativeTime/Times', {
    values: [at('14:59:50'), at('14:59:00'), at('13:10:00')],
  });
  const times = list.getByRole('time');
  await expect(times).toHaveText(['less than a minute ago', '1 minute ago', 'about 2 hours ago']);
  await page.clock.runFor('02:00');
  await expect(times).toHaveText(['2 minutes ago', '3 minutes ago', 'about 2 hours ago']);
});

test('a new entry is not shown as later than the times beside it', async ({ mount, page }) => {
  const list = await mount<typeof Times>('office/parts/RelativeTime/Times', {
    values: [at('14:59:00')],
  });
  await page.clock.runFor(900);
  await list.update({ values: [at('14:59:00'), at('15:00:00.800')] });
  await expect(list.getByRole('time')).toHaveText(['1 minute ago', 'less than a minute ago']);
});

test('the exact time of the reader is in the tooltip, the moment itself in the markup', async ({
  mount,
}) => {
  const list = await mount<typeof Times>('office/parts/RelativeTime/Times', {
    values: [at('14:00:00')],
  });
  const time = list.getByRole('time');
  await expect(time).toHaveAttribute('title', 'Nov 20, 2026, 6:00 AM PST');
  await expect(time).toHaveAttribute('datetime', at('14:00:00'));
});

test('a screen that returns after a pause starts with the current time', async ({
  mount,
  page,
}) => {
  const list = await mount<typeof Times>('office/parts/RelativeTime/Times', { values: [] });
  await page.clock.runFor('10:00');
  await list.update({ values: [at('15:00:00')] });
  await expect(list.getByRole('time')).toHaveText('10 minutes ago');
});
