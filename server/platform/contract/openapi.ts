import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { errorBody } from '#core/contract/error.ts';
import type { AnyRoute } from '#core/contract/route.ts';
import {
  type AnswerShape,
  type BodyShape,
  type FormBody,
  isJson,
  noAnswer,
} from '#core/contract/shapes.ts';
import { HttpError, sentences } from '../http-error.ts';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
};

const content = (type: string, schema: Json): Json => ({ content: { [type]: { schema } } });
const json = (schema: Json): Json => content('application/json', schema);
const bytes: Json = { type: 'string', format: 'binary' };

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

function formOf({ fields, file }: FormBody): Json {
  const { properties = {}, required = [] } = schemaOf(fields, 'input') as {
    properties?: Json;
    required?: string[];
  };
  const { name, maxBytes, contentTypes } = file;
  const schema = {
    type: 'object',
    properties: { ...properties, [name]: { ...bytes, maxLength: maxBytes } },
    required: [...required, name],
  };
  const encoding = { [name]: { contentType: contentTypes.join(', ') } };
  return { content: { 'multipart/form-data': { schema, encoding } } };
}

function requestBodyOf(body: BodyShape): Json {
  const described = isJson(body) ? json(schemaOf(body, 'input')) : formOf(body);
  return { required: true, ...described };
}

/** The data of each event by its name, as one schema: OpenAPI 3.1 knows no events. */
function eventsOf(events: Readonly<Record<string, z.ZodMiniType>>): Json {
  const kinds = Object.entries(events).map(([name, schema]) => ({
    type: 'object',
    title: name,
    properties: { event: { const: name }, data: schemaOf(schema, 'output') },
    required: ['event', 'data'],
  }));
  return content('text/event-stream', { oneOf: kinds });
}

function filesOf(contentTypes: readonly string[]): Json {
  return { content: Object.fromEntries(contentTypes.map((type) => [type, { schema: bytes }])) };
}

function successOf(answer: AnswerShape, status: number): Json {
  if (answer === noAnswer) {
    return { 204: { description: 'Done; there is nothing to say.' } };
  }
  if (isJson(answer)) {
    return { [status]: { description: 'Done.', ...json(schemaOf(answer, 'output')) } };
  }
  switch (answer.kind) {
    case 'stream':
      return {
        200: { description: 'Sent while it is made.', ...content(answer.contentType, bytes) },
      };
    case 'file':
      return {
        200: { description: 'The whole file.', ...filesOf(answer.contentTypes) },
        206: { description: 'The part asked for by Range.', ...filesOf(answer.contentTypes) },
        304: { description: 'The caller has it already.' },
      };
    case 'events':
      return { 200: { description: 'Events while they come.', ...eventsOf(answer.events) } };
  }
}

function operationOf(entry: AnyRoute): Json {
  const { summary, params, query, body, access, answer, status = 200 } = entry;
  return {
    summary,
    parameters: [...parametersOf(params, 'path'), ...parametersOf(query, 'query')],
    ...(body && { requestBody: requestBodyOf(body) }),
    ...(access === 'public' ? {} : { security: [{ session: [] }] }),
    'x-access': access,
    responses: {
      ...successOf(answer, status),
      default: { description: 'Refused.', ...json({ $ref: '#/components/schemas/HttpError' }) },
    },
  };
}

/** OpenAPI 3.1 printed from the contract entries that this server really routes. */
export function describeApi(entries: readonly AnyRoute[], cookie: string): Json {
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
