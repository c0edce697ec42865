import * as contract from '#core/contract/operations/audit.ts';
import { addAction } from '#server/platform/contract-routes.ts';
import type { Router } from '../../context.ts';
import { exportAudit } from './export-audit.ts';
import { listAudit } from './list-audit.ts';
import { readExposure } from './read-exposure.ts';

export function auditRoutes(router: Router): void {
  addAction(router, contract.listAudit, listAudit);
  addAction(router, contract.exportAudit, exportAudit);
  addAction(router, contract.readExposure, readExposure);
}
