import { unsentKinds } from '#core/domain/mail/mail-kind.ts';
import { recipientOf } from '#core/domain/mail/mail-variables.ts';
import type { TemplateRow } from './queries.ts';

export function presentTemplate({ createdAt, updatedAt, ...row }: TemplateRow) {
  const isSent = !unsentKinds.includes(row.templateType);
  return {
    ...row,
    isUsed: row.isActive && isSent && recipientOf[row.templateType] === row.recipientType,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
