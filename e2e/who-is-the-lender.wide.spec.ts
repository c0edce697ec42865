import { sitePages } from '#core/contract/site.ts';
import { browserKept, retention } from '#core/domain/operations/kept-data.ts';
import { languages } from '#core/domain/language.ts';
import { expect, test } from './support/test.ts';

const paths = Object.keys(sitePages);
const notGovernment = {
  en: 'Not a government agency',
  es: 'No es una agencia del gobierno',
  pt: 'Não é um órgão do governo',
};
const equalHousing = {
  en: 'Equal Housing Opportunity',
  es: 'Igualdad de oportunidades en la vivienda',
  pt: 'Igualdade de oportunidades na habitação',
};

test(
  'every page names the lender on its first screen, in every language, and never a sample license or an unset rating',
  { tag: '@phone' },
  async ({ page, request }) => {
    test.slow();
    for (const path of paths) {
      for (const language of languages) {
        const answer = await request.get(`${path}?lang=${language}`);
        const html = await answer.text();
        const where = `${path} in ${language}`;
        expect(html, where).not.toMatch(/(?<!\d)000000(?!\d)/);
        expect(html, where).not.toMatch(/Rated /);
        expect(html, where).toContain(notGovernment[language]);
        expect(html, where).toContain(equalHousing[language]);
        const main = html.slice(0, html.indexOf('<footer'));
        expect(main, where).toContain('Cascadia Home Lending');
        const footer = html.slice(html.indexOf('<footer'));
        for (const legal of ['/privacy', '/terms']) {
          expect(footer, where).toContain(`href="${legal}`);
          if (path === '/qualify' || path === '/apply') {
            expect(main, `${where}, beside the consent`).toContain(`href="${legal}`);
          }
        }
      }
    }
    for (const path of ['/', '/apply', '/thank-you?leadId=1']) {
      await page.goto(path);
      const name = page.getByText(/^Cascadia Home Lending, FHA-approved since 2008$/).first();
      await expect(name).toBeInViewport({ ratio: 1 });
    }
    const login = await (await request.get('/admin/login')).text();
    expect(login).toContain('<meta name="license" content="">');
  },
);

test(
  'the privacy policy names every key of the browser and how long visits stay, in every language',
  { tag: '@desktop' },
  async ({ request }) => {
    for (const language of languages) {
      const html = await (await request.get(`/privacy?lang=${language}`)).text();
      for (const key of Object.values(browserKept).flat()) {
        expect(html, language).toContain(key);
      }
      expect(html).toMatch(new RegExp(`${retention.visitMonths} (months|meses)`));
    }
    const sitemap = await (await request.get('/sitemap.xml')).text();
    expect(sitemap).toContain('/privacy');
    expect(sitemap).toContain('/terms');
  },
);
