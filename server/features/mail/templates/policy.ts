import { HttpError } from '#server/platform/http-error.ts';
import type { ChangeOfMany } from '../../transaction.ts';

export const templateEntity = 'email_template';

/** The audit line of a template that was switched on or off because of a change of another. */
export function switchedLine(
  switched: { id: number; updatedAt: Date } | null,
  isActive: boolean,
): ChangeOfMany[] {
  if (switched === null) {
    return [];
  }
  const { id, updatedAt } = switched;
  return [
    {
      action: 'template.update',
      entity: templateEntity,
      entityId: id,
      before: { isActive: !isActive },
      after: { isActive, updatedAt },
    },
  ];
}

export function noSuchTemplate(): HttpError {
  return new HttpError(404, 'There is no email template with this number.');
}
