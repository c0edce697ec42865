import * as contract from '#core/contract/office/news.ts';
import { addAction } from '#server/platform/contract-routes.ts';
import type { Router } from '../../context.ts';
import { refreshLeads } from '../../leads/refresh-leads.ts';
import { readNews } from './read-news.ts';

/** The polling that keeps open screens up to date. */
export function newsRoutes(router: Router): void {
  addAction(router, contract.readNews, readNews);
  addAction(router, contract.refreshLeads, refreshLeads);
}
