/**
 * A moment that a browser claims. Its clock may be wrong, its claim may be invented: it never lies
 * ahead of ours.
 */
export function claimedMoment(text: string, now: Date): Date {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) || at > now ? now : at;
}
