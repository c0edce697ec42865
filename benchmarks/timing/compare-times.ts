import { percentile } from '../percentile.ts';

/** Milliseconds of two kinds of requests, asked in pairs: what stands at one place was asked together. */
export interface Pairs {
  readonly one: readonly number[];
  readonly other: readonly number[];
}

/** What the times of two kinds of requests tell apart. */
export interface Comparison {
  readonly medians: readonly [number, number];
  /** Half of the times lie this far apart. */
  readonly spreads: readonly [number, number];
  /** The median of the other less that of the one, in milliseconds. */
  readonly difference: number;
  /** How far apart the medians of two random halves of one kind are, 95 times of 100. */
  readonly noise: number;
  /** How often chance alone makes a difference this large, by swapping the two of each pair. */
  readonly p: number;
}

const shuffles = 2000;

function median(times: readonly number[]): number {
  return percentile(times, 0.5);
}

function spread(times: readonly number[]): number {
  return percentile(times, 0.75) - percentile(times, 0.25);
}

function differenceOf({ one, other }: Pairs): number {
  return median(other) - median(one);
}

/** The two of each pair, swapped or not: what chance makes of them. */
function swapped({ one, other }: Pairs): Pairs {
  const coins = one.map(() => Math.random() < 0.5);
  return {
    one: coins.map((isSwapped, at) => (isSwapped ? other[at]! : one[at]!)),
    other: coins.map((isSwapped, at) => (isSwapped ? one[at]! : other[at]!)),
  };
}

/** The difference of the medians of two random halves of the same times. */
function differenceOfHalves(times: readonly number[]): number {
  const mixed = times.map((ms) => ({ ms, at: Math.random() })).toSorted((a, b) => a.at - b.at);
  const half = mixed.length >> 1;
  const msOf = (some: typeof mixed) => some.map(({ ms }) => ms);
  return differenceOf({ one: msOf(mixed.slice(0, half)), other: msOf(mixed.slice(half)) });
}

function repeated(work: () => number): number[] {
  return Array.from({ length: shuffles }, () => Math.abs(work()));
}

/** Whether two kinds of requests can be told apart by their times. */
export function compareTimes(pairs: Pairs): Comparison {
  const { one, other } = pairs;
  const difference = differenceOf(pairs);
  const byChance = repeated(() => differenceOf(swapped(pairs)));
  const asLarge = byChance.filter((ms) => ms >= Math.abs(difference)).length;
  return {
    medians: [median(one), median(other)],
    spreads: [spread(one), spread(other)],
    difference,
    noise: Math.max(
      ...[one, other].map((times) =>
        percentile(
          repeated(() => differenceOfHalves(times)),
          0.95,
        ),
      ),
    ),
    // The order that was measured is one of those that chance could have made.
    p: (asLarge + 1) / (shuffles + 1),
  };
}
