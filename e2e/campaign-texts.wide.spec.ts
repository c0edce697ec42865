import { readFile } from 'node:fs/promises';
import { expect, test } from './support/test.ts';

test(
  'staff copy a campaign text, and the button says so for two seconds',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await page.goto('/marketing');
    await expect(page.locator('main article')).toHaveCount(6);
    for (const total of ['62.2K', '9.7%', '4.1%', '147']) {
      await expect(page.locator('main')).toContainText(total);
    }
    const article = page.locator('main article').first();
    const buttons = article.locator('[data-island=CopyButtons]').first();
    await buttons.scrollIntoViewIfNeeded();
    await expect(buttons).toHaveAttribute('data-awake', 'yes');
    const minute = 60_000;
    await page.clock.pauseAt(Date.now() + minute);
    for (const [button, part] of [
      ['Primary text', 'primary'],
      ['Headline', 'headline'],
      ['Targeting', 'targeting'],
      ['Config JSON', 'config'],
    ] as const) {
      const copy = article.getByRole('button', { name: button });
      await copy.click();
      await expect(copy).toContainText('Copied');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        (await article.locator(`[id$="-${part}"]`).textContent())!.trim(),
      );
    }
    const copied = article.getByText('Copied', { exact: true });
    await page.clock.runFor(1900);
    await expect(copied).not.toHaveCount(0);
    await page.clock.runFor(200);
    await expect(copied).toHaveCount(0);
  },
);

test('all campaigns leave as JSON and as CSV', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/marketing');
  const fetched = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name }).click(),
    ]);
    return {
      name: download.suggestedFilename(),
      text: await readFile(await download.path(), 'utf8'),
    };
  };
  const json = await fetched('Export All as JSON');
  expect(json.name).toMatch(/\.json$/);
  const titles = await page.locator('main article h2').allInnerTexts();
  for (const title of titles) {
    expect(JSON.stringify(JSON.parse(json.text))).toContain(title);
  }
  const csv = await fetched('Export as CSV');
  expect(csv.name).toMatch(/\.csv$/);
  expect(csv.text.startsWith('\uFEFFCampaign Name,')).toBe(true);
  for (const title of titles) {
    expect(csv.text).toContain(title);
  }
});

test('the countdown ticks each second', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  const timer = page.getByRole('timer');
  await expect(timer).toContainText(/\d\d/);
  const before = await timer.innerText();
  await expect(timer).not.toHaveText(before);
  await expect(timer).toContainText('30');
});
