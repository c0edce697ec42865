import { expectAccessible } from './support/accessibility.ts';
import { eachPublicPage } from './support/pages.ts';
import { expectNothingSticksOut } from './support/sticks-out.ts';
import { test } from './support/test.ts';

test(
  'every page passes axe with its menus and questions open, and scrolls sideways in no width',
  { tag: '@phone' },
  ({ page, errors }) => {
    test.slow();
    errors.expect(/status of 404 .*no-such-page/);
    return eachPublicPage(page, 'en', async (what) => {
      await expectAccessible(page, what);
      await expectNothingSticksOut(page, what);
      await page.setViewportSize({ width: 390, height: 844 });
    });
  },
);
