/** The values of a form's fields: texts as typed, boxes as ticked. */
export type Values = Record<string, string | boolean>;

export interface Baseline<Typed extends Values> {
  values: Typed;
  /** Null where nothing was stored yet. */
  updatedAt: string | null;
}

/** A field that another person changed; `mine` is null if this person did not touch it. */
export interface ChangedField<Name extends string = string> {
  name: Name;
  theirs: string | boolean;
  mine: string | boolean | null;
}

export interface Conflict<Name extends string = string> {
  /** Who changed what, in the server's sentence. */
  message: string;
  fields: readonly ChangedField<Name>[];
}

function plain(value: string | boolean): string | boolean {
  return typeof value === 'string' ? value.trim() : value;
}

/** The fields in which two sets of values differ; surrounding space is ignored. */
export function changedFields<Typed extends Values>(
  from: Typed,
  to: Typed,
): (keyof Typed & string)[] {
  return Object.keys(from).filter((name) => plain(from[name]!) !== plain(to[name]!));
}

/** Whether no field was changed by both people, so that there is nothing to decide. */
export function areApart(fields: readonly ChangedField[]): boolean {
  return fields.every(({ mine }) => mine === null);
}

/** The fields whose stored value has changed since editing began, with the typed value. */
export function fieldsInConflict<Typed extends Values>(
  begun: Typed,
  theirs: Typed,
  typed: Typed,
): ChangedField<keyof Typed & string>[] {
  const mine = changedFields(begun, typed);
  return changedFields(begun, theirs).map((name) => ({
    name,
    theirs: theirs[name]!,
    mine: mine.includes(name) ? typed[name]! : null,
  }));
}
