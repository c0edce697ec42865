import assert from 'node:assert/strict';
import { test } from 'node:test';
import { previewDocument } from './preview-document.ts';

test('a mail is shown without its head, on its own ground', () => {
  const mail =
    '<!doctype html><html lang="es"><head><title>T</title><style>p{color:red}</style></head>' +
    '<body class="m-page" style="margin:0;background:#f6f2ea"><p>Hola</p></body></html>';
  const shown = previewDocument(mail);
  assert.doesNotMatch(shown, /<style|<title|lang="es"/);
  assert.match(shown, /<body style="margin:0;background:#f6f2ea"><p>Hola<\/p><\/body><\/html>$/);
});

test('a mail that was kept without a frame is read on white', () => {
  const shown = previewDocument('<!doctype html><meta charset="utf-8"><body><p>Hola</p></body>');
  assert.match(shown, /background:#fff;[^"]*"><p>Hola<\/p><\/body><\/html>$/);
});
