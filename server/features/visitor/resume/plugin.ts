import * as contract from '#core/contract/visitor/forms/resume.ts';
import { addAction } from '#server/platform/contract-routes.ts';
import type { Router } from '../../context.ts';
import { keepAnswers } from './keep-answers.ts';
import { openAnswers } from './open-answers.ts';

export function resumeRoutes(router: Router): void {
  addAction(router, contract.keepAnswers, keepAnswers);
  addAction(router, contract.openAnswers, openAnswers);
}
