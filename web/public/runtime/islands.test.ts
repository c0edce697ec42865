import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import type { IslandProps } from './island.tsx';
import { islands, type IslandList, type IslandName } from './islands.ts';

const folder = new URL('../islands/', import.meta.url);

test('every file of islands/ is an island of its own name', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.tsx'));
  assert.deepEqual(
    Object.keys(islands).map((name) => `${name}.tsx`),
    files.toSorted(),
  );
  for (const [name, load] of Object.entries(islands)) {
    assert.match(load.toString(), new RegExp(`import\\('../islands/${name}.tsx'\\)`));
  }
});

// The compiler proves the rest: an unused expectation is an error.

function place<Name extends IslandName>(_island: IslandProps<Name>): void {}

test('an island is placed under its name with the props of its component', () => {
  place({ of: 'HeroFilm', props: { set: { type: 'video/mp4', src: '/film.mp4' } } });
  place({ of: 'PixelConsent', start: 'load' });

  // @ts-expect-error: a misspelt name
  place({ of: 'HeroFlim', props: {} });
  // @ts-expect-error: a misspelt prop
  place({ of: 'HeroFilm', props: { sett: {} } });
  // @ts-expect-error: a prop too many
  place({ of: 'HeroFilm', props: { start: 'now' } });
  // @ts-expect-error: a missing prop
  place({ of: 'ResumeForm', props: {} });
  // @ts-expect-error: no props at all
  place({ of: 'ResumeForm' });
  // @ts-expect-error: a prop of another type
  place({ of: 'HeroFilm', props: { set: '/film.mp4' } });
  // @ts-expect-error: props for an island that takes none
  place({ of: 'PixelConsent', props: { isAsking: true } });
});

test('the list takes only files that are islands', () => {
  const Nothing = () => null;
  const planted = {
    Complete: async () => ({ default: Nothing, namespaces: ['form'] as const }),
    // @ts-expect-error: a file that does not exist
    Missing: () => import('../islands/Missing.tsx'),
    // @ts-expect-error: a component that does not name its texts
    WithoutTexts: async () => ({ default: Nothing }),
    // @ts-expect-error: texts that do not exist
    WithOtherTexts: async () => ({ default: Nothing, namespaces: ['forms'] as const }),
  } satisfies IslandList;
  assert.equal(Object.keys(planted).length, 4);
});
