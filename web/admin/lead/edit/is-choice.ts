/**
 * Whether a status was chosen in its open list, by mouse or Enter. A list of this library that is
 * closed, or is just closing, takes letters as choices; each would be saved at once, so whoever types
 * a note there would give the lead another status.
 */
export function isChoice({ reason }: { reason: string }): boolean {
  return reason === 'item-press';
}
