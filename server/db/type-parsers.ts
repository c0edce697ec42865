import pg from 'pg';

const { builtins } = pg.types;
const int8Array = 1016;
const dateArray = 1182;
const textArray = 1009;

/** A value that a number cannot hold exactly is a fault, never a rounded figure. */
function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(`The database returned ${text}, which is no safe integer.`);
  }
  return value;
}

const parseTextArray = pg.types.getTypeParser(textArray as 25) as unknown as (
  text: string,
) => (string | null)[];

const own = new Map<number, (text: string) => unknown>([
  [builtins.INT8, safeInteger],
  [
    int8Array,
    (text) => parseTextArray(text).map((item) => (item === null ? null : safeInteger(item))),
  ],
  // A calendar day has no time zone: a `Date` would shift it.
  [builtins.DATE, (text) => text],
  [dateArray, parseTextArray],
]);

/** int8 as number, date as `YYYY-MM-DD`, timestamptz as Date, numeric as string. */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && own.get(id)) || pg.types.getTypeParser(id, format as 'text'),
};
