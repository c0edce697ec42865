type Cell = string | number;

const formulaStart = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
const needsQuotes = /[",\r\n]/;

// Spreadsheets run a cell that starts like a formula; the apostrophe makes it text again.
function defused(text: string) {
  return formulaStart.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  if (!needsQuotes.test(text)) {
    return text;
  }
  const escaped = text.replaceAll('"', '""');
  return `"${escaped}"`;
}

function cellText(cell: Cell) {
  return typeof cell === 'number' ? String(cell) : quoted(defused(cell));
}

function lineOf(row: readonly Cell[]): string {
  const cells = row.map(cellText);
  return `${cells.join(',')}\r\n`;
}

/** Rows as comma-separated values (RFC 4180), safe to open in a spreadsheet. */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  return rows.map(lineOf).join('');
}
