import * as contract from '#core/contract/audit.ts';
import { findNewLines as newLinesEntry } from '#core/contract/news.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import type { Router } from '../context.ts';
import { exportAudit } from './export-audit.ts';
import { findNewLines, listAudit } from './list-audit.ts';
import { readExposure } from './read-exposure.ts';

export function auditRoutes(router: Router): void {
  addRoute(router, contract.listAudit, (context, { query }) => listAudit(context, query));
  addRoute(router, contract.exportAudit, (context, { query }) => exportAudit(context, query));
  addRoute(router, contract.readExposure, (context, { query }) => readExposure(context, query));
  addRoute(router, newLinesEntry, (context, { query }) => findNewLines(context, query));
}
