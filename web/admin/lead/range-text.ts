/** A text with its first letter large: the timelines are stored small. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** When somebody wants to buy: '3-6 months' reads "3–6 months". */
export function timelineText(timeline: string): string {
  return capitalize(timeline.replace(/(\d)-(\d)/, '$1–$2'));
}
