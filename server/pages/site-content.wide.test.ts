import assert from 'node:assert/strict';
import { test } from 'node:test';
import { termsAsOf } from '#core/domain/programme/programme-terms.ts';
import { defaultRules } from '#core/domain/programme/default-rules.ts';
import { SiteContentSource } from './site-content.ts';

const film = {
  mediaType: 'video',
  filePath: '/uploads/film.mp4',
  mimeType: 'video/mp4',
  picture: null,
} as const;
const promise = { medianMinutes: 7, count: 214, from: '2026-10-21', to: '2026-11-19' };
const terms = termsAsOf(defaultRules, '2026-11-20', 'v1');
const laterTerms = termsAsOf(defaultRules, '2026-11-20', 'v2');
const away = (): Promise<never> => Promise.reject(new Error('the database is away'));
const silent = (): Promise<never> => new Promise(() => {});

/** A source as the features have them: kept until `change` is told. */
function source<T extends {} | null>(first: T) {
  let kept: T | undefined;
  const state = {
    asked: 0,
    answer: async (): Promise<T> => first,
    change: () => {
      kept = undefined;
    },
    peek: () => kept,
    read: async () => {
      if (kept === undefined) {
        state.asked += 1;
        kept = await state.answer();
      }
      return kept;
    },
  };
  return state;
}

function setUp() {
  const sources = {
    terms: source(terms),
    heroMedia: source<typeof film | null>(film),
    servicePromise: source<typeof promise | null>(promise),
  };
  const errors: unknown[] = [];
  const content = new SiteContentSource(sources, (error) => errors.push(error));
  return { ...sources, content, errors };
}

test('what has not changed is not asked for; what has is in the next page', async () => {
  const { content, terms, heroMedia } = setUp();
  const known = await content.read();
  assert.equal(content.peek(), known);
  assert.equal(await content.read(), known);
  assert.deepEqual([terms.asked, heroMedia.asked], [1, 1]);
  terms.change();
  terms.answer = async () => laterTerms;
  assert.equal(content.peek(), undefined);
  const next = await content.read();
  assert.notEqual(next.version, known.version);
  heroMedia.change();
  heroMedia.answer = async () => null;
  const last = await content.read();
  assert.notEqual(last.version, next.version);
  assert.deepEqual([last.terms, last.heroMedia], [laterTerms, null]);
});

test('a day later the promise is another one, and so are the pages', async () => {
  const { content, servicePromise } = setUp();
  const known = await content.read();
  assert.equal(known.servicePromise, promise);
  servicePromise.change();
  servicePromise.answer = async () => ({ ...promise, to: '2026-11-20' });
  assert.equal(content.peek(), undefined);
  assert.notEqual((await content.read()).version, known.version);
  servicePromise.change();
  servicePromise.answer = away;
  assert.equal((await content.read()).servicePromise?.to, '2026-11-20', 'it names its day');
});

test("without the lender's film the product shows its own", async () => {
  const { content, heroMedia, errors } = setUp();
  heroMedia.answer = away;
  assert.equal((await content.read()).heroMedia, null);
  assert.equal(errors.length, 1);
});

test("a database that fails keeps what was known, the lender's film included, and is not asked by every visitor", async () => {
  const { content, terms, heroMedia } = setUp();
  const known = await content.read();
  heroMedia.change();
  heroMedia.answer = away;
  assert.deepEqual(await content.read(), known, 'the film stays');
  terms.change();
  terms.answer = away;
  assert.equal(await content.read(), await content.read());
  assert.equal((await content.read()).version, known.version);
  assert.deepEqual([terms.asked, heroMedia.asked], [1, 2]);
});

test('a database that does not answer at all costs a visitor a moment, not the page', async () => {
  const { content, terms, errors } = setUp();
  const known = await content.read();
  terms.change();
  terms.answer = silent;
  assert.equal(await content.read(), known);
  assert.equal(content.peek(), known, 'the next visitor does not wait');
  assert.deepEqual([errors.length, terms.asked], [1, 2]);
});

test('who asks after a change is not given what was being read before it', async () => {
  const { content, heroMedia } = setUp();
  const earlier = Promise.withResolvers<typeof film | null>();
  heroMedia.answer = () => earlier.promise;
  const before = content.read();
  heroMedia.change();
  heroMedia.answer = async () => null;
  const after = content.read();
  earlier.resolve(film);
  await before;
  assert.equal((await after).heroMedia, null);
});

test('a database that was slow once is asked again as soon as it has answered', async () => {
  const { content, heroMedia } = setUp();
  const known = await content.read();
  const late = Promise.withResolvers<typeof film | null>();
  heroMedia.change();
  heroMedia.answer = () => late.promise;
  assert.equal(await content.read(), known, 'for now what was known');
  late.resolve(film);
  await late.promise;
  await new Promise((resolve) => setImmediate(resolve));
  heroMedia.change();
  heroMedia.answer = async () => null;
  assert.equal((await content.read()).heroMedia, null);
});

test('with nothing known the error is told, and the next question is a new one', async () => {
  const { content, terms } = setUp();
  const { answer } = terms;
  terms.answer = away;
  await assert.rejects(content.read(), /away/);
  terms.answer = answer;
  assert.equal((await content.read()).terms.version, 'v1');
});
