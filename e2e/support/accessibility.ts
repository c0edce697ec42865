import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Waits until all finite animations have ended: colours and sizes are checked at rest. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    // New colours start to fade in with the next frame.
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
      // A page in the background has no frames.
      setTimeout(resolve, 200);
    });
    const passing = document
      .getAnimations()
      .filter((animation) =>
        Number.isFinite(animation.effect?.getComputedTiming().endTime ?? Infinity),
      );
    await Promise.allSettled(passing.map((animation) => animation.finished));
  });

/** What depends on colours; all else is the same in light and dark ones. */
const rulesOfColours = ['color-contrast', 'link-in-text-block'];

async function errorsOfOneLook(page: Page, rules?: string[]): Promise<string[]> {
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
  await atRest(page);
  const axe = new AxeBuilder({ page })
    // No frame has anything to press: axe need not open another page to merge their results.
    .setLegacyMode(true)
    // Base UI's own focus guards: they pass the focus on at once.
    .exclude('[data-base-ui-focus-guard]')
    .options({ resultTypes: ['violations'] });
  const { violations } = await (
    rules
      ? axe.withRules(rules)
      : axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
  ).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`,
    ),
  );
}

/**
 * Checks the page against axe's rules for WCAG 2.2 AA; one line per error. An error counts only if
 * a second run finds it too: while axe reads the page a message may disappear or a list fade.
 */
export async function accessibilityErrors(page: Page, rules?: string[]): Promise<string[]> {
  const errors = await errorsOfOneLook(page, rules);
  if (errors.length === 0) {
    return errors;
  }
  // Compared by rule and place: the colours of a fading element differ between runs.
  const placeOf = (error: string) => error.slice(0, error.indexOf(': '));
  const again = new Set((await errorsOfOneLook(page, rules)).map(placeOf));
  return errors.filter((error) => again.has(placeOf(error)));
}

export const expectAccessible = async (
  page: Page,
  state: string,
  rules?: string[],
): Promise<void> => expect.soft(await accessibilityErrors(page, rules), state).toEqual([]);

/** Waits for the dark colours, which public pages load only now. */
const coloursCame = (page: Page, colorScheme: 'light' | 'dark') =>
  page.waitForFunction((isDark) => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][media*=dark]');
    return !isDark || !document.querySelector('head noscript') || !!link?.sheet;
  }, colorScheme === 'dark');

/** The same in light and dark colours; ends without emulated colours. */
export async function expectAccessibleInBoth(page: Page, state: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await coloursCame(page, colorScheme);
    const rules = colorScheme === 'dark' ? rulesOfColours : undefined;
    await expectAccessible(page, `${state}, ${colorScheme}`, rules);
  }
  await page.emulateMedia({ colorScheme: null });
}
