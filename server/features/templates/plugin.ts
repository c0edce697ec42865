import * as contract from '#core/contract/mail/templates.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import type { Router } from '../context.ts';
import { createTemplate, deleteTemplate } from './create-template.ts';
import { listTemplates, readTemplate } from './read-template.ts';
import { updateTemplate } from './update-template.ts';

export function templateRoutes(router: Router): void {
  addRoute(router, contract.listTemplates, (context, { query }) => listTemplates(context, query));
  addRoute(router, contract.createTemplate, (context, { body }) => createTemplate(context, body));
  addRoute(router, contract.readTemplate, (context, { params }) => readTemplate(context, params));
  addRoute(router, contract.updateTemplate, (context, { params, body }) =>
    updateTemplate(context, { ...body, ...params }),
  );
  addRoute(router, contract.deleteTemplate, (context, { params }) =>
    deleteTemplate(context, params),
  );
}
