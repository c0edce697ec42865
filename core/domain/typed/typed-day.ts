const months =
  /^(?:(jan(?:uary|eiro)?|ene(?:ro)?)|(feb(?:ruary|rero)?|fev(?:ereiro)?)|(mar(?:ch|zo|ço|co)?)|(a[pb]r(?:il)?)|(may(?:o)?|maio?)|(june?|jun[ih]o)|(july?|jul[ih]o)|(aug(?:ust)?|ago(?:sto)?)|(sept?(?:ember|iembre)?|set(?:iembre|embro)?)|(oct(?:ober|ubre)?|out(?:ubro)?)|(nov(?:ember|iembre|embro)?)|(dec(?:ember)?|dez(?:embro)?|dic(?:iembre)?))$/i;
const zone = String.raw`(?:Z|UTC|GMT|[ECMP][SD]?T)?(?:[+-]\d{2}(?::?\d{2})?)?(?: \([\p{L} ]+\)|\p{L}+/\p{L}+)?`;
const time = String.raw`(?:,?(?:T| at | [@-] |[ ]) ?\d{1,2}[:h]\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[ap]\.? ?m\.?)?(?: ?${zone})?)?\.?`;
const word = String.raw`(?<word>\p{L}{3,10})\.?`;
// A month written first is of the United States; with dots, or beyond twelve, the day is first.
const shapes = [
  String.raw`(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})`,
  String.raw`(?<month>0?[1-9]|1[0-2])[-/](?<day>\d{1,2})[-/](?<year>\d{4}|\d{2})`,
  String.raw`(?<day>\d{1,2})[./-](?<month>\d{1,2})[./-](?<year>\d{4})`,
  String.raw`(?<year>(?:19|20)\d{2})(?<month>\d{2})(?<day>\d{2})(?:T\d{4,6}Z?)?`,
  String.raw`(?<year>\d{4})-${word}-(?<day>\d{1,2})`,
  String.raw`${word}[ -](?<day>\d{1,2})(?:st|nd|rd|th)?,?(?: \d{2}:\d{2}:\d{2}(?: [A-Z]{3,4})?)?[ -](?<year>\d{4})`,
  String.raw`(?<day>\d{1,2})(?:st|nd|rd|th|\u00ba)?[-/ ](?:de |of )?${word},?[-/ ](?:del? )?(?<year>\d{4}|\d{2})`,
].map((shape) => new RegExp(`^(?:\\p{L}+(?:-feira)?,? )??${shape}${time}$`, 'iu'));

/**
 * The day that a text names, with or without a time, as 2026-11-03: "11/3/2026", "2026-11-03T10:00Z",
 * "25/11/2026", "3.11.2026", "Nov 3, 2026" or "3 de noviembre de 2026"; null for any other text.
 */
export function readDay(text: string): string | null {
  const plain = text.replace(/\s+/gu, ' ').trim();
  const {
    year = '',
    month,
    word: name = '',
    day = '',
  } = shapes.map((shape) => shape.exec(plain)?.groups).find(Boolean) ?? {};
  const number = month ?? (months.exec(name)?.slice(1).findIndex(Boolean) ?? -1) + 1;
  const read = [year.padStart(4, '20'), String(number).padStart(2, '0'), day.padStart(2, '0')].join(
    '-',
  );
  const at = new Date(`${read}T00:00:00Z`);
  // A day that no month has would be one of the next.
  const isReal = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(read);
  return isReal && Number(year) > 0 ? read : null;
}
