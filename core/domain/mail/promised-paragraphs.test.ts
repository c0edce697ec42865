import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keptElements, keptParagraphs } from './promised-paragraphs.ts';

const values: Record<string, string> = { contactHours: '', firstName: '', reference: 'SG-000001' };
const valueOf = (name: string) => values[name];

test('only paragraphs that promise a withheld fact are left out', () => {
  const text = 'Hello {{firstName}},\n\nWithin {{ contactHours }} hours.\n\nNumber {{reference}}.';
  assert.equal(keptParagraphs(text, valueOf), 'Hello {{firstName}},\n\nNumber {{reference}}.');
  const html =
    '<p>Hello {{firstName}}</p>\n<p class="a">Within <b>{{contactHours}}</b> hours.</p><ul><li>{{contactHours}}</li><li>{{reference}}</li></ul>';
  assert.equal(
    keptElements(html, valueOf),
    '<p>Hello {{firstName}}</p>\n<ul><li>{{reference}}</li></ul>',
  );
});

test('while nothing is withheld the text is the very same', () => {
  const text = 'Within {{contactHours}} hours.\n\n\n{{unknown}}';
  const confirmed = () => '24';
  assert.equal(keptParagraphs(text, confirmed), text);
  assert.equal(keptElements(`<p>${text}</p>`, confirmed), `<p>${text}</p>`);
});
