import type { Page } from '@playwright/test';
import { languages } from '#core/domain/language.ts';
import { publicPaths } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';
import { field, fillCalculator } from './support/visitor.ts';

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
        await expect(page.locator('h1'), path).toBeVisible();
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
  'a refused form comes back as it was typed, each error beside its field and listed above',
  { tag: '@desktop' },
  async ({ page, errors }) => {
    errors.expect(/status of 422/);
    await page.goto('/apply?lang=pt');
    await field(page, 'firstName').fill('Luciana');
    await field(page, 'email').fill('luciana');
    await field(page, 'consent').uncheck();
    await page.getByRole('button', { name: texts.pt.submit }).click();
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(field(page, 'firstName')).toHaveValue('Luciana');
    await expect(field(page, 'email')).toHaveValue('luciana');
    await expect(field(page, 'consent')).not.toBeChecked();
    await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true');
    await summary.getByRole('link', { name: 'Informe um e-mail válido' }).click();
    await expect(field(page, 'email')).toBeFocused();
    await expect(field(page, 'consent')).toHaveAccessibleDescription(/autorizar/);
  },
);

test(
  'on a small phone nothing lies over the verdict of an estimate',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/calculator?lang=es');
    await fillCalculator(page);
    await page.getByRole('button', { name: texts.es.calculate }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.es.estimate })).toBeVisible();
    const lowest = () =>
      document.elementFromPoint(innerWidth / 2, innerHeight - 40)?.closest('[action^="/qualify"]');
    expect(await page.evaluate(lowest)).toBeNull();
  },
);
