import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { pairedKinds, sumPairs } from './queries.ts';

type PairedKind = (typeof pairedKinds)[number];

/** Something that is counted of leads, and the values that are asked for. */
export type AskedValues = readonly [kind: PairedKind, values: readonly string[]];

/** How many leads have one of these values of each of two kinds; exact, without reading one. */
export function countPairs(
  { db }: Context<StaffActor>,
  asked: readonly [AskedValues, AskedValues],
): Promise<number> {
  const inOrder = asked.toSorted(([a], [b]) => pairedKinds.indexOf(a) - pairedKinds.indexOf(b));
  const [[kind, values], [otherKind, otherValues]] = inOrder as [AskedValues, AskedValues];
  return sumPairs(db, {
    kind: `${kind}+${otherKind}`,
    values: values.flatMap((value) => otherValues.map((other) => `${value}|${other}`)),
  });
}

/** How many leads name a code of a partner, however it is written; exact, without reading one. */
export function countOfCode({ db }: Context<StaffActor>, code: string): Promise<number> {
  return sumPairs(db, { kind: 'code', values: [code.toLowerCase()] });
}

/** How many leads are to be checked; exact, without reading one. */
export function countToCheck({ db }: Context<StaffActor>): Promise<number> {
  return sumPairs(db, { kind: 'check', values: [''] });
}
