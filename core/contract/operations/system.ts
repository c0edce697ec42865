import * as z from 'zod/mini';
import * as fields from '../fields.ts';
import { forAdmins, get } from '../route.ts';

const systemChecks = [
  'applications',
  'calls',
  'hold',
  'mailServer',
  'staffMail',
  'proxy',
  'jobs',
  'givenUp',
  'repeating',
  'webhooks',
  'disk',
  'connections',
  'lag',
  'archive',
  'backup',
] as const;

export type SystemCheck = (typeof systemChecks)[number];

/** Worst first. */
export const checkStates = ['wrong', 'look', 'fine'] as const;

export type CheckState = (typeof checkStates)[number];

export const readSystem = get('/api/admin/system', {
  ...forAdmins,
  isBackground: true,
  summary: 'How the server, its database and its emails stand; what is wrong comes first.',
  answer: z.object({
    /**
     * Calls, disk, connections and lag are those of the process that answers; everything else is of
     * the whole database. A check that this installation does not have is left out.
     */
    checks: z.array(
      z.object({
        name: z.enum(systemChecks),
        state: z.enum(checkStates),
        /** Calls, emails, webhooks, milliseconds (lag) or free bytes (disk). */
        count: z.nullable(z.number()),
        /** The total that `count` is a part of. */
        of: z.nullable(z.number()),
        since: z.nullable(fields.moment),
      }),
    ),
    startedAt: fields.moment,
    asOf: fields.moment,
    database: z.object({
      isBundled: z.boolean(),
      version: z.string(),
      bytes: z.number(),
    }),
  }),
});
