import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { errorBody } from '#core/contract/error.ts';
import type { Access, AnyRoute } from '#core/contract/route.ts';
import {
  type AnswerShape,
  type BodyShape,
  type FormBody,
  isJson,
  noAnswer,
} from '#core/contract/shapes.ts';
import { HttpError, sentences } from '../http-error.ts';

type Json = Record<string, unknown>;

interface ObjectSchema {
  properties?: Record<string, Json>;
  required?: string[];
}

const bytes: Json = {
  type: 'string',
  format: 'binary',
};

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
  }) as Json;
  return rest;
}

/** The properties of an object's schema, and which are required. */
function propertiesOf(schema: z.ZodMiniType): Required<ObjectSchema> {
  const { properties = {}, required = [] }: ObjectSchema = schemaOf(schema, 'input');
  return { properties, required };
}

function contentOf(type: string, schema: Json): Json {
  return {
    content: {
      [type]: { schema },
    },
  };
}

function describeForm({ fields, file }: FormBody): Json {
  const { properties, required } = propertiesOf(fields);
  const { name, maxBytes, contentTypes } = file;
  const schema = {
    type: 'object',
    properties: {
      ...properties,
      [name]: {
        ...bytes,
        maxLength: maxBytes,
      },
    },
    required: [...required, name],
  };
  const encoding = {
    [name]: { contentType: contentTypes.join(', ') },
  };
  return {
    content: {
      'multipart/form-data': { schema, encoding },
    },
  };
}

function describeBody(body: BodyShape): Json {
  const described = isJson(body)
    ? contentOf('application/json', schemaOf(body, 'input'))
    : describeForm(body);
  return { required: true, ...described };
}

function describeFiles(contentTypes: readonly string[]): Json {
  const content: Json = {};
  for (const type of contentTypes) {
    content[type] = { schema: bytes };
  }
  return { content };
}

function describeAnswer(answer: AnswerShape, status: number): Json {
  if (answer === noAnswer) {
    return {
      204: { description: 'Done; there is nothing to say.' },
    };
  }
  if (isJson(answer)) {
    const schema = schemaOf(answer, 'output');
    return {
      [status]: {
        description: 'Done.',
        ...contentOf('application/json', schema),
      },
    };
  }
  switch (answer.kind) {
    case 'stream': {
      const content = contentOf(answer.contentType, bytes);
      return {
        200: { description: 'Sent while it is made.', ...content },
      };
    }
    case 'file': {
      const content = describeFiles(answer.contentTypes);
      return {
        200: { description: 'The whole file.', ...content },
        206: { description: 'The part asked for by Range.', ...content },
        304: { description: 'The caller has it already.' },
      };
    }
    case 'redirect':
      return { 302: { description: 'Leads on to another address.' } };
  }
}

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

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Sent twice with one key, the call is done once; 422 for another content.',
  schema: { type: 'string', minLength: 1, maxLength: 100 },
};

/** One of these is needed; none is for a call that is open to all. `apiKey`: a key in the header. */
const securityOf: Readonly<Record<Access, readonly Json[]>> = {
  public: [],
  staff: [{ staff: [] }],
  affiliate: [{ affiliate: [] }],
  'staff-or-affiliate': [{ staff: [] }, { affiliate: [] }],
  'staff-or-key': [{ staff: [] }, { apiKey: [] }],
};

/** What a call is about: the noun of its path. */
function tagOf(path: string): string {
  const nouns = path.split('/').filter((part) => part !== '' && part !== 'api' && part[0] !== ':');
  const [first = '', second = first] = nouns.map((noun) => noun.split('.')[0]!);
  return first === 'admin' || first === 'affiliate' ? second : first;
}

function describeCall(entry: AnyRoute): Json {
  const { path, summary, params, query, body, access, roles, answer, status = 200 } = entry;
  const { needsStepUp, takesIdempotencyKey } = entry;
  const inPath = parametersOf(params, 'path');
  const inQuery = parametersOf(query, 'query');
  return {
    summary,
    tags: [tagOf(path)],
    parameters: [...inPath, ...inQuery, ...(takesIdempotencyKey ? [idempotencyKey] : [])],
    ...(body && { requestBody: describeBody(body) }),
    security: securityOf[access],
    'x-access': access,
    ...(roles && { 'x-roles': roles }),
    ...(needsStepUp && { 'x-needs-step-up': true }),
    responses: {
      ...describeAnswer(answer, status),
      default: refusal,
    },
  };
}

interface Described {
  /** Where the calls are reached. */
  publicUrl: string;
  /** The names of the cookies of a session. */
  cookies: Readonly<Record<'staff' | 'affiliate', string>>;
}

/** OpenAPI 3.1 printed from the contract entries that this server really routes. */
export function describeApi(entries: readonly AnyRoute[], { publicUrl, cookies }: Described): Json {
  const paths: Record<string, Json> = {};
  for (const entry of entries) {
    const path = entry.path.replace(/:(\w+)/g, '{$1}');
    const method = entry.method.toLowerCase();
    const calls = (paths[path] ??= {});
    calls[method] = describeCall(entry);
  }
  const cookieOf = (name: string) => ({ type: 'apiKey', in: 'cookie', name });
  return {
    openapi: '3.1.0',
    info: { title: 'Solar grant home', version: '1' },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { HttpError: schemaOf(errorBody, 'output') },
      securitySchemes: {
        staff: cookieOf(cookies.staff),
        affiliate: cookieOf(cookies.affiliate),
        apiKey: { type: 'http', scheme: 'bearer', description: 'A key made in the CRM.' },
      },
    },
  };
}

/** GET /api/openapi.json; written once, at the first question. */
export function publishApi(app: FastifyInstance, described: Described): void {
  let text: string | undefined;
  app.get('/api/openapi.json', open, async (_request, reply) => {
    const { entries } = app.routeSettings;
    text ??= JSON.stringify(describeApi(entries, described));
    return reply.type('application/json; charset=utf-8').send(text);
  });
  // The bare prefix has the shape of a partner's link and would be answered as a page.
  app.get('/api', open, async () => {
    throw new HttpError(404, sentences.notFound);
  });
}
