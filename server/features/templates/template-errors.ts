import { templateFault, variablesIn } from '#core/domain/mail/fill-template.ts';
import type { MailKind } from '#core/domain/mail/mail-kind.ts';
import { neededVariables } from '#core/domain/mail/mail-variables.ts';
import type { KeyedFieldError } from '#server/platform/http-error.ts';
import type { MailTemplate } from './render-template.ts';

/** What is wrong with the variables of a template for mails of this kind, at most one fault a field. */
export function templateErrors(kind: MailKind, template: MailTemplate): KeyedFieldError[] {
  const paths = ['subject', 'htmlContent', 'textContent'] as const;
  const errors: KeyedFieldError[] = [];
  for (const path of paths) {
    const fault = templateFault(kind, template[path]);
    if (fault) {
      errors.push({ path, ...fault });
    }
  }
  const needed = neededVariables[kind];
  if (errors.length === 0 && needed !== undefined) {
    for (const path of ['htmlContent', 'textContent'] as const) {
      if (!variablesIn(template[path]).includes(needed)) {
        errors.push({ path, key: 'template.needs', values: { needed } });
      }
    }
  }
  return errors;
}
