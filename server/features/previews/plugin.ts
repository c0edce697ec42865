import * as contract from '#core/contract/mail/templates.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import type { Router } from '../context.ts';
import { previewTemplate } from './preview-template.ts';

export function previewRoutes(router: Router): void {
  addRoute(router, contract.previewTemplate, (context, { body }) => previewTemplate(context, body));
}
