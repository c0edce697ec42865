/** A part of a whole in percent, such as "30%"; null when there is no whole. */
export function shareText(part: number | null, whole: number | null): string | null {
  return part && whole ? `${Math.round((part / whole) * 100)}%` : null;
}
