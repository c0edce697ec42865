import { HttpError } from '#server/platform/http-error.ts';
import type { ChangeOfMany } from '../transaction.ts';

export const templateEntity = 'email_template';

/** The audit line of a template that was switched off because another was switched on. */
export function switchedOffLine(off: { id: number; updatedAt: Date } | null): ChangeOfMany[] {
  if (off === null) {
    return [];
  }
  const { id, updatedAt } = off;
  return [
    {
      action: 'template.update',
      entity: templateEntity,
      entityId: id,
      before: { isActive: true },
      after: { isActive: false, updatedAt },
    },
  ];
}

export function noSuchTemplate(): HttpError {
  return new HttpError(404, 'There is no email template with this number.');
}
