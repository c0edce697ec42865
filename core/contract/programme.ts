import * as z from 'zod/mini';
import { route } from './route.ts';

/**
 * The rulebook as staff see it: every figure with its validity and source, and what the lender must
 * confirm.
 */
export const readProgramme = route({
  method: 'GET',
  path: '/api/admin/programme',
  access: 'staff',
  summary: 'The program terms of today, their sources, and the facts to confirm before going live.',
  answer: z.object({
    asOf: z.string(),
    version: z.string(),
    rules: z.array(
      z.object({
        key: z.string(),
        value: z.unknown(),
        effectiveFrom: z.nullable(z.string()),
        effectiveTo: z.nullable(z.string()),
        source: z.string(),
        basis: z.nullable(z.string()),
      }),
    ),
    factsToConfirm: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        detail: z.string(),
        severity: z.string(),
        ruleKeys: z.array(z.string()),
      }),
    ),
  }),
});
