import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sourceFile } from '../syntax/source-file.ts';
import { screenErrors } from './words-and-addresses.ts';

const errorsOf = (text: string, path = 'web/admin/leads/lead/Card.tsx') => [
  ...screenErrors(sourceFile(path, text)),
];

test('a text that no language has is refused', () => {
  for (const text of [
    '<p>Saved</p>',
    '<p>{count} leads</p>',
    "<p>{'Saved'}</p>",
    "<p>{isSaved ? t('saved') : 'Not saved'}</p>",
    "<p>{isSaved ? t('saved') : ('Not saved')}</p>",
    "<p>{isSaved ? <b>{t('saved')}</b> : isNew && 'Not saved'}</p>",
    '<p>{`${count} leads`}</p>',
    '<img alt="A house" />',
    '<Field label="Name" />',
  ]) {
    assert.equal(errorsOf(`export const a = ${text};`).length, 1, text);
  }
  const fine =
    '<p title={t("a")} className={isBig ? "big" : "small"}>{t("b")} · ({c}) &nbsp;<kbd>Esc</kbd></p>';
  assert.deepEqual(errorsOf(`export const a = ${fine};`), []);
});

test('an address as a string is refused', () => {
  for (const text of [
    "'/admin/contact/7'",
    "'?tab=leads'",
    '`?tab=${tab}`',
    "'/affiliate/login'",
  ]) {
    assert.equal(errorsOf(`export const to = ${text};`, 'web/portal/a.ts').length, 1, text);
  }
  for (const text of ["'/admin/'", '`${pathOf(tab)}&mail=${id}`', "'leads?'"]) {
    assert.deepEqual(errorsOf(`export const to = ${text};`), [], text);
  }
});

test('the public site, stories and tests may spell both', () => {
  for (const path of ['web/public/a.tsx', 'web/admin/A.story.tsx', 'web/admin/a.spec.tsx']) {
    assert.deepEqual(errorsOf(`export const a = <a href="/admin/login">Sign in</a>;`, path), []);
  }
});
