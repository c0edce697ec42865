import { hiddenFields, type PostedForm } from '#core/contract/visitor/forms/posted-form.ts';
import type { ConsentTicked } from '#core/domain/permission/consent-ticked.ts';
import type { FieldOf } from './use-kept-form.ts';

/** Id of a control of a posted form, as the target of the error summary. */
export function postedId(name: string): string {
  return `field-${name}`;
}

/** The fields of a form that came back: the typed values, each with its error. */
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
      ...(name === 'email' && { asked: posted.meantEmail }),
      ...(typed !== undefined && { defaultValue: typed }),
    };
  };
}

/** Whether the consent box was ticked in the posted form; undefined if that was not sent. */
export function isTicked(posted: PostedForm | undefined): boolean | undefined {
  const wasSent = posted && posted.values[hiddenFields.arrival] === undefined;
  return wasSent ? posted.values.consent !== undefined : undefined;
}

/**
 * The value of a ticked box in a natively posted form: ticked in advance if it was rendered ticked,
 * by the person if it was rendered empty. Without a script the changes in between are unknown.
 */
export function tickOf(posted: PostedForm | undefined, isPrechecked: boolean): ConsentTicked {
  const cameTicked = isTicked(posted);
  const isPreset =
    cameTicked === undefined
      ? isPrechecked
      : cameTicked && posted?.values[hiddenFields.consentTicked] === 'preset';
  return isPreset ? 'preset' : 'person';
}
