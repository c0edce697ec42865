import type { Queryable } from '#server/db/queryable.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { presentInteraction } from './present.ts';
import {
  countInteractions,
  hasLead,
  type InteractionQuestion,
  listInteractions,
} from './queries.ts';

/** A page of interactions, of everybody or of one lead. */
export async function listInteractionPage(db: Queryable, question: InteractionQuestion) {
  const [rows, count] = [
    await listInteractions(db, question),
    await countInteractions(db, question),
  ];
  return {
    items: rows.map(presentInteraction),
    ...count,
    page: question.page,
    pageSize: question.pageSize,
  };
}

/** A page of what the visitor did who became a lead; 404 when there is no lead with this number. */
export async function listLeadInteractionPage(
  db: Queryable,
  leadId: number,
  question: InteractionQuestion,
) {
  if (!(await hasLead(db, leadId))) {
    throw new Refusal(404, 'There is no lead with this number.');
  }
  return listInteractionPage(db, { ...question, leadId });
}
