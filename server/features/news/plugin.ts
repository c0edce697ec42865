import * as contract from '#core/contract/news.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import type { Router } from '../context.ts';
import { findNewLeads, refreshLeads } from '../leads/find-new-leads.ts';
import { readNews } from './read-news.ts';

/** The polling that keeps open screens up to date. */
export function newsRoutes(router: Router): void {
  addRoute(router, contract.readNews, (context, { query }) => readNews(context, query));
  addRoute(router, contract.refreshLeads, (context, { query }) => refreshLeads(context, query));
  addRoute(router, contract.findNewLeads, (context, { query }) => findNewLeads(context, query));
}
