import type { FastifyInstance } from 'fastify';
import { submitLead } from '#core/contract/leads.ts';
import { addressOf } from '#server/platform/caller.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import { userAgentOf } from '#server/platform/user-agent.ts';
import type { LeadDesk } from './submit-lead.ts';

const one = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header[0] : header;

export function applicationRoutes(app: FastifyInstance, desk: LeadDesk): void {
  addRoute(app, submitLead, ({ body, language, request }) =>
    desk.submit({
      application: body,
      idempotencyKey: one(request.headers['idempotency-key']),
      language,
      ipAddress: addressOf(request),
      userAgent: userAgentOf(request),
    }),
  );
}
