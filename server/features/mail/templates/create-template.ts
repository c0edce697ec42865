import { findChangeLines } from '#server/db/audit.ts';
import { demand } from '#server/platform/http-error.ts';
import type * as z from 'zod/mini';
import type { createTemplateBody } from '#core/contract/mail/templates.ts';
import type { StaffContext } from '../../context.ts';
import { type AuditedTransaction, transactionOfMany } from '../../transaction.ts';
import { noSuchTemplate, switchedLine, templateEntity } from './policy.ts';
import { presentTemplate } from './read-template.ts';
import { completeText, refuseWrong } from './template-errors.ts';
import {
  insertTemplate,
  lockTemplates,
  removeTemplate,
  switchOffLike,
  switchOnFirst,
} from './writes.ts';

/**
 * Creates a template; an active one switches off the other of its type, recipients and language.
 * 400 for variables that mails of its type do not have. Audited.
 */
export async function createTemplate(
  context: StaffContext,
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
      changes: [...switchedLine(switchedOff, false), created],
      result: { ...presentTemplate(row), replaced: switchedOff?.name ?? null },
    };
  });
}

const switching = ['template.create', 'template.update'];

/** The templates that one switched off, the last one first, as the audit log has them. */
async function switchedOffBy(tx: AuditedTransaction, id: number): Promise<number[]> {
  const changed = { entity: templateEntity, entityId: id, actions: switching };
  const lines = await findChangeLines(tx, changed);
  return lines.flatMap(({ after }) => (after as { switchedOff?: number }).switchedOff ?? []);
}

/**
 * Deletes a template; 404 if there is none. The one that an active one had switched off is on again.
 * Audited with its text.
 */
export function deleteTemplate(context: StaffContext, { id }: { id: number }) {
  return transactionOfMany(context, async (tx) => {
    await lockTemplates(tx);
    const before = demand(await removeTemplate(tx, id), noSuchTemplate);
    const on = before.isActive
      ? await switchOnFirst(tx, before, await switchedOffBy(tx, id))
      : null;
    const deleted = {
      action: 'template.delete',
      entity: templateEntity,
      entityId: id,
      before,
    };
    return { changes: [...switchedLine(on, true), deleted] };
  });
}
