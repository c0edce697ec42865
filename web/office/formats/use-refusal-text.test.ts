import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTranslator } from 'use-intl';
import { type Language, languages } from '#core/domain/language.ts';
import { CallError } from '#web/kit/api.ts';
import en from '../messages/en/failure.ts';
import es from '../messages/es/failure.ts';
import pt from '../messages/pt/failure.ts';
import { refusalIn } from './use-refusal-text.ts';

const texts = { en, es, pt };

function told(language: Language, error: unknown): string | undefined {
  const t = createTranslator({
    locale: language,
    messages: { office: { failure: texts[language] } },
    namespace: 'office.failure',
  });
  return refusalIn(language, t as Parameters<typeof refusalIn>[1], error);
}

const refused = (status: number, body: object | string = '') =>
  new CallError(status, typeof body === 'string' ? body : JSON.stringify(body), 'No');

const sentence = 'There is no note with this number.';
const statuses = [400, 401, 403, 404, 409, 410, 412, 413, 415, 429, 500, 502, 503, 504];

test("the server's message is shown on English pages, elsewhere a message for the status", () => {
  for (const status of statuses) {
    const error = refused(status, { message: sentence });
    assert.equal(told('en', error), sentence);
    const [spanish, portuguese] = [told('es', error), told('pt', error)];
    assert.ok(Object.values<unknown>(es.refused).includes(spanish), `${status}: ${spanish}`);
    assert.ok(Object.values<unknown>(pt.refused).includes(portuguese), `${status}: ${portuguese}`);
    assert.notEqual(spanish, portuguese);
  }
});

test('each kind of refusal has its own words', () => {
  const kinds = { 404: 'notFound', 409: 'conflict', 429: 'tooMany', 500: 'broken', 503: 'busy' };
  for (const [status, kind] of Object.entries(kinds)) {
    const error = refused(Number(status), { message: sentence });
    assert.equal(told('es', error), es.refused[kind as keyof typeof es.refused]);
    assert.equal(told('pt', error), pt.refused[kind as keyof typeof pt.refused]);
  }
});

test('the error of a field comes in the language of the request and is shown unchanged', () => {
  const field = { path: 'email', message: 'Este correo ya está en uso' };
  const message = 'Please check the highlighted fields.';
  const one = refused(409, { message, errors: [field] });
  assert.equal(told('es', one), field.message);
  assert.equal(told('en', one), message);
  const two = refused(400, { message, errors: [field, { path: 'state', message: 'x' }] });
  assert.equal(told('es', two), es.refused.fields);
  assert.equal(told('pt', two), pt.refused.fields);
});

test('without a message only the meaning of the status is shown, or that there was no answer', () => {
  for (const language of languages) {
    const { refused: words, unreachable } = texts[language];
    assert.equal(told(language, refused(503)), undefined);
    assert.equal(told(language, refused(502, '<html>Bad gateway</html>')), undefined);
    assert.equal(told(language, refused(429, '<html>Slow down</html>')), words.tooMany);
    assert.equal(told(language, refused(413)), words.tooLarge);
    assert.equal(told(language, new TypeError('Failed to fetch')), unreachable);
  }
});
