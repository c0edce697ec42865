import { accessibilityErrors } from './support/accessibility.ts';
import { BrowserErrors } from './support/browser-errors.ts';
import { sticksOut } from './support/sticks-out.ts';
import { expect, test } from './support/test.ts';

// The other journeys are only as good as this watch.
test(
  'a journey fails on any error or warning of the browser',
  { tag: '@desktop' },
  async ({ browser, product }) => {
    const context = await browser.newContext({
      baseURL: product.origin,
      viewport: { width: 390, height: 844 },
    });
    const errors = new BrowserErrors(product.origin);
    await errors.watch(context);
    const page = await context.newPage();
    await page.goto('/');
    expect(errors.unexpected).toEqual([]);
    expect(await accessibilityErrors(page)).toEqual([]);
    expect(await sticksOut(page)).toEqual([]);

    await page.evaluate(() => {
      console.error('spoken aloud');
      console.warn('whispered');
      setTimeout(() => {
        throw new Error('thrown');
      });
      void Promise.reject(new Error('rejected'));
      void fetch('https://third-party.example/').catch(() => {});
      setTimeout(() => alert('opened'));
      document.body.insertAdjacentHTML(
        'beforeend',
        '<p id="wide" onclick="window.ran=1">wide</p><input><img src="/media/none.png">',
      );
      const wide = document.getElementById('wide')!;
      wide.style.width = '2000px';
      // Chromium 150 refuses an inline handler when it is first called, newer ones when it is
      // written.
      wide.click();
    });
    expect(await page.evaluate(() => Object.hasOwn(window, 'ran'))).toBe(false);
    // A document without its own policy may request any host.
    await (await context.newPage()).setContent('<img alt="" src="http://127.0.0.1:9/pixel.png">');
    const noticed = [
      /console error: spoken aloud/,
      /console warning: whispered/,
      /uncaught: Error: thrown/,
      /uncaught: Error: rejected/,
      /left the house: http:\/\/127\.0\.0\.1:9\//,
      /opened a window: opened/,
      /content security policy: script-src-attr/,
      /content security policy: connect-src/,
      /status of 404/,
    ];
    for (const pattern of noticed) {
      await expect
        .poll(() => errors.unexpected, `${pattern}`)
        .toContainEqual(expect.stringMatching(pattern));
    }
    expect(await accessibilityErrors(page)).toContainEqual(expect.stringMatching(/^label /));
    expect(await sticksOut(page)).not.toEqual([]);
    errors.expect(...noticed);
    expect(
      errors.unexpected.filter(
        (error) => !/Content Security Policy|third-party|127\.0\.0\.1:9|ERR_/.test(error),
      ),
    ).toEqual([]);
    await context.close();
  },
);

test.describe('an error in the log of the product', () => {
  test.describe.configure({ mode: 'default' });
  const planted = JSON.stringify({ level: 50, msg: 'planted' });

  test('fails the journey in which it was logged', { tag: '@desktop' }, async ({ product }) => {
    test.fail();
    product.lines.push(planted);
  });

  test('fails no journey after it', { tag: '@desktop' }, async ({ product, page }) => {
    await page.goto('/privacy');
    expect(product.lines).toContain(planted);
  });
});
