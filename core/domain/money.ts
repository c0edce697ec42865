/** An amount in US dollars; whole unless a name says otherwise. */
export type Dollars = number;

/** An amount in integer US cents. */
export type Cents = number;

/** Added before every floor, so that the last binary digit never decides a dollar. */
const binaryNudge = 1e-9;

/** Rounds half up (2.5 -> 3, -2.5 -> -2), forgiving binary fractions just below the half. */
export function roundHalfUp(x: number): number {
  return Math.floor(x + 0.5 + binaryNudge);
}

export function wholeDollars(x: number): Dollars {
  return roundHalfUp(x);
}

/** Drops the part below `1 / perUnit` (10 keeps one decimal), forgiving binary fractions. */
export function floorTo(x: number, perUnit = 1): number {
  return Math.floor(x * perUnit + binaryNudge) / perUnit;
}

/** Turns dollars (fractions allowed) into integer cents, half a cent up. */
export function centsFromDollars(dollars: number): Cents {
  return roundHalfUp(dollars * 100);
}

/** Turns integer cents into dollars with a fraction, for display only. */
export function dollarsFromCents(cents: Cents): number {
  return cents / 100;
}
