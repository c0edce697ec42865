import * as contract from '#core/contract/mail/templates.ts';
import { addAction } from '#server/platform/contract-routes.ts';
import type { Router } from '../../context.ts';
import { previewTemplate } from './preview-template.ts';

export function previewRoutes(router: Router): void {
  addAction(router, contract.previewTemplate, previewTemplate);
}
