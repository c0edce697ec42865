import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { type Language, languages } from '#core/domain/language.ts';
import { plantedFiles } from '../../test/planted-files.ts';
import { areListsWhole } from '../types/check-types.ts';
import { messageErrors, unlistedFolders } from './check-texts.ts';
import type { MessageFolder, Texts } from './message-folders.ts';

const site: MessageFolder = { folder: 'web/public/messages', languages, speaksOfTheOffer: true };

/** A messages folder with one namespace, `home-page`, in each language. */
function folderOf(context: TestContext, texts: Readonly<Record<Language, Texts>>): string {
  const files = Object.entries(texts).flatMap(([language, namespace]) => [
    [`${language}.ts`, `export { default as homePage } from './${language}/home-page.ts';\n`],
    [`${language}/home-page.ts`, `export default ${JSON.stringify(namespace)};\n`],
  ]);
  return plantedFiles(context, Object.fromEntries(files));
}

test('texts that agree have no error', async (context) => {
  const folder = folderOf(context, {
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
  assert.deepEqual(await messageErrors(site, folder), []);
  assert.ok(await areListsWhole([{ ...site, folder }]));
});

test('names every way in which texts can differ', async (context) => {
  const folder = folderOf(context, {
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
  assert.deepEqual((await messageErrors(site, folder)).sort(), [
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

test('yes and no are not swapped', async (context) => {
  const folder = folderOf(context, {
    en: { yes: 'Yes', no: 'No', one: 'No one' },
    es: { yes: 'No', no: 'Sí', one: 'Nadie' },
    pt: { yes: 'Sim', no: 'Não', one: 'Ninguém' },
  });
  assert.deepEqual(await messageErrors(site, folder), [
    'es homePage.yes: answers Yes with No',
    'es homePage.no: answers No with Sí',
  ]);
});

test('a namespace that its language does not name, or names without a file, is refused', async (context) => {
  const folder = folderOf(context, { en: { a: 'A' }, es: { a: 'A' }, pt: { a: 'A' } });
  await writeFile(join(folder, 'pt.ts'), `export const other = { a: 'A' };\n`);
  assert.deepEqual(await messageErrors(site, folder), [
    'pt/home-page.ts: pt.ts does not name it',
    'pt.ts: no file holds the namespace other',
  ]);
  const planted = [{ ...site, folder }];
  assert.ok(!(await areListsWhole(planted)), 'the compiler waits for the list');
});

test('a figure of the offer may not be spelled, in whatever form or branch', async (context) => {
  const spelled = 'Up to {n, plural, one {$13K} other {US$ 13.000}}';
  const folder = folderOf(context, {
    en: { a: spelled },
    es: { a: 'Hasta {n}' },
    pt: { a: 'Até {n}, 30 por cento' },
  });
  assert.deepEqual(await messageErrors(site, folder), [
    'en homePage.a: spells 13K; take the argument grantCap',
    'pt homePage.a: spells 30 por cento; take the argument creditRate',
  ]);
});

test('the CRM may speak of a number, and its English needs no translation', async (context) => {
  const folder = folderOf(context, {
    en: { a: 'Up to $13,000' },
    es: { a: 'Hasta' },
    pt: { a: 'Até' },
  });
  const english: MessageFolder = {
    folder: 'web/admin/messages',
    languages: ['en'],
    speaksOfTheOffer: false,
  };
  assert.deepEqual(await messageErrors(english, folder), []);
});

test('a folder of texts that no list names is refused', async (context) => {
  const root = plantedFiles(context, {
    'web/public/messages/en.ts': '',
    'web/portal/messages/en.ts': '',
  });
  assert.deepEqual(unlistedFolders(join(root, 'web'), [site]), [
    'web/portal/messages: is not in scripts/check/texts/message-folders.ts',
  ]);
});

test('refuses a word that one idea is not called by', async (context) => {
  const folder = folderOf(context, {
    en: { who: 'Call {name}, or {isOpen, select, yes {somebody} other {an agent}}' },
    es: { who: 'Llame a {name}, o {isOpen, select, yes {alguien} other {su inmobiliaria}}' },
    pt: { who: 'Ligue para {name} ou {isOpen, select, yes {alguém} other {um corretor}}' },
  });
  const errors = await messageErrors(site, folder);
  assert.equal(errors.length, 2, errors.join('\n'));
  assert.match(errors[0]!, /^en homePage\.who: says “somebody”/);
  assert.match(errors[1]!, /^es homePage\.who: says “inmobiliaria”/);
});
