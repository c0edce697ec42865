import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { applyBuyerChoice, chooseAttribution, creditOfPerson } from './attribution.ts';
import type { BuyerChoice, Touch, TouchSource } from './attribution.ts';

const day = (n: number): Date => new Date(Date.UTC(2026, 0, 1) + n * 86_400_000);
const touch = (code: string, n: number, isValid = true): Touch => ({
  code,
  at: day(n),
  isValid,
  source: 'server',
});
const claim = (code: string, n: number): Touch => ({
  code,
  at: day(n),
  isValid: true,
  source: 'browser',
});

const first = { creditRule: 'first', attributionDays: 90 } as const;
const latest = { creditRule: 'latest', attributionDays: 90 } as const;
const everyTerms = fc.record({
  creditRule: fc.constantFrom('first', 'latest'),
  attributionDays: fc.integer({ min: 0, max: 120 }),
});

/** Touches as "code day": "?" before what a browser claims, "!" before a dead code. */
const touches = (text: string): Touch[] =>
  text.split(', ').flatMap((one) => {
    const [, mark, code, at] = /^([?!]?)(\w+) (\d+)$/.exec(one) ?? [];
    return code ? [mark === '?' ? claim(code, Number(at)) : touch(code, Number(at), !mark)] : [];
  });

test('the first valid code keeps the lead for the window', () => {
  for (const [name, said, now, winner, reason] of [
    ['no touch at all', '', 1, null, 'no_touch'],
    ['one code', 'jane 0', 1, 'jane', 'first_valid_code'],
    ['a later code changes nothing', 'jane 0, bob 5', 6, 'jane', 'first_valid_code'],
    ['the order of the list does not matter', 'bob 5, jane 0', 6, 'jane', 'first_valid_code'],
    ['a dead code never counts', '!dead 0, bob 5', 6, 'bob', 'first_valid_code'],
    ['only dead codes', '!dead 0', 6, null, 'no_valid_code'],
    ['the last moment of the window counts', 'jane 0', 90, 'jane', 'first_valid_code'],
    ['no one has the credit after the window', 'jane 0', 91, null, 'expired'],
    ['after it the next code may take it', 'jane 0, bob 91', 92, 'bob', 'first_valid_code'],
    ['coming back prolongs nothing', 'jane 0, jane 80, bob 91', 92, 'bob', 'first_valid_code'],
    ['a touch of tomorrow does not count today', 'jane 9', 5, null, 'no_touch'],
  ] as const) {
    const result = chooseAttribution(touches(said), day(now), first);
    assert.equal(result.winner?.code ?? null, winner, name);
    assert.equal(result.reason, reason, name);
    assert.equal(result.expiresAt === null, winner === null, name);
  }
});

test('by default the latest valid code has the lead', () => {
  for (const [name, said, now, winner, verdicts] of [
    ['one code', 'jane 0', 1, 'jane', 'winner'],
    ['a later code takes it', 'jane 0, bob 5', 6, 'bob', 'earlier_code winner'],
    ['a dead code takes nothing', 'jane 0, !dead 5', 6, 'jane', 'winner invalid'],
    ['coming back prolongs it', 'jane 0, jane 80', 165, 'jane', 'expired winner'],
    ['one of today before one of the log', 'jane 0, ?bob 5', 6, 'bob', 'earlier_code winner'],
    ['no one has it after the window', 'jane 0', 91, null, 'expired'],
  ] as const) {
    const result = chooseAttribution(touches(said), day(now), latest);
    assert.equal(result.winner?.code ?? null, winner, name);
    assert.equal(result.reason, winner ? 'latest_valid_code' : 'expired', name);
    assert.equal(result.touches.map(({ verdict }) => verdict).join(' '), verdicts, name);
  }
});

test('a browser claim that takes the credit from the server log is marked', () => {
  for (const [name, said, now, winner, isMarked] of [
    ['the log alone', 'alpha 80, beta 85', 90, 'alpha', false],
    ['a claim alone, of an earlier tab', '?beta 10', 90, 'beta', false],
    ['a claim of the code that the log has', '?ALPHA 10, alpha 89', 90, 'ALPHA', false],
    ['an earlier claim of another code', '?beta 10, alpha 89', 90, 'beta', true],
    ['a later claim of another code', 'alpha 80, ?beta 85', 90, 'alpha', false],
    ['an earlier claim that has run out', '?beta 0, alpha 80', 95, 'alpha', false],
    ['a claim that makes room for a claim', '?gamma 0, alpha 80, ?beta 92', 95, 'beta', true],
    ['a claim that makes room for the log', '?gamma 0, alpha 80, beta 92', 95, 'beta', true],
    ['what the log had is too old', 'alpha 0, ?beta 95', 96, 'beta', false],
  ] as const) {
    const result = chooseAttribution(touches(said), day(now), first);
    assert.equal(result.winner?.code, winner, name);
    assert.equal(result.review, isMarked ? 'claim_over_log' : null, name);
    assert.equal(result.touches.filter(({ verdict }) => verdict === 'winner').length, 1, name);
  }
});

test('the receipt explains every touch', () => {
  const { touches: explained, expiresAt } = chooseAttribution(
    touches('old 0, !dead 95, jane 100, JANE 101, bob 102, eve 300'),
    day(110),
    first,
  );
  assert.deepEqual(
    explained.map(({ verdict }) => verdict),
    ['expired', 'invalid', 'winner', 'same_code', 'later_code', 'future'],
  );
  assert.deepEqual(expiresAt, day(190));
});

