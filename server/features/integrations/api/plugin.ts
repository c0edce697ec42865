import * as z from 'zod/mini';
import { moment } from '#core/contract/fields.ts';
import { webhookEvents } from '#core/contract/integrations/webhooks.ts';
import { nameContract } from '#server/platform/contract/openapi/contract-names.ts';
import {
  type ApiDescription,
  describeApi,
} from '#server/platform/contract/openapi/describe-api.ts';
import { HttpError, sentences } from '#server/platform/http-error.ts';
import type { Router } from '../../context.ts';
import { exampleBodies } from './example-bodies.ts';
import { fieldNotes } from './field-notes.ts';

const events = Object.entries(webhookEvents).map(([name, { summary, data }]) => ({
  name,
  summary,
  body: z.object({ type: z.literal(name), timestamp: moment, data }),
}));

const open = { config: { access: 'public' } } as const;

export async function describeRoutes({ app, services }: Router): Promise<ApiDescription> {
  const { config, sessions } = services;
  return describeApi(app.routeSettings.entries, {
    publicUrl: config.publicUrl,
    cookies: { staff: sessions.cookieName('staff'), affiliate: sessions.cookieName('affiliate') },
    names: await nameContract(),
    notes: fieldNotes,
    examples: exampleBodies,
    events,
  });
}

/** GET /api/openapi.json; written once, at the first request. */
export function apiRoutes(router: Router): void {
  const { app } = router;
  let text: Promise<string> | undefined;
  app.get('/api/openapi.json', open, async (_request, reply) => {
    text ??= describeRoutes(router).then((description) => JSON.stringify(description));
    return reply.type('application/json; charset=utf-8').send(await text);
  });
  // The bare prefix has the shape of a partner's link and would be answered as a page.
  app.get('/api', open, async () => {
    throw new HttpError(404, sentences.notFound);
  });
}
