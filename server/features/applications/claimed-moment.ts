/**
 * A moment that a browser claims. Its clock may be wrong, its claim may be invented: it never lies
 * ahead of ours, and what lies before 1970 is no moment, least of all to a database, which knows no
 * year 0.
 */
export function claimedMoment(text: string, now: Date): Date {
  const at = new Date(text);
  const isPossible = at.getTime() >= 0 && at <= now;
  return isPossible ? at : now;
}
