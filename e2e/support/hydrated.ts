import { type BrowserContext, expect, type Page } from '@playwright/test';

const disabledControls = '#root :is(input, select, textarea, button, [role=switch])[inert]';

/** Resolves once the app has hydrated a screen that the server rendered. */
export const isHydrated = (page: Page) => expect(page.locator(disabledControls)).toHaveCount(0);

/**
 * Makes `goto` wait until the page is hydrated, as a person waits when nothing happens. A journey
 * that passes `commit` does not wait.
 */
export function waitUntilHydrated(context: BrowserContext): void {
  context.on('page', (page) => {
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const answer = await goto(url, options);
      if (options?.waitUntil !== 'commit') {
        await isHydrated(page);
      }
      return answer;
    };
    const reload = page.reload.bind(page);
    page.reload = async (options) => {
      const answer = await reload(options);
      await isHydrated(page);
      return answer;
    };
  });
}
