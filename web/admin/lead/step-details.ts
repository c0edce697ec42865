import { humanize } from '#web/office/formats/humanize.ts';

/** What a visitor's step carried, as short pairs: "Home price: 500000". */
export function stepDetails(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) {
    return [];
  }
  return Object.entries(data)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => {
      const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
      return `${humanize(name)}: ${text}`;
    });
}
