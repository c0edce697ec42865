// A cell that starts like a formula is run by spreadsheets; the apostrophe makes it text again.
const defused = (cell: string) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);
const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Rows as comma-separated values after RFC 4180, safe to open in a spreadsheet. */
export const csvText = (rows: readonly (readonly (string | number)[])[]): string =>
  rows
    .map(
      (row) =>
        `${row.map((cell) => (typeof cell === 'number' ? String(cell) : quoted(defused(cell)))).join(',')}\r\n`,
    )
    .join('');
