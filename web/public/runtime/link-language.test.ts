import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linksInLanguage } from './link-language.ts';

const linked = (html: string) => linksInLanguage(html, 'es');

test('links to pages of the site name the language, with what else they say', () => {
  assert.equal(
    linked('<a class="x" href="/calculator#form">a</a><a href="/">b</a>'),
    '<a class="x" href="/calculator?lang=es#form">a</a><a href="/?lang=es">b</a>',
  );
  assert.equal(
    linked('<a href="/?a=1&amp;b=2">a</a>'),
    '<a href="/?a=1&amp;b=2&amp;lang=es">a</a>',
  );
});

test('links that name a language, and links to other sites, stay unchanged', () => {
  for (const html of [
    '<a href="/calculator?lang=pt">a</a>',
    '<a href="/admin/login">a</a>',
    '<a href="https://example.com/calculator">a</a>',
    '<a href="#faq">a</a>',
    '<link rel="canonical" href="/calculator">',
  ]) {
    assert.equal(linked(html), html);
  }
  assert.equal(linksInLanguage('<a href="/">a</a>', 'en'), '<a href="/">a</a>');
});
