import assert from 'node:assert/strict';
import { test } from 'node:test';
import { previewDocument } from './preview-document.ts';

test('a mail is shown without its head, on its own ground', () => {
  const mail =
    '<!doctype html><html lang="es"><head><title>T</title><style>p{color:red}</style></head>' +
    '<body class="m-page" style="margin:0;background:#f6f2ea"><p>Hola</p></body></html>';
  const shown = previewDocument(mail, null);
  assert.doesNotMatch(shown, /<style|<title|lang="es"/);
  assert.match(shown, /<body style="margin:0;background:#f6f2ea"><p>Hola<\/p><\/body><\/html>$/);
});

test('a mail that was kept without a frame is read on white', () => {
  const shown = previewDocument(
    '<!doctype html><meta charset="utf-8"><body><p>Hola</p></body>',
    null,
  );
  assert.match(shown, /background:#fff;[^"]*"><p>Hola<\/p><\/body><\/html>$/);
});

test('the picture of a mail is shown from the address it is given, and nothing else is', () => {
  const name = `dawn.${'0'.repeat(32)}.jpg`;
  const picture = `<img class="m-picture" src="cid:${name}@mail" width="600" alt="">`;
  const mail = `<!doctype html><body>${picture}<p>"cid:${name}@mail"</p></body>`;
  const shown = previewDocument(mail, 'data:image/jpeg;base64,$&');
  assert.ok(shown.includes('<img class="m-picture" src="data:image/jpeg;base64,$&" width="600"'));
  assert.ok(shown.includes(`<p>"cid:${name}@mail"</p>`));
  assert.match(previewDocument(mail, null), /<img class="m-picture" src="data:[^"]*" width/);
});
