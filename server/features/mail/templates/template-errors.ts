import { templateFault, variablesIn } from '#core/domain/mail/fill-template.ts';
import { mailFacts, type MailKind } from '#core/domain/mail/mail-kind.ts';
import { fieldError, type KeyedFieldError } from '#server/platform/http-error.ts';
import type { MailTemplate } from './render-template.ts';
import { textOfHtml } from './text-of-html.ts';

/** Errors in the variables of a template for this kind of mail, at most one per field. */
export function templateErrors(kind: MailKind, template: MailTemplate): KeyedFieldError[] {
  const paths = ['subject', 'htmlContent', 'textContent'] as const;
  const errors: KeyedFieldError[] = [];
  for (const path of paths) {
    const fault = templateFault(kind, template[path]);
    if (fault) {
      errors.push({ path, ...fault });
    }
  }
  const { needs: needed } = mailFacts[kind];
  if (errors.length === 0 && needed !== undefined) {
    for (const path of ['htmlContent', 'textContent'] as const) {
      if (!variablesIn(template[path]).includes(needed)) {
        errors.push({ path, key: 'template.needs', values: { needed } });
      }
    }
  }
  return errors;
}

/** 400 for variables that mails of this kind do not have, or that one lacks. */
export function refuseWrong(template: MailTemplate & { templateType: MailKind }): void {
  const errors = templateErrors(template.templateType, template);
  if (errors.length > 0) {
    throw fieldError(errors);
  }
}

export interface Text {
  textContent: string;
  isTextMade: boolean;
}

/**
 * The text to store: the given one, or one derived from the HTML if staff left it empty. 400 if the
 * HTML contains no words.
 */
export async function completeText(
  htmlContent: string,
  given: string | null | undefined,
): Promise<Text> {
  if (given) {
    return { textContent: given, isTextMade: false };
  }
  const textContent = await textOfHtml(htmlContent);
  if (textContent === '') {
    throw fieldError([{ path: 'textContent', key: 'template.text' }]);
  }
  return { textContent, isTextMade: true };
}
