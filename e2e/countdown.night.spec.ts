import { expect, test } from './support/test.ts';

test(
  'the countdown shows its figures before the parts of the page have their code',
  { tag: '@phone' },
  async ({ page, errors }) => {
    errors.expect(/assets\//);
    await page.route(/assets\/(?!landing-start)[\w-]+\.js/, (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('timer')).toHaveText(/^30 days\s*\d\d hr\s*\d\d min\s*\d\d sec$/);
  },
);

test(
  'the countdown goes on ticking where the first figures stood',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    const timer = page.getByRole('timer');
    const first = await timer.innerText();
    await expect(timer).not.toHaveText(first);
    await expect(timer).toHaveText(/^30 days\s*\d\d hr\s*\d\d min\s*\d\d sec$/);
  },
);

test(
  'a countdown whose script does not come is not shown',
  { tag: '@phone' },
  async ({ page, errors }) => {
    errors.expect(/assets\//);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('timer')).toBeHidden();
    await expect(page.getByRole('button', { name: 'See the answer' })).toBeVisible();
  },
);
