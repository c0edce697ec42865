import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { errorBody } from '#core/contract/error.ts';
import type { RouteContract } from '#core/contract/route.ts';
import { HttpError, sentences } from './http-error.ts';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
};

const json = (schema: Json): Json => ({ content: { 'application/json': { schema } } });

function parametersOf(schema: z.ZodMiniType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) {
    return [];
  }
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function operationOf(entry: RouteContract): Json {
  return {
    summary: entry.summary,
    parameters: [...parametersOf(entry.params, 'path'), ...parametersOf(entry.query, 'query')],
    ...(entry.body
      ? { requestBody: { required: true, ...json(schemaOf(entry.body, 'input')) } }
      : {}),
    ...(entry.access === 'public' ? {} : { security: [{ session: [] }] }),
    responses: {
      [entry.status ?? 200]: { description: 'Done.', ...json(schemaOf(entry.answer, 'output')) },
      default: { description: 'Refused.', ...json({ $ref: '#/components/schemas/Refusal' }) },
    },
  };
}

/** OpenAPI 3.1 printed from the contract entries that this server really routes. */
export function describeApi(entries: readonly RouteContract[], cookie: string): Json {
  const paths: Record<string, Json> = {};
  for (const entry of entries) {
    const path = entry.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [entry.method.toLowerCase()]: operationOf(entry) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Solar grant home', version: '1' },
    paths,
    components: {
      schemas: { HttpError: schemaOf(errorBody, 'output') },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: cookie,
        },
      },
    },
  };
}

/** GET /api/openapi.json; written once, at the first question. */
export function publishApi(app: FastifyInstance, cookie: string): void {
  let text: string | undefined;
  app.get('/api/openapi.json', { config: { access: 'public' } }, async (_request, reply) => {
    text ??= JSON.stringify(describeApi(app.routeSettings.entries, cookie));
    return reply.type('application/json; charset=utf-8').send(text);
  });
  // The bare prefix has the shape of a partner's link and would be answered as a page.
  app.get('/api', { config: { access: 'public' } }, async () => {
    throw new HttpError(404, sentences.notFound);
  });
}
