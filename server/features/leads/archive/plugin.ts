import { archiveLead as entry } from '#core/contract/leads/archive.ts';
import { addAction } from '#server/platform/contract-routes.ts';
import type { Router } from '../../context.ts';
import { archiveLead } from './archive-lead.ts';

export function archiveRoutes(router: Router): void {
  addAction(router, entry, archiveLead);
}
