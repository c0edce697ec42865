import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import { errorBody } from '#core/contract/error.ts';
import type { AnyRoute } from '#core/contract/route.ts';
import { HttpError, sentences } from '../http-error.ts';
import {
  contentOf,
  describeAnswer,
  describeBody,
  type Json,
  propertiesOf,
  schemaOf,
} from './describe-shape.ts';

const open = { config: { access: 'public' } } as const;

const refusal = {
  description: 'Refused.',
  ...contentOf('application/json', { $ref: '#/components/schemas/HttpError' }),
};

function parametersOf(schema: z.ZodMiniType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) {
    return [];
  }
  const { properties, required } = propertiesOf(schema);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function describeCall(entry: AnyRoute): Json {
  const { summary, params, query, body, access, answer, status = 200 } = entry;
  const inPath = parametersOf(params, 'path');
  const inQuery = parametersOf(query, 'query');
  const isOpen = access === 'public';
  return {
    summary,
    parameters: [...inPath, ...inQuery],
    ...(body && { requestBody: describeBody(body) }),
    ...(isOpen ? {} : { security: [{ session: [] }] }),
    'x-access': access,
    responses: {
      ...describeAnswer(answer, status),
      default: refusal,
    },
  };
}

/** OpenAPI 3.1 printed from the contract entries that this server really routes. */
export function describeApi(entries: readonly AnyRoute[], cookie: string): Json {
  const paths: Record<string, Json> = {};
  for (const entry of entries) {
    const path = entry.path.replace(/:(\w+)/g, '{$1}');
    const method = entry.method.toLowerCase();
    const calls = (paths[path] ??= {});
    calls[method] = describeCall(entry);
  }
  const session = {
    type: 'apiKey',
    in: 'cookie',
    name: cookie,
  };
  return {
    openapi: '3.1.0',
    info: { title: 'Solar grant home', version: '1' },
    paths,
    components: {
      schemas: { HttpError: schemaOf(errorBody, 'output') },
      securitySchemes: { session },
    },
  };
}

/** GET /api/openapi.json; written once, at the first question. */
export function publishApi(app: FastifyInstance, cookie: string): void {
  let text: string | undefined;
  app.get('/api/openapi.json', open, async (_request, reply) => {
    const { entries } = app.routeSettings;
    text ??= JSON.stringify(describeApi(entries, cookie));
    return reply.type('application/json; charset=utf-8').send(text);
  });
  // The bare prefix has the shape of a partner's link and would be answered as a page.
  app.get('/api', open, async () => {
    throw new HttpError(404, sentences.notFound);
  });
}
