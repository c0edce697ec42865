import { demand } from '#server/platform/http-error.ts';
import type * as z from 'zod/mini';
import type { createTemplateBody } from '#core/contract/mail/templates.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { transaction, transactionOfMany } from '../transaction.ts';
import { noSuchTemplate, switchedOffLine, templateEntity } from './policy.ts';
import { presentTemplate } from './read-template.ts';
import { completeText, refuseWrong } from './template-errors.ts';
import { insertTemplate, lockTemplates, removeTemplate, switchOffLike } from './writes.ts';

/**
 * Creates a template; an active one switches off the other of its type, recipients and language.
 * 400 for variables that mails of its type do not have. Audited.
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
  refuseWrong(template);
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

/** Deletes a template; 404 if there is none. Audited with its text. */
export function deleteTemplate(
  context: Context<StaffActor>,
  { id }: { id: number },
): Promise<undefined> {
  const entry = { action: 'template.delete', entity: templateEntity };
  return transaction(context, entry, async (tx) => {
    const before = demand(await removeTemplate(tx, id), noSuchTemplate);
    return {
      entityId: id,
      before,
      result: undefined,
    };
  });
}
