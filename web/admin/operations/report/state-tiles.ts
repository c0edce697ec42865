import type { StateCode } from '#core/domain/us-states.ts';

// All states have tiles of one size, roughly at their location: a count is of people, not of acres,
// and Rhode Island can be read and pressed on a phone.
const rows = [
  'AK .. .. .. .. .. .. .. .. .. ME',
  '.. .. .. .. .. WI .. .. .. VT NH',
  'WA ID MT ND MN IL MI .. NY MA ..',
  'OR NV WY SD IA IN OH PA NJ CT RI',
  'CA UT CO NE MO KY WV VA MD DE ..',
  '.. AZ NM KS AR TN NC SC DC .. ..',
  '.. .. .. OK LA MS AL GA .. .. ..',
  'HI .. .. TX .. .. .. .. FL .. ..',
];

/** A state's position, counted from 1 at the upper left. */
interface Tile {
  readonly code: StateCode;
  readonly column: number;
  readonly row: number;
}

export const stateTiles: readonly Tile[] = rows.flatMap((codes, row) =>
  codes.split(' ').flatMap((code, column) =>
    code === '..'
      ? []
      : {
          code: code as StateCode,
          column: column + 1,
          row: row + 1,
        },
  ),
);

const distance = (one: Tile, other: Tile) =>
  Math.abs(one.row - other.row) * 20 + Math.abs(one.column - other.column);

/** The tile that an arrow key leads to: the nearest one above, below, or to the side. */
export function tileBeside(at: number, key: string): number | undefined {
  const from = stateTiles[at]!;
  const fits: Record<string, (tile: Tile) => boolean> = {
    ArrowUp: ({ row }) => row < from.row,
    ArrowDown: ({ row }) => row > from.row,
    ArrowLeft: ({ row, column }) => row === from.row && column < from.column,
    ArrowRight: ({ row, column }) => row === from.row && column > from.column,
  };
  const candidates = stateTiles.filter((tile) => fits[key]?.(tile));
  const [nearest] = candidates.toSorted((a, b) => distance(a, from) - distance(b, from));
  return nearest && stateTiles.indexOf(nearest);
}
