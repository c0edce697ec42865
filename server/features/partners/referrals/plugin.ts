import * as lead from '#core/contract/partners/affiliate/lead.ts';
import { listLinks } from '#core/contract/partners/affiliate/links.ts';
import * as news from '#core/contract/partners/affiliate/news.ts';
import * as own from '#core/contract/partners/affiliate/referrals.ts';
import { addAction } from '#server/platform/contract-routes.ts';
import type { Router } from '../../context.ts';
import { exportOwnReferrals } from './export-own-referrals.ts';
import { listOwnLinks } from './list-own-links.ts';
import { listOwnReferrals } from './list-own-referrals.ts';
import { readOwnLead } from './read-own-lead.ts';
import { readOwnNews } from './read-own-news.ts';
import { readOwnStats } from './read-own-stats.ts';

export function referralRoutes(router: Router): void {
  addAction(router, listLinks, listOwnLinks);
  addAction(router, own.readOwnStats, readOwnStats);
  addAction(router, news.readOwnNews, readOwnNews);
  addAction(router, own.listOwnReferrals, listOwnReferrals);
  addAction(router, own.exportOwnReferrals, exportOwnReferrals);
  addAction(router, lead.readReferredLead, readOwnLead);
}
