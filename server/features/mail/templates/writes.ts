import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/queryable.ts';
import { emailTemplates } from '#server/db/tables/back-office.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import type { TemplateRow } from './queries.ts';

export type NewTemplate = Omit<TemplateRow, 'id' | 'createdAt' | 'updatedAt'>;

/** Prevents other changes of templates until the transaction ends; mails can still be written. */
export async function lockTemplates(tx: AuditedTransaction) {
  await tx.query('lock table email_templates in share row exclusive mode');
}

// The moment names this state of the template to the millisecond a browser keeps: a change always
// moves it.
const changedNow = sql`greatest(now(), ${emailTemplates.updatedAt} + interval '1 millisecond')`;

export async function insertTemplate(tx: AuditedTransaction, template: NewTemplate) {
  const [row] = await tx.drizzle.insert(emailTemplates).values(template).returning();
  return row!;
}

export async function changeTemplate(
  tx: AuditedTransaction,
  id: number,
  changes: Partial<NewTemplate>,
): Promise<TemplateRow> {
  const [row] = await tx.drizzle
    .update(emailTemplates)
    .set({ ...changes, updatedAt: changedNow })
    .where(eq(emailTemplates.id, id))
    .returning();
  return row!;
}

type Like = Pick<TemplateRow, 'templateType' | 'recipientType' | 'language'>;

/** The template that another one switched off, and when. */
type SwitchedOff = Pick<TemplateRow, 'id' | 'name' | 'updatedAt'>;

/** Switches off the active template of the same type, recipients and language, if there is one. */
export async function switchOffLike(
  tx: AuditedTransaction,
  { templateType, recipientType, language }: Like,
  except: number | null,
): Promise<SwitchedOff | null> {
  const [row] = await tx.drizzle
    .update(emailTemplates)
    .set({ isActive: false, updatedAt: changedNow })
    .where(
      and(
        eq(emailTemplates.templateType, templateType),
        eq(emailTemplates.recipientType, recipientType),
        eq(emailTemplates.language, language),
        eq(emailTemplates.isActive, true),
        except === null ? undefined : ne(emailTemplates.id, except),
      ),
    )
    .returning({
      id: emailTemplates.id,
      name: emailTemplates.name,
      updatedAt: emailTemplates.updatedAt,
    });
  return row ?? null;
}

/** Switches on the first of `ids` that still exists with this type, recipients and language. */
export async function switchOnFirst(
  tx: AuditedTransaction,
  { templateType, recipientType, language }: Like,
  ids: readonly number[],
): Promise<TemplateRow | null> {
  const like = await tx.drizzle
    .select({ id: emailTemplates.id })
    .from(emailTemplates)
    .where(
      and(
        inArray(emailTemplates.id, [...ids]),
        eq(emailTemplates.templateType, templateType),
        eq(emailTemplates.recipientType, recipientType),
        eq(emailTemplates.language, language),
      ),
    );
  const first = ids.find((id) => like.some((row) => row.id === id));
  return first === undefined ? null : changeTemplate(tx, first, { isActive: true });
}

/** Removes a template permanently; undefined if there is none with this id. */
export async function removeTemplate(tx: AuditedTransaction, id: number) {
  const [row] = await tx.drizzle
    .delete(emailTemplates)
    .where(eq(emailTemplates.id, id))
    .returning();
  return row;
}

/**
 * Stores the product's own templates, the last one first; does nothing if there has ever been a
 * template, so that deleted ones stay deleted. Returns how many.
 */
export async function insertOnce(
  tx: Transaction,
  makeTemplates: () => Promise<readonly NewTemplate[]>,
) {
  await tx.query('lock table email_templates in share row exclusive mode');
  // The id sequence shows whether the table ever held a row.
  const { rows } = await tx.query<{ isFresh: boolean }>(
    `select pg_sequence_last_value(pg_get_serial_sequence('email_templates', 'id')::regclass) is null as "isFresh"`,
  );
  if (!rows[0]!.isFresh) {
    return 0;
  }
  const templates = await makeTemplates();
  await tx.drizzle.insert(emailTemplates).values(templates.toReversed());
  return templates.length;
}
