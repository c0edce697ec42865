import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { languages as allLanguages } from '../language.ts';
import { byTurn, type Candidate, isFree, serves, type Served } from './owner.ts';

const dana: Candidate = {
  id: 1,
  languages: [],
  states: [],
  weight: 1,
  dailyCap: null,
  givenToday: 0,
  held: 0,
  lastGivenAt: null,
};
const lead = { language: 'es', propertyState: 'TX' } as const;

const chooseOwner = (onShift: readonly Candidate[], served: Served, givenAtOnce: number) =>
  onShift
    .filter((candidate) => isFree(candidate, givenAtOnce) && serves(candidate, served))
    .toSorted(byTurn)[0];

test('a lead goes to the next member among those who serve it', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour));
  const cases: readonly [string, Partial<Candidate>[], number | undefined][] = [
    ['no one is on shift', [], undefined],
    ['a member who takes any language and state', [{}], 1],
    ['who speaks the language', [{ languages: ['en'] }, { languages: ['en', 'es'] }], 2],
    ['who may lend in the state', [{ states: ['CA'] }, { states: ['TX', 'CA'] }], 2],
    ['no one speaks it', [{ languages: ['en'] }, { languages: ['pt'] }], undefined],
    ['who had fewer today', [{ givenToday: 2 }, { givenToday: 1 }], 2],
    ['in a round: who waited longer', [{ lastGivenAt: at(9) }, { lastGivenAt: at(8) }], 2],
    ['who had none yet', [{ lastGivenAt: at(9) }, {}], 2],
    ['twice as many for twice the weight', [{ givenToday: 1 }, { givenToday: 2, weight: 2 }], 2],
    ['nothing for no weight', [{ weight: 0 }], undefined],
    ['nothing above the cap', [{ dailyCap: 3, givenToday: 3 }, { givenToday: 9 }], 2],
    ['nothing for a cap of none', [{ dailyCap: 0 }], undefined],
    ['one below the cap', [{ dailyCap: 3, givenToday: 2 }], 1],
    ['nothing who has five to answer', [{ held: 5 }, { held: 4, givenToday: 9 }], 2],
  ];
  for (const [what, changes, expected] of cases) {
    const onShift = changes.map((change, index) => ({ ...dana, id: index + 1, ...change }));
    assert.equal(chooseOwner(onShift, lead, 5)?.id, expected, what);
  }
});

test('a home without a state is served by all', () => {
  assert.ok(serves({ languages: ['es'], states: ['CA'] }, { ...lead, propertyState: null }));
});

test('members share many leads by weight, never above the cap and only leads that they serve', () => {
  const someone = fc.record({
    weight: fc.integer({ min: 0, max: 4 }),
    dailyCap: fc.option(fc.integer({ min: 0, max: 30 })),
    languages: fc.subarray([...allLanguages]),
  });
  const people = fc.array(someone, { minLength: 1, maxLength: 6 });
  const comers = fc.array(fc.constantFrom(...allLanguages), { maxLength: 120 });
  fc.assert(
    fc.property(people, comers, (staff, languages) => {
      let onShift: Candidate[] = staff.map((one, id) => ({ ...dana, ...one, id }));
      for (const [minute, language] of languages.entries()) {
        const owner = chooseOwner(onShift, { ...lead, language }, 5);
        const mayHaveMore = (one: Candidate) =>
          one.weight > 0 && one.givenToday < (one.dailyCap ?? Infinity);
        const serving = onShift.filter(
          (one) => mayHaveMore(one) && serves(one, { ...lead, language }),
        );
        assert.equal(owner === undefined, serving.length === 0);
        if (owner) {
          assert.ok(serving.includes(owner));
          onShift = onShift.map((one) =>
            one === owner
              ? { ...one, givenToday: one.givenToday + 1, lastGivenAt: new Date(minute) }
              : one,
          );
        }
      }
      // Members who serve every lead without a cap never differ by a whole turn.
      const alike = onShift.filter(
        ({ weight, dailyCap, languages: own }) =>
          weight > 0 && dailyCap === null && own.length === 0,
      );
      const turns = alike.map(({ givenToday, weight }) => givenToday / weight);
      assert.ok(alike.length === 0 || Math.max(...turns) - Math.min(...turns) <= 1);
    }),
  );
});
