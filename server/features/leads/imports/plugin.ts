import * as contract from '#core/contract/leads/imports.ts';
import { addAction } from '#server/platform/contract-routes.ts';
import type { Router } from '../../context.ts';
import { checkImport } from './check-import.ts';
import { createImport, readImport } from './create-import.ts';
import { exportRefusedRows, listImports } from './list-imports.ts';
import { runImport } from './run-import.ts';
import { undoImport } from './undo-import.ts';

export function importRoutes(router: Router): void {
  addAction(router, contract.listImports, listImports);
  addAction(router, contract.createImport, createImport);
  addAction(router, contract.readImport, readImport);
  addAction(router, contract.checkImport, checkImport);
  addAction(router, contract.exportRefusedRows, exportRefusedRows);
  addAction(router, contract.runImport, runImport);
  addAction(router, contract.undoImport, undoImport);
}
