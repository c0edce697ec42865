import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { projectRoot } from '../report-errors.ts';
import { compilePlanted, filesOfRoom } from '../../test/compile-planted.ts';

type Refusal = readonly [text: string, refused: RegExp];

const unknownName = (name: string) => new RegExp(`Cannot find name '${name}'`);

const formExit = readFileSync(join(projectRoot, 'core/contract/visitor/forms/form-exit.ts'), 'utf8')
  .replaceAll("'../../../", "'#core/")
  .replaceAll("'../../", "'#core/contract/")
  .replaceAll("'../", "'#core/contract/visitor/");

const inCore: readonly Refusal[] = [
  // A control that the list of a form's controls leaves out.
  [formExit.replace("'state',", ''), /missing: "state"/],
  [formExit.replace("'timeline',", ''), /missing: "timeline"/],
  ['export const title = document.title;', unknownName('document')],
  ['export const width = window.innerWidth;', unknownName('window')],
  ['export const home = process.env.HOME;', unknownName('process')],
  ['export const at = performance.now();', unknownName('performance')],
  [`export const load = () => fetch('/');`, unknownName('fetch')],
  ['setTimeout(() => {}, 1);', unknownName('setTimeout')],
  [`console.log('seen');`, unknownName('console')],
  [`import { readFileSync } from 'node:fs'; readFileSync('a');`, /node:fs/],
  [`import { test } from 'node:test'; test('a');`, /node:test/],
];

const onServer: readonly Refusal[] = [
  ['export const title = document.title;', unknownName('document')],
  ['export const width = window.innerWidth;', unknownName('window')],
  ['export const where = location.href;', unknownName('location')],
  [`import styles from './a.module.css'; export default styles;`, /a\.module\.css/],
];

const inWeb: readonly Refusal[] = [
  ['export const home = process.env.HOME;', unknownName('process')],
  [`export const bytes = Buffer.from('a');`, unknownName('Buffer')],
  ['export const here = __dirname;', unknownName('__dirname')],
  [`export const fs = require('fs');`, unknownName('require')],
  [`import { text } from 'node:stream/consumers'; text;`, /node:stream/],
  [
    `import { useTranslations } from 'use-intl';
     export const Title = () => useTranslations('notFound')('titel');`,
    /^.*\(2,33\): error/,
  ],
  [
    `import { useTranslations } from 'use-intl';
     export const Title = () => useTranslations('notFond')('title');`,
    /'"notFond"' is not assignable/,
  ],
  [
    `import { readLead } from '#core/contract/leads/leads.ts';
     import { call } from '#web/kit/api.ts';
     export const lead = call(readLead, { params: { ident: 1 } });`,
    /'ident' does not exist/,
  ],
  [
    `import { call } from '#web/kit/api.ts';
     export const lead = call('/api/admin/leads/1');`,
    /'string' is not assignable/,
  ],
];

const planted = { core: inCore, server: onServer, web: inWeb };

// Correct versions of the sources above, which are refused only for their misspelling.
const fine = {
  core: 'export const day = (moment: Date) => moment.toISOString();',
  server: `import { readFileSync } from 'node:fs'; readFileSync(process.env.HOME!);`,
  web: `
    import { useTranslations } from 'use-intl';
    import { readLead } from '#core/contract/leads/leads.ts';
    import { call } from '#web/kit/api.ts';
    export const Title = () => useTranslations('notFound')('title') + document.title;
    export const lead = call(readLead, { params: { id: 1 } });`,
};

for (const room of ['core', 'server', 'web'] as const) {
  const refusals = planted[room];
  test(`the compiler refuses in ${room} what does not exist there`, async () => {
    const texts = refusals.map(([text]) => text);
    const [ofFine, ...said] = await compilePlanted(room, [fine[room], ...texts]);
    assert.equal(ofFine, '');
    for (const [at, [text, refused]] of refusals.entries()) {
      assert.match(said[at]!, refused, text);
    }
  });

  test(`every file of the product in ${room} is compiled with the types of ${room}`, async () => {
    const compiled = await filesOfRoom(room);
    const there = globSync(`${room}/**/*.{ts,tsx}`, { cwd: projectRoot });
    const product = there.filter((path) => !/\.(test|spec)\.tsx?$/.test(path));
    assert.ok(product.length > 10);
    assert.deepEqual(
      product.filter((path) => !compiled.includes(path)),
      [],
    );
  });
}
