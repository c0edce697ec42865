import { recipientOf } from '#core/domain/mail/mail-variables.ts';
import type { TemplateRow } from './queries.ts';

export function presentTemplate({ createdAt, updatedAt, ...row }: TemplateRow) {
  return {
    ...row,
    isUsed: row.isActive && recipientOf[row.templateType] === row.recipientType,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
