import assert from 'node:assert/strict';
import { test } from 'node:test';
import { classesOf, styleErrors } from './check-styles.ts';

const sheet = `
/* .forgotten explains */
@layer kit {
  .card { padding: 0.5rem; background: url(/media/art/sky.webp) }
  @media (min-width: 30.5rem) {
    .card:has(> .head) h2 { margin: 0; }
  }
}`;

const errorsOf = (code: string, css = sheet) => [
  ...styleErrors(
    new Map([
      ['web/kit/Card.tsx', code],
      ['web/kit/card.module.css', css],
    ]),
  ),
];

const imported = `import styles from './card.module.css';\n`;
const used = `${imported}<div className={styles.card}><p className={styles.head} /></div>`;

test('classes are read from selectors, not from comments, values or media queries', () => {
  assert.deepEqual([...classesOf(sheet)], ['card', 'head']);
});

test('a sheet whose every class is used passes', () => {
  assert.deepEqual(errorsOf(used), []);
});

test('a class that the sheet does not have is refused', () => {
  assert.deepEqual(errorsOf(`${used}<b className={styles.kalm} />`), [
    'web/kit/Card.tsx: web/kit/card.module.css has no class kalm',
  ]);
  assert.deepEqual(errorsOf(used, '.card { color: red; }'), [
    'web/kit/Card.tsx: web/kit/card.module.css has no class head',
  ]);
});

test('a class that no code uses is refused', () => {
  assert.deepEqual(errorsOf(`${imported}<div className={styles.card} />`), [
    'web/kit/card.module.css: no code uses the class head',
  ]);
});

test('a style module that no code uses is refused', () => {
  assert.ok(errorsOf('').includes('web/kit/card.module.css: no code uses this style module'));
});

test('a computed name uses any class of its sheet', () => {
  assert.deepEqual(errorsOf(`${imported}styles[tone]`), []);
});

test('two imports of one sheet and a path from the root count for it', () => {
  const first = `import card from '#web/kit/card.module.css';\ncard.card`;
  const second = `export { default } from './card.module.css';`;
  assert.deepEqual(errorsOf(first), ['web/kit/card.module.css: no code uses the class head']);
  assert.deepEqual(errorsOf(`${first}\n${second}`), []);
});
