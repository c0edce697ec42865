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
