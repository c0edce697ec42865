import { type EditableField, editableFields } from '#core/contract/leads/changes.ts';
import type { LeadStatus } from '#core/domain/leads/lead-status.ts';
import type { LeadDetail } from '../../../api-types.ts';
import { valuesOf } from '../edit/lead-values.ts';

export type Side = 'mine' | 'theirs';

/** Applies to the person, whichever lead has it. */
const never: LeadStatus = 'Do Not Contact';
/** The status of a lead whose status was never changed. */
const untouched: LeadStatus = 'New';

export interface DifferentField {
  readonly name: EditableField;
  readonly texts: Readonly<Record<Side, string>>;
  /** The proposed side: the newer application, unless empty. */
  readonly proposed: Side;
  readonly isFixed: boolean;
}

export function differentFields(mine: LeadDetail, theirs: LeadDetail): DifferentField[] {
  const [own, other] = [valuesOf(mine), valuesOf(theirs)];
  const newer: Side = mine.createdAt >= theirs.createdAt ? 'mine' : 'theirs';
  return editableFields
    .filter((name) => own[name] !== other[name])
    .map((name) => {
      const texts = { mine: own[name], theirs: other[name] };
      const isFixed = name === 'status' && (texts.mine === never || texts.theirs === never);
      const nothing = name === 'status' ? untouched : '';
      const older: Side = newer === 'mine' ? 'theirs' : 'mine';
      const proposed = texts[newer] === nothing ? older : newer;
      return {
        name,
        texts,
        isFixed,
        proposed: isFixed ? (texts.mine === never ? 'mine' : 'theirs') : proposed,
      };
    });
}
