import {
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  test as base,
} from '@playwright/test';
import { moveDatabase } from '#server/testing/clock/move-database.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { type Product, startProduct } from '#server/testing/product.ts';
import { signInStaff, type StaffSession } from '#server/testing/sessions/staff-session.ts';
import { waitUntilHydrated } from './hydrated.ts';
import { BrowserErrors } from './browser-errors.ts';
import { makeWaitsEndable } from './specified-waits.ts';
import { publishTerms, readTerms, restoreTerms } from './terms.ts';

export const adminPassword = 'correct-horse-9';

interface Shared {
  /** Settings of this file's product besides those of every journey. */
  variables: Record<string, string>;
  /** The product in its own process, on an empty database. */
  product: Product;
  /** A member of staff who uses the API, not the screen. */
  staff: StaffSession;
}

interface Options {
  /** Whether the specified waits last as long as for a visitor, or until `skipWait`. */
  waits: 'endable' | 'as specified';
}

interface Fixtures {
  /**
   * Fails the test on any browser error that it did not expect, and on any error that the product
   * logged meanwhile.
   */
  errors: BrowserErrors;
  /**
   * Another visitor, or the same one on another day: a new browser context, watched like the first.
   */
  newVisitor: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /**
   * Publishes terms from today on. The journeys of one product share its terms, so the earlier ones
   * are restored when the journey ends, even after a failure or changes on the screen.
   */
  publishTerms: (terms: Record<string, unknown>) => Promise<void>;
}

/** Lines of the log at the level of an error. */
const errorsIn = (lines: readonly string[]) => lines.filter((line) => /"level":(50|60)/.test(line));

export const test = base.extend<Fixtures & Options, Shared>({
  waits: ['endable', { option: true }],
  variables: [async ({}, use) => use({}), { scope: 'worker' }],
  product: [
    async ({ variables }, use) => {
      const { database, options, dispose } = await freshDatabase();
      if (variables['MOVED_CLOCK']) {
        await moveDatabase(database, variables['MOVED_CLOCK']);
      }
      await database.close();
      const product = await startProduct(
        {
          DATA_DIR: options.dataDir,
          DATABASE_URL: options.databaseUrl!,
          ADMIN_PASSWORD: adminPassword,
          RATE_LIMIT_SCALE: '10000',
          LOG_LEVEL: 'warn',
          ...variables,
        },
        { isBuilt: true },
      );
      await use(product);
      const before = product.lines.length;
      const code = await product.stop();
      await dispose();
      expect(code, 'the product stops as asked').toBe(0);
      expect(errorsIn(product.lines.slice(before)), 'it stops without an error').toEqual([]);
      // The start is slow on a busy machine; it must not count as a journey's time.
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  staff: [
    async ({ product }, use) => use(await signInStaff(product.origin, adminPassword)),
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.origin),
  errors: [
    async ({ context, product, waits }, use, testInfo) => {
      const errors = new BrowserErrors(product.origin);
      waitUntilHydrated(context);
      await errors.watch(context);
      if (waits === 'endable') {
        await makeWaitsEndable(context);
      }
      const before = product.lines.length;
      await use(errors);
      // Its answer comes after what the product logged for the calls of this journey.
      await fetch(`${product.origin}/healthz`).catch(() => {});
      const logged = errorsIn(product.lines.slice(before));
      expect(logged, 'the product logs no error').toEqual([]);
      if (errors.unexpected.length > 0) {
        const body = product.lines.slice(-20).join('\n');
        await testInfo.attach('what the product logged', { body, contentType: 'text/plain' });
      }
      expect(errors.unexpected, 'nothing goes wrong in the browser').toEqual([]);
    },
    { auto: true },
  ],
  newVisitor: async (
    { browser, errors, product, contextOptions, viewport, hasTouch, isMobile, locale, timezoneId },
    use,
  ) => {
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({
        baseURL: product.origin,
        viewport,
        hasTouch,
        isMobile,
        ...(locale && { locale }),
        ...(timezoneId && { timezoneId }),
        ...contextOptions,
        ...options,
      });
      contexts.push(context);
      waitUntilHydrated(context);
      await errors.watch(context);
      return context;
    });
    for (const context of contexts) {
      await context.close();
    }
  },
  publishTerms: async ({ staff }, use) => {
    const before = await readTerms(staff);
    await use((terms) => publishTerms(staff, terms));
    await restoreTerms(staff, before);
  },
});

export { expect };
