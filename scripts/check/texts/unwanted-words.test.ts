import assert from 'node:assert/strict';
import { test } from 'node:test';
import { coreTexts, sentencesIn, serverSentences } from './texts-outside.ts';
import { wordErrors } from './unwanted-words.ts';

const said = (language: 'en' | 'es' | 'pt', words: string, path = 'a.b') =>
  [...wordErrors(language, path, words)].map((error) => /“(.*)”/.exec(error)![1]);

test('a word that an idea is not called by is refused in its language', () => {
  assert.deepEqual(said('en', 'Nobody reads this mail'), ['this mail', 'Nobody']);
  assert.deepEqual(said('en', 'Your e-mails and the power you use'), ['e-mails', 'power']);
  assert.deepEqual(said('es', 'Para el enganche y los gastos de cierre'), [
    'enganche',
    'gastos de cierre',
  ]);
  assert.deepEqual(said('pt', 'Qualifique-se com sua pontuação'), ['pontuação', 'Qualifique-se']);
  assert.deepEqual(said('pt', 'Uma instituição privada'), ['instituição']);
});

test('the same word may stand where it means something else', () => {
  assert.deepEqual(said('en', 'Not sent: no mail server. Idaho Power pays less.'), []);
  assert.deepEqual(said('en', 'Credited at the retail price', 'estimate.exports.net_metering'), []);
  assert.deepEqual(said('es', 'El pago inicial (enganche) y su recibo de luz'), []);
  assert.deepEqual(said('es', 'Volver al inicio', 'thankYou.home'), []);
  assert.deepEqual(said('es', 'Volver al inicio', 'lead.back'), ['Volver al inicio']);
  assert.deepEqual(said('pt', 'Uma instituição financeira, o inmobiliario'), []);
});

test('the texts of core and the sentences of the server are read', async () => {
  const texts = await coreTexts();
  for (const language of ['en', 'es', 'pt']) {
    const count = texts.filter((text) => text.language === language).length;
    assert.ok(count > 150, `${count} texts in ${language}`);
  }
  assert.ok(serverSentences().length > 300);
  const source = [
    "import { a } from 'nobody is read';",
    '// nobody is told',
    "throw new HttpError(409, 'Nobody\\'s mail was sent.');",
    "const key = 'one-word';",
  ].join('\n');
  assert.deepEqual(sentencesIn(source), [{ line: 3, words: "Nobody\\'s mail was sent." }]);
});
