import { demand } from '#server/platform/http-error.ts';
import type * as z from 'zod/mini';
import { templateFields, type updateTemplateBody } from '#core/contract/mail/templates.ts';
import { editConflict, changesOf, findChangesSince, isStale } from '../../changed-since.ts';
import type { StaffContext } from '../../context.ts';
import { type AuditedTransaction, transactionOfMany } from '../../transaction.ts';
import { noSuchTemplate, switchedLine, templateEntity } from './policy.ts';
import { presentTemplate } from './read-template.ts';
import { findTemplate, type TemplateRow } from './queries.ts';
import { completeText, refuseWrong, type Text } from './template-errors.ts';
import { changeTemplate, lockTemplates, type NewTemplate, switchOffLike } from './writes.ts';

type Changes = z.output<typeof updateTemplateBody>;

interface TemplateUpdate extends Changes {
  id: number;
}

const action = 'template.update';

/**
 * Changes the given fields; activating a template switches off the other of its kind. 400 for
 * variables that mails of its type do not have, 404 if there is none, 409 if the edit has
 * `updatedAt` and the template has been changed since. Audited with the changes.
 */
export function updateTemplate(context: StaffContext, { id, updatedAt, ...given }: TemplateUpdate) {
  return transactionOfMany(context, async (tx) => {
    await lockTemplates(tx);
    const before = demand(await findTemplate(tx, id), noSuchTemplate);
    const edit = changesOf(before, await wanted(before, given));
    const { changes, earlier, hasChanges } = edit;
    // An edit without changes, such as one sent twice, conflicts with nothing.
    if (hasChanges) {
      await refuseStale(tx, before, updatedAt);
    }
    const after = { ...before, ...changes };
    if (needsCheck(changes)) {
      refuseWrong(after);
    }
    const switchedOff = after.isActive ? await switchOffLike(tx, after, id) : null;
    const stored = hasChanges ? await changeTemplate(tx, id, changes) : before;
    const updated = {
      action,
      entity: templateEntity,
      entityId: id,
      before: earlier,
      after: {
        ...changes,
        ...(switchedOff !== null && { switchedOff: switchedOff.id }),
        ...(hasChanges && { updatedAt: stored.updatedAt }),
      },
    };
    return {
      changes: [...switchedLine(switchedOff, false), updated],
      result: { ...presentTemplate(stored), replaced: switchedOff?.name ?? null },
    };
  });
}

const fieldWords = {
  htmlContent: 'HTML content',
  templateType: 'type',
  recipientType: 'recipient',
  isActive: 'whether it is active',
};

async function refuseStale(
  tx: AuditedTransaction,
  { id, updatedAt }: TemplateRow,
  known: string | undefined,
) {
  if (isStale(known, updatedAt)) {
    const template = {
      entity: templateEntity,
      entityId: id,
      actions: [action],
      fields: templateFields,
    };
    const changes = await findChangesSince(tx, template, new Date(known));
    throw editConflict('template', changes, fieldWords);
  }
}

/** The plain text after a change: derived from the HTML, unless staff wrote one. */
async function textOf(before: TemplateRow, { htmlContent, textContent }: Changes): Promise<Text> {
  const html = htmlContent ?? before.htmlContent;
  if (textContent === undefined && !before.isTextMade) {
    return before;
  }
  return completeText(html, textContent);
}

async function wanted(before: TemplateRow, { description, ...given }: Changes) {
  const { textContent, isTextMade } = await textOf(before, given);
  return {
    ...given,
    ...(description !== undefined && { description: description || null }),
    textContent,
    isTextMade,
  };
}

// A template that is only switched off may keep variables of an earlier version.
function needsCheck(changes: Partial<NewTemplate>): boolean {
  const checked = ['subject', 'htmlContent', 'textContent', 'templateType'] as const;
  return changes.isActive === true || checked.some((name) => changes[name] !== undefined);
}
