import type { Queryable } from '#server/db/queryable.ts';
import { presentLead } from './present.ts';
import { countLeads, type LeadQuestion, listLeads } from './queries.ts';

/** A page of leads as staff sort, filter and search them. */
export async function listLeadPage(db: Queryable, question: LeadQuestion) {
  const [rows, count] = [await listLeads(db, question), await countLeads(db, question)];
  return { items: rows.map(presentLead), ...count, page: question.page, pageSize: question.pageSize };
}
