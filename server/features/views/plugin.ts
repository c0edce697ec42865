import * as contract from '#core/contract/views.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import type { Router } from '../context.ts';
import { countView } from './count-view.ts';
import { createView, deleteView } from './create-view.ts';
import { listViews } from './list-views.ts';

export function viewRoutes(router: Router): void {
  addRoute(router, contract.listViews, (context) => listViews(context));
  addRoute(router, contract.createView, (context, { body }) => createView(context, body));
  addRoute(router, contract.deleteView, (context, { params }) => deleteView(context, params));
  addRoute(router, contract.countView, (context, { params }) => countView(context, params));
}
