import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { defaultHero } from './hero-media.ts';
import * as stills from './still-media.ts';

const most = 40_000;
const media = import.meta.dirname;
const named = Object.values(stills).flatMap((still) =>
  Object.values(still).filter((value) => typeof value === 'string'),
);

test('each still that the pages name is there and weighs at most 40 KB', () => {
  for (const href of named) {
    const { byteLength } = readFileSync(join(media, href.replace('/media/', '')));
    assert.ok(byteLength > 5_000 && byteLength <= most, `${href}: ${byteLength}`);
  }
});

test('the film weighs at most 0.9 MB a format, its poster for a phone 11 kB', () => {
  const weightOf = (href: string) =>
    readFileSync(join(media, href.replace('/media/', ''))).byteLength;
  for (const film of [defaultHero.webm, defaultHero.mp4]) {
    assert.ok(weightOf(film) > 100_000 && weightOf(film) <= 900_000, film);
  }
  const { avif } = defaultHero.poster;
  assert.ok(weightOf(avif[640]) <= 11_000, avif[640]);
});

test('no still lies there that nothing names', () => {
  const files = readdirSync(join(media, 'still')).map((file) => `/media/still/${file}`);
  assert.deepEqual(files.toSorted(), named.toSorted());
});
