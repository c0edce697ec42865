import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { sitePages } from '#core/contract/site.ts';
import { defaultRules } from '#core/domain/programme/default-rules.ts';
import { factsToConfirm } from '#core/domain/programme/launch/facts-to-confirm.ts';
import { languages } from '#core/domain/language.ts';
import { shownTerms } from '#core/domain/programme/launch/shown-terms.ts';
import { termsAsOf } from '#core/domain/programme/programme-terms.ts';
import { fakeSite, siteSettings } from '#server/testing/fake-site.ts';
import { composePages } from './compose.ts';
import { siteData } from './pages-options.ts';
import { pageTexts } from './preview/page-texts.ts';
import { builtSite } from './site.ts';
import { contentOf } from './site-content.ts';
import { openApp } from '#server/testing/open-app.ts';

const today = '2026-11-26';
const promise = { medianMinutes: 7, count: 214, from: '2026-10-27', to: '2026-11-25' };

test('two pages say it in three languages with its number and its day, confirmed times or not', async () => {
  const site = await builtSite(path.resolve(import.meta.dirname, '../../dist'));
  const entered = { ...termsAsOf(defaultRules, today, ''), showOnlyConfirmed: true };
  const unconfirmed = shownTerms(entered, [], defaultRules);
  assert.ok(factsToConfirm(entered, today, defaultRules).some(({ id }) => id === 'service-times'));
  const expected = {
    en: ['7 minutes', '30 days', '214', 'November 25, 2026'],
    es: ['7 minutos', '30 días', '214', '25 de noviembre de 2026'],
    pt: ['7 minutos', '30 dias', '214', '25 de novembro de 2026'],
  };
  const textOf = async (
    page: Parameters<typeof siteData>[2],
    shown: typeof promise | null,
  ): Promise<string> => {
    const data = siteData({ settings: siteSettings }, contentOf(unconfirmed, null, shown), page);
    return (await pageTexts(await site.renderer.render(data, site.assets))).join(' ');
  };
  for (const language of languages) {
    for (const path of ['/apply', '/thank-you'] as const) {
      const page = { page: sitePages[path].name, path, language };
      const text = await textOf(page, promise);
      for (const part of expected[language]) {
        assert.ok(text.includes(part), `${language} ${path}: ${part} in ${text}`);
      }
      assert.ok(!(await textOf(page, null)).includes(expected[language][0]!));
    }
  }
});

test('pages in memory are made again when the day brings another figure', async () => {
  const site = fakeSite(
    ({ servicePromise }) => `<!doctype html><html><title>${JSON.stringify(servicePromise)}</title>`,
  );
  const app = await openApp({
    config: { timeZone: 'America/New_York' },
    pages: composePages(site),
  });
  for (let count = 0; count < 30; count += 1) {
    await app.apply();
  }
  await app.database.query(
    `update leads set created_at = '2026-11-24T10:00-05:00', first_response_at = '2026-11-24T10:07-05:00'`,
  );
  const shown = async () => /<title>(.*)<\/title>/.exec((await app.get('/apply')).body)![1];
  app.clock.set(new Date('2026-11-24T23:59-05:00'));
  assert.equal(await shown(), 'null');
  app.clock.set(new Date('2026-11-25T00:00-05:00'));
  assert.deepEqual(JSON.parse((await shown())!), {
    ...promise,
    count: 30,
    from: '2026-10-26',
    to: '2026-11-24',
  });
});
