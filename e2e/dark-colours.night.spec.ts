import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { settled } from './support/visitor.ts';

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** The render-blocking status of the dark style sheet; null if it was not requested. */
const asked = (page: Page) =>
  page.evaluate(() => {
    const sheets = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
      renderBlockingStatus: string;
    })[];
    return sheets.find(({ name }) => /\/dark-[^/]+\.css$/.test(name))?.renderBlockingStatus ?? null;
  });

test(
  'a system set to dark gets dark pages, and paper stays white',
  { tag: '@desktop' },
  async ({ newVisitor }) => {
    const light = await (await newVisitor()).newPage();
    await light.goto('/');
    await settled(light);
    expect(await asked(light), 'nobody in light asks for it').toBe(null);
    const paper = await ground(light);
    const heights = (page: Page) =>
      page.evaluate(() => [...document.body.children].map((part) => part.clientHeight));

    const dark = await (await newVisitor({ colorScheme: 'dark' })).newPage();
    await dark.goto('/');
    await settled(dark);
    expect(await asked(dark), 'nobody in dark sees a white page first').toBe('blocking');
    const night = await ground(dark);
    expect(night).not.toBe(paper);
    expect(await heights(dark), 'colours move nothing').toEqual(await heights(light));
    await light.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => ground(light), 'evening comes during the visit').toBe(night);
    await light.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => ground(light)).toBe(paper);
    await dark.emulateMedia({ media: 'print' });
    await expect.poll(() => ground(dark)).toBe('rgb(255, 255, 255)');
    const ink = await dark.evaluate(() => getComputedStyle(document.body).color);
    expect(ink).toBe(await light.evaluate(() => getComputedStyle(document.body).color));
  },
);

test(
  'dark colours come without scripts, and with more contrast where it is asked for',
  { tag: '@desktop' },
  async ({ newVisitor }) => {
    const page = await (
      await newVisitor({ colorScheme: 'dark', javaScriptEnabled: false, contrast: 'more' })
    ).newPage();
    await page.goto('/calculator');
    const colours = await page.evaluate(() => {
      const of = (selector: string) => getComputedStyle(document.querySelector(selector)!);
      return {
        scheme: of('html').colorScheme,
        strong: of('body').color,
        soft: of('main header p, main h1 + p').color,
      };
    });
    expect(colours.scheme).toBe('dark');
    expect(colours.soft).toBe(colours.strong);
  },
);
