/** A changed field; null on a side that does not name it. */
export interface ChangedField {
  name: string;
  before: string | null;
  after: string | null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const nothing = '–';

function textOf(value: unknown): string | null {
  if (value === undefined) {
    return null;
  }
  if (value === null) {
    return nothing;
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}

// The time of the last write, kept so that two editors learn of each other. A person did not change
// it.
const bookkeeping = ['updatedAt'];

export function changedFields(before: unknown, after: unknown): ChangedField[] {
  const earlier = isRecord(before) ? before : {};
  const later = isRecord(after) ? after : {};
  const names = new Set([...Object.keys(earlier), ...Object.keys(later)]);
  const shown = [...names].filter((name) => !bookkeeping.includes(name));
  const fields = shown.map((name) => ({
    name,
    before: textOf(earlier[name]),
    after: textOf(later[name]),
  }));
  return fields.filter(({ before: from, after: to }) => (from ?? nothing) !== (to ?? nothing));
}
