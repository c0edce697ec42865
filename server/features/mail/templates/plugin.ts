import * as contract from '#core/contract/mail/templates.ts';
import { addAction } from '#server/platform/contract-routes.ts';
import type { Router } from '../../context.ts';
import { createTemplate, deleteTemplate } from './create-template.ts';
import { listTemplates, readTemplate } from './read-template.ts';
import { updateTemplate } from './update-template.ts';

export function templateRoutes(router: Router): void {
  addAction(router, contract.listTemplates, listTemplates);
  addAction(router, contract.createTemplate, createTemplate);
  addAction(router, contract.readTemplate, readTemplate);
  addAction(router, contract.updateTemplate, updateTemplate);
  addAction(router, contract.deleteTemplate, deleteTemplate);
}
