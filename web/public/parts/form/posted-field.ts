import type { PostedForm } from '#core/contract/forms/posted-form.ts';
import type { FieldOf } from './use-kept-form.ts';

/** Id of a control of a posted form, for the summary of what is wrong to lead to. */
export function postedId(name: string): string {
  return `field-${name}`;
}

/** The fields of a form that came back: as they were typed, each with what is wrong. */
export function postedField<Values>(
  field: FieldOf<Values>,
  posted: PostedForm | undefined,
): FieldOf<Values> {
  if (!posted) {
    return field;
  }
  return (name) => {
    const typed = posted.values[name];
    return {
      ...field(name),
      id: postedId(name),
      error: posted.errors[name] ?? null,
      ...(typed !== undefined && { defaultValue: typed }),
    };
  };
}
