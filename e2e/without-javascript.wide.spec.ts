import type { Page } from '@playwright/test';
import { languages } from '#core/domain/language.ts';
import { publicPaths } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { chooseLanguage } from './support/visitor.ts';

test.use({ javaScriptEnabled: false });

/** The address and text of each link of a page. */
const linksOf = (page: Page) =>
  page.locator('a[href]').evaluateAll((links) =>
    links.map((link) => ({
      href: link.getAttribute('href')!,
      name: link.textContent.trim() || link.getAttribute('aria-label') || '',
    })),
  );

for (const language of languages) {
  test(
    `without JavaScript every page is readable and every link leads somewhere (${language})`,
    { tag: '@desktop' },
    async ({ page, request, baseURL, errors }) => {
      errors.expect(/status of 404 .*no-such-page/);
      const links = new Map<string, string>();
      for (const path of publicPaths) {
        const response = await page.goto(`${path}?lang=${language}`);
        expect(response!.status(), path).toBe(path === '/no-such-page' ? 404 : 200);
        await expect(page.locator('html')).toHaveAttribute(
          'lang',
          language === 'pt' ? 'pt-BR' : language,
        );
        // The results page has no result yet; its text says so and links to the form.
        if (path !== '/eligibility-results') {
          await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        }
        const text = await page.locator('main').innerText();
        expect(text.trim().length, `${path} says something`).toBeGreaterThan(40);
        expect(text, path).not.toMatch(
          /\bundefined\b|\bNaN\b|\[object|\{\w+\}|\b[a-z]+[A-Z]?\w*\.[a-z]\w+\.[a-z]\w+\b(?<!\.(com|org|gov))/,
        );
        for (const { href, name } of await linksOf(page)) {
          expect(name.length, `the link to ${href} on ${path} has a name`).toBeGreaterThan(0);
          if (/^(tel:\+1\d{10}|mailto:[^@]+@[^@]+|data:)/.test(href)) {
            continue;
          }
          const target = new URL(href, page.url());
          if (target.origin === baseURL) {
            links.set(target.href, path);
          } else {
            expect(target.protocol, `${href} on ${path}`).toBe('https:');
          }
        }
      }
      const documents = new Map<string, string>();
      for (const [href, path] of links) {
        const [address = '', fragment] = href.split('#');
        if (!documents.has(address)) {
          const answer = await request.get(address);
          const isOwnAddress = address.includes('/no-such-page');
          expect(answer.status(), `${address}, linked from ${path}`).toBe(isOwnAddress ? 404 : 200);
          documents.set(address, await answer.text());
        }
        if (fragment) {
          expect(documents.get(address), `${href}, linked from ${path}`).toContain(
            `id="${fragment}"`,
          );
        }
      }
    },
  );
}

test(
  'without JavaScript the language menu works, and the forms post themselves',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    await chooseLanguage(page, 'Español');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    for (const path of ['/calculator', '/qualify', '/apply', '/affiliate/register']) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      await expect(page.locator('main form')).toHaveAttribute('method', 'post');
      await expect(page.locator('main form')).toBeVisible();
    }
    await page.goto('/eligibility-results');
    await page
      .locator('main')
      .getByRole('link')
      .and(page.locator('[href*="/qualify"]'))
      .last()
      .click();
    await expect(page).toHaveURL(/\/qualify/);
  },
);
