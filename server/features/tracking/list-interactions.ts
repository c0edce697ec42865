import type { Queryable } from '#server/db/queryable.ts';
import { presentInteraction } from './present.ts';
import { countInteractions, type InteractionQuestion, listInteractions } from './queries.ts';

/** A page of interactions, of everybody or of one lead. */
export async function listInteractionPage(db: Queryable, question: InteractionQuestion) {
  const [rows, count] = [await listInteractions(db, question), await countInteractions(db, question)];
  return { items: rows.map(presentInteraction), ...count, page: question.page, pageSize: question.pageSize };
}
