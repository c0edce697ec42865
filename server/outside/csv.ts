import { stringify } from 'csv-stringify/sync';

/** Without it spreadsheets take the letters of other languages for something else. */
export const byteOrderMark = '\ufeff';

type Cell = string | number;

// The beginning of a formula in spreadsheets, in characters of either width; behind apostrophes too,
// so that whoever reads the file back takes off one apostrophe, and no more.
const formula = /^'*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
// A number abroad is none: +52 55 1234 9999.
const plainNumber = /^(?:-?\d+(?:\.\d+)?|\+\d[\d ]+)$/;

/** Lines of CSV; a cell that would be a formula begins with an apostrophe, a number or a telephone does not. */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  const guarded = rows.map((row) => row.map((cell) => guard(cell)));
  return stringify(guarded, { record_delimiter: 'windows' });
}

function guard(cell: Cell): Cell {
  const isFormula = typeof cell === 'string' && formula.test(cell) && !plainNumber.test(cell);
  return isFormula ? `'${cell}` : cell;
}
