import * as contract from '#core/contract/mail/templates.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import type { Router } from '../context.ts';
import { testTemplate } from './test-template.ts';

export function emailRoutes(router: Router): void {
  addRoute(router, contract.testTemplate, (context, { params, body }) =>
    testTemplate(context, { ...body, ...params }),
  );
}
