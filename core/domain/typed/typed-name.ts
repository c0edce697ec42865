/** A whole name in its two parts; the last one is empty where the name has one word. */
export interface NameParts {
  firstName: string;
  lastName: string;
}

const title =
  /^(?:(?:(?:mr|mrs|ms|mx|dr|dra|prof|sr|sra|srta|señora?|miss|rev|hon|doña)\.?|(?:lic|ing|arq|eng|capt)\.) (?:(?:&|and|y|e) )?)+(?=\S)/iu;
const abbreviated = String.raw`(?:jr|sr|ii|iii|iv|2nd|3rd|md|m\.d|phd|ph\.d|esq|cpa|dds|mba|rn|realtor)\.?`;
const suffix = String.raw`(?:${abbreviated}|(?:j[\u00fau]nior|filho|neto|v)\.?)`;
const isSuffix = new RegExp(`^${suffix}$`, 'iu');
// Small words that begin a last name, such as "de la" and "van der".
const small = String.raw`(?:d[aeiou]|dos|das|del|della|des|la|las|los|le|van|von|vom|zur?|der|den|ter|ten|['\u2019]t|bin|ibn|al|el|st\.?|saint)`;
// What stands behind a name alone, such as "Jr." or "(wife)", is no last name.
const head = String.raw`(?!${abbreviated}(?: |$)|\()\S+`;
const behindName = String.raw`(?: ${suffix}| \([^)]*\))*`;
const lastWords = String.raw`(?:${small} )*(?:${head} [ye] (?:${small} )*)?${head}${behindName}`;
// So is what a sign parts from the name, such as "- Zillow".
const apart = / (?:[|/\u2013-]|n\u00e9e) .*$/iu;
const whole = new RegExp(`^(?<first>\\S+(?: \\S+)*?) (?<last>${lastWords})$`, 'iu');

/** A name without the titles before it, such as "Mr. & Mrs."; one alone stays. */
export function withoutTitle(name: string): string {
  return name.replace(title, '');
}

/**
 * The parts of "Ana de la Cruz", "Garcia Lopez, Maria" or "John Smith Jr.": small words and suffixes
 * go with the last name, a title before the name is left out, and no part is made up.
 */
export function readName(text: string): NameParts {
  const pieces = text
    .replace(/\s+/gu, ' ')
    .split(/ ?[,;] ?/)
    .map((piece) => piece.trim());
  const [main = '', ...behind] = pieces.filter(Boolean);
  const suffixes = behind.filter((piece) => isSuffix.test(piece));
  const given = behind.filter((piece) => !isSuffix.test(piece)).join(' ');
  if (given !== '') {
    return {
      firstName: withoutTitle(given),
      lastName: [withoutTitle(main), ...suffixes].join(' '),
    };
  }
  const name = withoutTitle([main, ...suffixes].join(' '));
  const { first = '', last } = whole.exec(name.replace(apart, ''))?.groups ?? {};
  return last === undefined
    ? { firstName: name, lastName: '' }
    : { firstName: first, lastName: last + (apart.exec(name)?.[0] ?? '') };
}