test('there is one winner at most, it is valid and within its window, and inputs stay untouched', () => {
  const lists = fc.array(
    fc.record({
      code: fc.constantFrom('jane', 'bob', 'eve'),
      at: fc.nat(400).map(day),
      isValid: fc.boolean(),
      source: fc.constantFrom('server', 'browser'),
    }),
  );
  fc.assert(
    fc.property(lists, fc.nat(400), everyTerms, (list, now, terms) => {
      const before = [...list];
      const { winner, review, touches: explained } = chooseAttribution(list, day(now), terms);
      const log = chooseAttribution(
        list.filter(({ source }) => source === 'server'),
        day(now),
        terms,
      );
      assert.deepEqual(list, before);
      assert.equal(explained.length, list.length);
      assert.equal(
        explained.filter(({ verdict }) => verdict === 'winner').length,
        winner === null ? 0 : 1,
      );
      assert.ok(winner || !log.winner, 'claims leave nobody without the credit that the log gives');
      assert.equal(review !== null, log.winner !== null && log.winner.code !== winner?.code);
      assert.equal(log.review, null);
      if (winner) {
        assert.ok(
          winner.isValid &&
            winner.at <= day(now) &&
            day(now).getTime() - winner.at.getTime() <= terms.attributionDays * 86_400_000,
        );
      }
    }),
  );
});

const typed = (code: string, isValid = true): Touch => ({
  code,
  at: day(10),
  isValid,
  source: 'buyer',
});

test("the buyer's own word goes before every link, and is marked", () => {
  const links = [touch('maria', 0), touch('bob', 5)];
  const cases: readonly [string, Touch[], BuyerChoice, string | null, boolean, string[]][] = [
    ['another live code', links, typed('bob'), 'bob', true, ['outranked', 'later_code', 'winner']],
    ['a code without any link', [], typed('bob'), 'bob', true, ['winner']],
    ['erased', links, 'nobody', null, true, ['outranked', 'later_code']],
    ['the shown code once more', links, typed('MARIA'), 'maria', false, ['winner', 'later_code']],
    ['a dead code', links, typed('dead', false), 'maria', false, ['winner', 'later_code']],
    ['a dead code without any link', [], typed('dead', false), null, false, []],
    ['nothing to erase', [touch('dead', 0, false)], 'nobody', null, false, ['invalid']],
  ];
  for (const [name, touched, choice, winner, isMarked, verdicts] of cases) {
    const linked = chooseAttribution(touched, day(10), first);
    const result = applyBuyerChoice(linked, choice);
    assert.equal(result.winner?.code ?? null, winner, name);
    assert.equal(result.review, isMarked ? 'buyer_choice' : null, name);
    assert.equal(result.reason, isMarked ? 'buyer_choice' : linked.reason, name);
    assert.deepEqual(
      result.touches.map(({ verdict }) => verdict),
      verdicts,
      name,
    );
  }
});

test('a live choice always wins over links, and the verdict of the links stays readable', () => {
  const codes = fc.constantFrom('jane', 'bob', 'eve');
  const lists = fc.array(
    fc.record({
      code: codes,
      at: fc.nat(400).map(day),
      isValid: fc.boolean(),
      source: fc.constantFrom<TouchSource[]>('server', 'browser'),
    }),
  );
  const choices = fc.oneof(
    fc.constant('nobody' as const),
    fc.record({
      code: codes,
      at: fc.constant(day(200)),
      isValid: fc.boolean(),
      source: fc.constant<TouchSource>('buyer'),
    }),
  );
  fc.assert(
    fc.property(lists, choices, (list, choice) => {
      const linked = chooseAttribution(list, day(200), first);
      const result = applyBuyerChoice(linked, choice);
      if (choice === 'nobody') {
        assert.equal(result.winner, null);
      } else {
        const expected = choice.isValid ? choice.code : linked.winner?.code;
        assert.equal(result.winner?.code, expected);
      }
      const isChanged = result.winner?.code !== linked.winner?.code;
      assert.equal(result.review === 'buyer_choice', isChanged);
      const byLinks = result.touches.find(({ verdict }) => verdict === 'outranked');
      assert.equal(byLinks?.touch, isChanged ? (linked.winner ?? undefined) : undefined);
      const won = result.touches.filter(({ verdict }) => verdict === 'winner');
      assert.equal(won.length, result.winner === null ? 0 : 1);
    }),
  );
});

describe('of the credits of one person', () => {
  const credit = (code: string, at: number, decidedBy: 'staff' | 'buyer' | 'links' = 'links') => ({
    code,
    at: day(at),
    decidedBy,
  });
  for (const [title, credits, expected] of [
    ['the first link holds within its days', [credit('late', 20), credit('early', 1)], 'early'],
    ['a later link holds once they are over', [credit('early', 1), credit('late', 92)], 'late'],
    [
      "the buyer's own word outranks a link",
      [credit('early', 1), credit('own', 9, 'buyer')],
      'own',
    ],
    [
      'the newest decision of staff outranks all',
      [credit('own', 1, 'buyer'), credit('first', 2, 'staff'), credit('last', 3, 'staff')],
      'last',
    ],
    ['no one without any credit', [], undefined],
  ] as const) {
    test(title, () => assert.equal(creditOfPerson(credits, first)?.code, expected));
  }
  test('by default the later link holds, and staff and buyer outrank it as well', () => {
    const links = [credit('late', 20), credit('early', 1)];
    assert.equal(creditOfPerson(links, latest)?.code, 'late');
    const own = [...links, credit('own', 0, 'buyer')];
    assert.equal(creditOfPerson(own, latest)?.code, 'own');
    assert.equal(creditOfPerson([...own, credit('staff', 0, 'staff')], latest)?.code, 'staff');
  });
});
