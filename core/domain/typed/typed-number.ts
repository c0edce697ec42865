import type { Cents, Dollars } from '../money.ts';

// Numbers as people of the three languages type and paste them. A reader takes a text that can mean
// one number only, and gives null for every other: it never skips a sign.

const ungrouped = String.raw`\d+`;
const groups = (sign: string) => String.raw`[1-9]\d{0,2}(?:${sign}\d{3})+`;

// Whole part and cents. A sign before exactly three digits parts thousands in every language.
const amounts = [
  [`${ungrouped}|${groups(' ')}|${groups("'")}`, '[.,]'],
  [groups(','), String.raw`\.`],
  [groups(String.raw`\.`), ','],
].map(([whole, mark]) => new RegExp(String.raw`^(${whole})(?:${mark}(\d{1,2}))?$`));

const inDollars =
  /^(?<sign>[+-]?) ?(?:(?:US?\$S?|\$|USD|US(?=[\d ])) ?)?(?<inner>[+-]?)(?<amount>\d[^a-z$]*?)(?<thousands> ?k)?(?: ?(?:US\$|\$|USD|dollars?|d[óo]lares))?$/iu;

/** With one form for each kind of blank, apostrophe, minus and digit. */
function tidied(text: string): string {
  return text
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/\p{Zs}/gu, ' ')
    .replaceAll('’', "'")
    .replaceAll('−', '-')
    .trim();
}

/** An amount of dollars with its cents, such as "-$1,250.50", "1.250,50" or "450k". */
export function readCents(text: string): Cents | null {
  const { sign, inner, amount = '', thousands } = inDollars.exec(tidied(text))?.groups ?? {};
  const [, whole, cents = ''] = amounts.map((shape) => shape.exec(amount)).find(Boolean) ?? [];
  const isShort = thousands !== undefined;
  if (whole === undefined || (sign && inner) || (isShort && !/^\d{1,4}$/.test(amount))) {
    return null;
  }
  const read = Number(whole.replace(/\D/g, '') + (isShort ? '000' : '') + cents.padEnd(2, '0'));
  return sign === '-' || inner === '-' ? 0 - read : read;
}

/** A price or a bill in whole dollars: cents are cut, a sign is refused. */
export function readPrice(text: string): Dollars | null {
  const cents = /[+−-]/.test(text) ? null : readCents(text);
  return cents === null ? null : Math.floor(cents / 100);
}

/** A whole number, such as a count of people: "1,234", "1.234" or "1 234". */
export function readCount(text: string): number | null {
  const plain = tidied(text);
  const [, whole, cents] = amounts.map((shape) => shape.exec(plain)).find(Boolean) ?? [];
  return whole === undefined || cents !== undefined ? null : Number(whole.replace(/\D/g, ''));
}

/** A rate in percent, such as "3,5 %": its only sign is the decimal one, for rates have eighths. */
export function readPercent(text: string): number | null {
  const plain = tidied(text).replace(/ ?%$/, '');
  return /^(?:\d{1,3}|(?=[.,]))(?:[.,]\d{1,6})?$/.test(plain)
    ? Number(plain.replace(',', '.'))
    : null;
}

/** A number with decimals; refused if its comma may part thousands. */
export function readDecimal(text: string): number | null {
  return /%|^\s*[1-9]\d*,\d{3}\s*$/.test(text) ? null : readPercent(text);
}

/**
 * A cell without Excel's E notation: all digits of "5.035550100E+09", and null for "5.0E+09", which
 * has lost some.
 */
export function withoutExponent(cell: string): string | null {
  const [, first, decimals = '', power] = /^(\d)(?:[.,](\d+))?E\+(\d{1,3})$/i.exec(cell) ?? [];
  if (first === undefined) {
    return cell;
  }
  const [digits, rest] = [decimals.slice(0, Number(power)), decimals.slice(Number(power))];
  return digits.length < Number(power) ? null : `${first}${digits}${rest && `.${rest}`}`;
}
