import * as contract from '#core/contract/lead/imports.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import type { Router } from '../context.ts';
import { checkImport } from './check-import.ts';
import { createImport } from './create-import.ts';
import { listImports } from './list-imports.ts';
import { runImport } from './run-import.ts';
import { undoImport } from './undo-import.ts';

export function importRoutes(router: Router): void {
  addRoute(router, contract.listImports, (context) => listImports(context));
  addRoute(router, contract.createImport, (context, { body }) => createImport(context, body));
  addRoute(router, contract.checkImport, (context, { params, body }) =>
    checkImport(context, { ...body, ...params }),
  );
  addRoute(router, contract.runImport, (context, { params }) => runImport(context, params));
  addRoute(router, contract.undoImport, (context, { params }) => undoImport(context, params));
}
