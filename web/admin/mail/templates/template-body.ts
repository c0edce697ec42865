import type { createTemplate, updateTemplate } from '#core/contract/mail/templates.ts';
import type { Language } from '#core/domain/language.ts';
import type { MailKind, RecipientType } from '#core/domain/mail/mail-kind.ts';
import type { BodyOf } from '#web/kit/api-types.ts';
import type { TemplateRow } from '../../api-types.ts';
import type { ContractForm } from '#web/office/form/use-contract-form.ts';
import { changedFields } from '#web/office/edit-conflicts/conflict.ts';

export const blankTemplate = {
  name: '',
  description: '',
  templateType: 'lead_notification' as string,
  recipientType: 'admin' as string,
  language: 'en' as string,
  subject: '',
  htmlContent: '',
  textContent: '',
  isActive: true as boolean,
};

export type TemplateValues = typeof blankTemplate;

export type TemplateForm = Pick<
  ContractForm<TemplateValues>,
  'form' | 'field' | 'line' | 'typed' | 'set' | 'isPending' | 'forget'
>;

/** The form's values for a stored template: text generated from the HTML counts as empty. */
export function valuesOf(template: TemplateRow): TemplateValues {
  const { name, description, templateType, recipientType, language } = template;
  const { subject, htmlContent, textContent, isTextMade, isActive } = template;
  return {
    name,
    description: description ?? '',
    templateType,
    recipientType,
    language,
    subject,
    htmlContent,
    textContent: isTextMade ? '' : textContent,
    isActive,
  };
}

export function templateBody(typed: TemplateValues): BodyOf<typeof createTemplate> {
  return {
    ...typed,
    description: typed.description.trim() || null,
    templateType: typed.templateType as MailKind,
    recipientType: typed.recipientType as RecipientType,
    language: typed.language as Language,
  };
}

export function templateChanges(
  start: TemplateValues,
  typed: TemplateValues,
): BodyOf<typeof updateTemplate> {
  const whole = templateBody(typed);
  const changed = changedFields(start, typed).map((name) => [name, whole[name]] as const);
  return Object.fromEntries(changed);
}
