import * as contract from '#core/contract/leads/views.ts';
import { addAction } from '#server/platform/contract-routes.ts';
import type { Router } from '../../context.ts';
import { countView, createView, deleteView, listViews } from './create-view.ts';

export function viewRoutes(router: Router): void {
  addAction(router, contract.listViews, listViews);
  addAction(router, contract.createView, createView);
  addAction(router, contract.deleteView, deleteView);
  addAction(router, contract.countView, countView);
}
