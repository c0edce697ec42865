import { allExportColumns, type ExportColumn } from '#core/contract/leads/export-columns.ts';

/** The columns of an export: those of the list, all, or chosen ones. */
export const columnWays = ['list', 'all', 'chosen'] as const;

export interface ColumnChoice {
  way: (typeof columnWays)[number];
  /** In the order of the contract. */
  chosen: readonly ExportColumn[];
}

const storageKey = 'export_columns';

const usual: ColumnChoice = {
  way: 'list',
  chosen: [
    'id',
    'createdAt',
    'status',
    'firstName',
    'lastName',
    'email',
    'phone',
    'propertyState',
    'isQualified',
  ],
};

/** The last choice on this device, without columns that no longer exist. */
export function readChoice(): ColumnChoice {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Record<string, unknown>;
    const { chosen: names } = kept;
    return {
      way: columnWays.find((way) => way === kept['way']) ?? usual.way,
      chosen: Array.isArray(names)
        ? allExportColumns.filter((name) => names.includes(name))
        : usual.chosen,
    };
  } catch {
    return usual;
  }
}

export function keepChoice(choice: ColumnChoice): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(choice));
  } catch {
    // If storage is full or forbidden, the choice is lost; the file is saved anyway.
  }
}

export function withColumns(
  { chosen }: ColumnChoice,
  names: readonly ExportColumn[],
  isIn: boolean,
): ColumnChoice {
  return {
    way: 'chosen',
    chosen: allExportColumns.filter((name) =>
      names.includes(name) ? isIn : chosen.includes(name),
    ),
  };
}

export function exportQuery(address: URLSearchParams, { way, chosen }: ColumnChoice): string {
  const query = new URLSearchParams(address);
  query.delete('columns');
  if (way !== 'list') {
    const isAll = way === 'all' || chosen.length === allExportColumns.length;
    query.set('columns', isAll ? 'all' : chosen.join(','));
  }
  return query.toString();
}
