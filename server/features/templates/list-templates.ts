import type { StaffActor } from '#server/platform/actor.ts';
import { findPage } from '#server/platform/find-page.ts';
import type { Context } from '../context.ts';
import { presentTemplate } from './present.ts';
import { templateList, type TemplateQuery } from './queries.ts';

/** A page of templates. They hold no one's data, so looking at them is not written down. */
export function listTemplates({ db }: Context<StaffActor>, query: TemplateQuery) {
  return findPage(db, templateList(query), query, presentTemplate);
}
