import type * as z from 'zod/mini';
import { templateFields, type updateTemplateBody } from '#core/contract/mail/templates.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { fieldError } from '#server/platform/http-error.ts';
import { changedMeanwhile, findChangesSince, isStale } from '../changed-since.ts';
import type { Context } from '../context.ts';
import { type AuditedTransaction, transactionOfMany } from '../transaction.ts';
import { templateErrors } from './template-errors.ts';
import { completeText, type Text } from './complete-text.ts';
import { noSuchTemplate, switchedOffLine, templateEntity } from './policy.ts';
import { presentTemplate } from './present.ts';
import { findTemplate, type TemplateRow } from './queries.ts';
import { changeTemplate, lockTemplates, type NewTemplate, switchOffLike } from './writes.ts';

type Changes = z.output<typeof updateTemplateBody>;

interface TemplateUpdate extends Changes {
  id: number;
}

const action = 'template.update';

/**
 * Changes the fields that are given; switching one on switches off its like. 400 for variables that
 * mails of its type do not have, 404 if there is none, 409 when the edit names an `updatedAt` and
 * others changed the template since. Audited with what changed.
 */
export function updateTemplate(
  context: Context<StaffActor>,
  { id, updatedAt, ...given }: TemplateUpdate,
) {
  return transactionOfMany(context, async (tx) => {
    await lockTemplates(tx);
    const before = await findTemplate(tx, id);
    if (!before) {
      throw noSuchTemplate();
    }
    const changes = changesOf(before, await wanted(before, given));
    // An edit that changes nothing, such as one sent twice, is in nobody's way.
    if (hasChanges(changes)) {
      await refuseStale(tx, before, updatedAt);
    }
    const after = { ...before, ...changes };
    if (needsCheck(changes)) {
      refuseWrong(after);
    }
    const switchedOff = after.isActive ? await switchOffLike(tx, after, id) : null;
    const stored = hasChanges(changes) ? await changeTemplate(tx, id, changes) : before;
    const updated = {
      action,
      entity: templateEntity,
      entityId: id,
      before: earlierOf(before, changes),
      after: {
        ...changes,
        ...(switchedOff !== null && { switchedOff: switchedOff.id }),
        ...(hasChanges(changes) && { updatedAt: stored.updatedAt }),
      },
    };
    return {
      changes: [...switchedOffLine(switchedOff), updated],
      result: presentTemplate(stored),
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
): Promise<void> {
  if (isStale(known, updatedAt)) {
    const template = {
      entity: templateEntity,
      entityId: id,
      actions: [action],
      fields: templateFields,
    };
    const changes = await findChangesSince(tx, template, new Date(known));
    throw changedMeanwhile('template', changes, fieldWords);
  }
}

function refuseWrong(template: TemplateRow): void {
  const errors = templateErrors(template.templateType, template);
  if (errors.length > 0) {
    throw fieldError(errors);
  }
}

/** The text of what was changed: made again from the HTML, unless staff wrote one. */
async function textOf(before: TemplateRow, { htmlContent, textContent }: Changes): Promise<Text> {
  const html = htmlContent ?? before.htmlContent;
  if (textContent === undefined && !before.isTextMade) {
    return before;
  }
  return completeText(html, textContent);
}

async function wanted(
  before: TemplateRow,
  { description, ...given }: Changes,
): Promise<Partial<NewTemplate>> {
  const plain = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as Partial<NewTemplate>;
  const { textContent, isTextMade } = await textOf(before, given);
  return {
    ...plain,
    ...(description !== undefined && { description: description || null }),
    textContent,
    isTextMade,
  };
}

function namesOf(changes: Partial<NewTemplate>) {
  return Object.keys(changes) as (keyof NewTemplate)[];
}

/** What was given and differs from what is stored. */
function changesOf(before: TemplateRow, given: Partial<NewTemplate>): Partial<NewTemplate> {
  const changed = namesOf(given).filter((name) => given[name] !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, given[name]]));
}

function earlierOf(before: TemplateRow, changes: Partial<NewTemplate>) {
  return Object.fromEntries(namesOf(changes).map((name) => [name, before[name]]));
}

function hasChanges(changes: Partial<NewTemplate>): boolean {
  return namesOf(changes).length > 0;
}

// One that is only switched off may hold what an earlier version knew.
function needsCheck(changes: Partial<NewTemplate>): boolean {
  const checked = ['subject', 'htmlContent', 'textContent', 'templateType'] as const;
  return changes.isActive === true || checked.some((name) => changes[name] !== undefined);
}
