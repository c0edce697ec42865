import type { Earnings } from '../api-types.ts';

/** While the program pays nothing, earlier approvals and payments stay visible. */
export function hasAnything({ isOn, approvedCents, statements }: Earnings): boolean {
  return isOn || approvedCents > 0 || statements.length > 0;
}
