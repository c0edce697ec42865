import assert from 'node:assert/strict';
import { test } from 'node:test';
import { termsAsOf } from '#core/domain/programme-terms.ts';
import { defaultRules } from '#core/domain/default-rules.ts';
import { SiteContentSource, type SiteSources } from './site-content.ts';

const film = {
  mediaType: 'video',
  filePath: '/uploads/film.mp4',
  mimeType: 'video/mp4',
} as const;
const terms = termsAsOf(defaultRules, '2026-11-20', 'v1');
const away = (): Promise<never> => Promise.reject(new Error('the database is away'));
const silent = (): Promise<never> => new Promise(() => {});

function source() {
  const sources: SiteSources = {
    today: () => '2026-11-20',
    currentTerms: async () => terms,
    activeHeroMedia: async () => film,
  };
  const errors: unknown[] = [];
  let asked = 0;
  const content = new SiteContentSource(
    {
      today: () => sources.today(),
      currentTerms: (today) => {
        asked += 1;
        return sources.currentTerms(today);
      },
      activeHeroMedia: () => sources.activeHeroMedia(),
    },
    (error) => errors.push(error),
  );
  return {
    content,
    sources,
    errors,
    asked: () => asked,
  };
}

test("without the lender's film the product shows its own", async () => {
  const { content, sources, errors } = source();
  sources.activeHeroMedia = away;
  assert.equal((await content.read()).heroMedia, null);
  assert.equal(errors.length, 1);
});

test("a database that fails keeps what was known, the lender's film included, and is not asked by every visitor", async () => {
  const { content, sources, asked } = source();
  const known = await content.read();
  sources.activeHeroMedia = away;
  content.drop();
  assert.deepEqual(await content.read(), known, 'the film stays');
  sources.currentTerms = away;
  content.drop();
  assert.equal(await content.read(), await content.read());
  assert.deepEqual([(await content.read()).version, asked()], [known.version, 3]);
});

test('a database that does not answer at all costs a visitor a moment, not the page', async () => {
  const { content, sources, errors, asked } = source();
  const known = await content.read();
  sources.currentTerms = silent;
  content.drop();
  assert.equal(await content.read(), known);
  assert.equal(content.peek(), known, 'the next visitor does not wait');
  assert.deepEqual([errors.length, asked()], [1, 2]);
});

test('with nothing known the fault is told, and the next question is a new one', async () => {
  const { content, sources } = source();
  const { currentTerms } = sources;
  sources.currentTerms = away;
  await assert.rejects(content.read(), /away/);
  sources.currentTerms = currentTerms;
  assert.equal((await content.read()).terms, terms);
});
