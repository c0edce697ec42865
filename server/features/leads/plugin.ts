import type { FastifyInstance } from 'fastify';
import { listLeads, readLead, submitLead } from '#core/contract/leads.ts';
import { asStaff } from '#server/platform/actor.ts';
import { addressOf } from '#server/platform/caller.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import { userAgentOf } from '#server/platform/user-agent.ts';
import type { Deps } from '../deps.ts';
import { listLeadPage } from './list-leads.ts';
import { readLeadDetail } from './read-lead.ts';
import type { LeadDesk } from './submit-lead.ts';

const one = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header[0] : header;

export function leadRoutes(app: FastifyInstance, { database }: Deps, desk: LeadDesk): void {
  addRoute(app, submitLead, ({ body, language, request }) =>
    desk.submit({
      application: body,
      idempotencyKey: one(request.headers['idempotency-key']),
      language,
      ipAddress: addressOf(request),
      userAgent: userAgentOf(request),
    }),
  );
  addRoute(app, listLeads, ({ query, actor, request }) =>
    listLeadPage(database, asStaff(actor), query, addressOf(request)),
  );
  addRoute(app, readLead, ({ params, actor, request }) =>
    readLeadDetail(database, asStaff(actor), params.id, addressOf(request)),
  );
}
