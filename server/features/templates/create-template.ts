import type * as z from 'zod/mini';
import type { createTemplateBody } from '#core/contract/mail/templates.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { fieldError } from '#server/platform/http-error.ts';
import type { Context } from '../context.ts';
import { transactionOfMany } from '../transaction.ts';
import { templateErrors } from './template-errors.ts';
import { completeText } from './complete-text.ts';
import { switchedOffLine, templateEntity } from './policy.ts';
import { presentTemplate } from './present.ts';
import { insertTemplate, lockTemplates, switchOffLike } from './writes.ts';

/**
 * Makes a template; an active one switches off the other of its type, recipients and language. 400
 * for variables that mails of its type do not have. Audited.
 */
export async function createTemplate(
  context: Context<StaffActor>,
  { description, textContent, ...given }: z.output<typeof createTemplateBody>,
) {
  const template = {
    ...given,
    ...(await completeText(given.htmlContent, textContent)),
    description: description || null,
  };
  const errors = templateErrors(template.templateType, template);
  if (errors.length > 0) {
    throw fieldError(errors);
  }
  return transactionOfMany(context, async (tx) => {
    await lockTemplates(tx);
    const switchedOff = template.isActive ? await switchOffLike(tx, template, null) : null;
    const row = await insertTemplate(tx, template);
    const created = {
      action: 'template.create',
      entity: templateEntity,
      entityId: row.id,
      after: { ...template, switchedOff: switchedOff?.id ?? null },
    };
    return {
      changes: [...switchedOffLine(switchedOff), created],
      result: presentTemplate(row),
    };
  });
}
