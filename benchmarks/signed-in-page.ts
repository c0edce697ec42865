import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { chromiumFlags } from '#scripts/chromium-flags.ts';

/** A page of a browser whose person is signed in by a cookie, `name=value`. */
export async function withSignedInPage<T>(
  url: string,
  cookie: string,
  options: BrowserContextOptions,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const executablePath = process.env.CHROMIUM_PATH!;
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
  try {
    const context = await browser.newContext(options);
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url: new URL(url).origin }]);
    return await work(await context.newPage());
  } finally {
    await browser.close();
  }
}
