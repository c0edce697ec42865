import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textOfHtml } from './text-of-html.ts';

test('the cells of a row stand beside one another, a row on each line', async () => {
  const html = `<table><tr><th>Name</th><th>Phone</th></tr>
    <tr><td>Ana Silva</td><td>(503) 555-0100</td></tr></table><p>Thank you</p>`;
  assert.equal(await textOfHtml(html), 'Name Phone\nAna Silva (503) 555-0100\n\nThank you');
});

test('a cell that claims many columns or rows is a cell', async () => {
  for (const span of ['colspan', 'rowspan']) {
    const html = `<table><tr><td ${span}="20000">Your grant</td></tr></table>`;
    assert.equal(await textOfHtml(html), 'Your grant');
  }
});

test('a list that begins at a million in Roman numbers is a list', async () => {
  const html = '<ol type="i" start="99999999"><li>One</li></ol>';
  const text = await textOfHtml(html);
  assert.match(text, /One$/);
  assert.ok(text.length < 100, `${text.length} characters`);
});

test('what is nested without end has a text as well', async () => {
  for (const tag of ['div', 'b', 'blockquote', 'ul', 'table', 'a href="https://x.example"']) {
    const html = `<p>Hello</p>${`<${tag}>`.repeat(8000)}deep`;
    const text = await textOfHtml(html);
    assert.match(text, /^Hello/, tag);
  }
});

test('a line of spaces is read once', async () => {
  const spaces = ' '.repeat(99_000);
  assert.equal(await textOfHtml(`<pre>${spaces}x</pre>`), 'x');
});
