import type { FastifyInstance } from 'fastify';
import { listLeads, readLead } from '#core/contract/leads.ts';
import { asStaff } from '#server/platform/actor.ts';
import { addressOf } from '#server/platform/caller.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import type { Deps } from '../deps.ts';
import { listLeadPage } from './list-leads.ts';
import { readLeadDetail } from './read-lead.ts';

export function leadRoutes(app: FastifyInstance, { database }: Deps): void {
  addRoute(app, listLeads, ({ query, actor, request }) =>
    listLeadPage(database, asStaff(actor), query, addressOf(request)),
  );
  addRoute(app, readLead, ({ params, actor, request }) =>
    readLeadDetail(database, asStaff(actor), params.id, addressOf(request)),
  );
}
