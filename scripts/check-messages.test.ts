import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { messageErrors } from './check-messages.ts';
import { offerFigures } from './offer-figures.ts';

type Texts = { readonly [key: string]: string | Texts };

/** A messages folder with one namespace, `home-page`, in each language. */
async function folderOf(
  context: TestContext,
  texts: {
    en: Texts;
    es: Texts;
    pt: Texts;
  },
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'messages-'));
  context.after(() => rm(folder, { recursive: true }));
  for (const [language, namespace] of Object.entries(texts)) {
    await mkdir(join(folder, language));
    await writeFile(
      join(folder, `${language}.ts`),
      `import homePage from './${language}/home-page.ts';\nexport default { homePage };\n`,
    );
    await writeFile(
      join(folder, language, 'home-page.ts'),
      `export default ${JSON.stringify(namespace)};\n`,
    );
  }
  return folder;
}

test('texts that agree have no fault', async (context) => {
  const folder = await folderOf(context, {
    en: {
      title: 'Buy with up to {grantCap}',
      count: '{n, plural, one {# home} other {<b>#</b> homes}}',
      same: 'FHA, CRM, QR',
    },
    es: {
      title: 'Compre con hasta {grantCap}',
      count: '{n, plural, one {# casa} other {<b>#</b> casas}}',
      same: 'FHA, CRM, QR',
    },
    pt: {
      title: 'Compre com até {grantCap}',
      count: '{n, plural, one {# casa} other {<b>#</b> casas}}',
      same: 'FHA, CRM, QR',
    },
  });
  assert.deepEqual(await messageErrors(folder), []);
});

test('names every way in which texts can differ', async (context) => {
  const folder = await folderOf(context, {
    en: {
      a: { b: 'Call <link>{phone}</link>' },
      gone: 'Here',
      slow: 'This was never put into Spanish',
      broken: 'Fine',
      empty: 'Full',
    },
    es: {
      a: { b: 'Llame al {telefono}' },
      slow: 'This was never put into Spanish',
      broken: 'Mal {',
      empty: ' ',
      extra: 'Más',
    },
    pt: {
      a: { b: 'Ligue <link>{phone}</link>' },
      gone: 'Aqui',
      slow: 'Já em português',
      broken: 'Bom',
      empty: 'Cheio',
    },
  });
  assert.deepEqual((await messageErrors(folder)).sort(), [
    'es homePage.a.b: has the argument telefono, which English has not',
    'es homePage.a.b: lacks the argument phone',
    'es homePage.a.b: lacks the tag link',
    'es homePage.broken: cannot be read as ICU text',
    'es homePage.empty: is empty',
    'es homePage.extra: has no English text',
    'es homePage.gone: is missing',
    'es homePage.slow: is the same as in English',
  ]);
});

test('a namespace that its language does not name, or names without a file, is a fault', async (context) => {
  const folder = await folderOf(context, {
    en: { a: 'A' },
    es: { a: 'A' },
    pt: { a: 'A' },
  });
  await writeFile(join(folder, 'pt.ts'), `export default { other: { a: 'A' } };\n`);
  assert.deepEqual(await messageErrors(folder), [
    'pt/home-page.ts: pt.ts does not name it',
    'pt.ts: no file holds the namespace other',
  ]);
});

test('a figure of the offer may not be spelled, in whatever form or branch', async (context) => {
  const spelled = 'Up to {n, plural, one {$13K} other {US$ 13.000}}';
  const folder = await folderOf(context, {
    en: { a: spelled },
    es: { a: 'Hasta {n}' },
    pt: { a: 'Até {n}, 30 por cento' },
  });
  assert.deepEqual(await messageErrors(folder), [
    'en homePage.a: spells 13K; take the argument grantCap',
    'pt homePage.a: spells 30 por cento; take the argument creditRate',
  ]);
});

test('recognises figures, and leaves other numbers alone', () => {
  const figures = offerFigures();
  const isSpelled = (text: string) => figures.some(({ pattern }) => pattern.test(text));
  for (const text of [
    '$13,000',
    '13000',
    '13 mil',
    '3.5%',
    '3,5 %',
    '3% of the price',
    '$500 each',
    'score of 580',
    'from $150,000',
    'through 2032',
    '25 years',
    '25-year warranty',
    '25 anos',
    '24 hours',
    '24 horas',
    '32+ eligible states',
    '32 estados',
    '6-8 hours',
    '4.9',
    '4,9',
    '750+ families',
    '98%',
    '$2.8M',
    '2.8 million',
    '(541) 555-0142',
    'Cascadia Home Lending',
    'Mon-Fri 8AM-6PM EST',
    '80-90%',
    '5-7 days',
    '20% of home value',
  ]) {
    assert.ok(isSpelled(text), text);
  }
  for (const text of [
    'Step 4 of 4',
    '26 USC 25D',
    'December 31, 2025',
    '$213,000',
    '13,000,000',
    '13.5%',
    '5800',
    '1.580',
    '24 months',
    '25 steps',
    'in 30 seconds',
    '100%',
    '404 Page Not Found',
    'section 8',
    '$0',
    '40001',
    'A4',
    '3 questions',
    '50 states',
    '2 minutes',
  ]) {
    assert.ok(!isSpelled(text), text);
  }
});
