import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import { describeRoutes } from '#server/features/integrations/api/plugin.ts';
import { HttpError } from '#server/platform/http-error.ts';

interface Response {
  $ref?: string;
  content?: Record<string, unknown>;
}

interface Operation {
  operationId: string;
  responses: Record<string, Response>;
}

interface Answer {
  method: string;
  /** The address of its route, as Fastify knows it. */
  path: string;
  status: number;
  type: string;
  body: unknown;
}

/** The error in an answer; an empty text for none. */
type AnswerCheck = (answer: Answer) => string;

/** No call is behind these: the request was no proper one, or its client has gone. */
const ofHttp = new Set([408, 417, 431, 499]);

const withoutCharset = (type: string) => type.replace(/;.*/, '');

// Parameters are renamed where two calls share an address.
const shapeOf = (path: string) => path.replace(/:\w+|\{\w+\}/g, '{}');

/** Validates values by the JSON Schema at a path of keys in a document. */
function openDocument(document: object) {
  const ajv = new Ajv2020({ strict: false, inlineRefs: false, schemas: { api: document } });
  addFormats.default(ajv);
  const checks = new Map<string, ValidateFunction>();
  return (keys: readonly string[], value: unknown): string => {
    const $ref = `api#/${keys.map((key) => key.replaceAll('/', '~1')).join('/')}`;
    const check = checks.get($ref) ?? ajv.compile({ $ref });
    checks.set($ref, check);
    return check(value) ? '' : ajv.errorsText(check.errors);
  };
}

async function openAnswerCheck(app: FastifyInstance): Promise<AnswerCheck> {
  const api = await describeRoutes({ app, services: app.services });
  const { responses: refusals } = api['components'] as { responses: Record<string, Response> };
  const errorsOf = openDocument(api);
  const templates = new Map(Object.keys(api.paths).map((path) => [shapeOf(path), path]));
  return ({ method, path, status, type, body }) => {
    const template = templates.get(shapeOf(path)) ?? '';
    const operation = api.paths[template]?.[method] as Operation | undefined;
    // A person who opens a file in a browser is refused with a page.
    const isPage = status >= 400 && !path.startsWith('/api/') && type.startsWith('text/html');
    if (!operation || ofHttp.has(status) || isPage) {
      return '';
    }
    const key = String(status);
    const what = `${operation.operationId} answers ${status}`;
    const response = operation.responses[key];
    if (!response) {
      return `${what}, which is not described`;
    }
    const refusal = response.$ref?.split('/').at(-1);
    const { content } = refusal === undefined ? response : refusals[refusal]!;
    if (!content) {
      return '';
    }
    const found = Object.keys(content).find((one) => withoutCharset(one) === withoutCharset(type));
    if (found === undefined) {
      return `${what} as ${type}, not ${Object.keys(content).join()}`;
    }
    if (found !== 'application/json') {
      return '';
    }
    const place =
      refusal === undefined
        ? ['paths', template, method, 'responses', key]
        : ['components', 'responses', refusal];
    const errors = errorsOf([...place, 'content', found, 'schema'], body);
    return errors && `${what} otherwise than it is described: ${errors}`;
  };
}

// Every app has the same routes, so the first one's description serves for all.
let opening: Promise<AnswerCheck> | undefined;

/**
 * Looks each answer of an app up in the description of its API: the status, the type, and each key
 * of the body. An answer that is not described is not sent: it becomes a 500.
 */
export function checkAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async ({ method, routeOptions }, reply, payload) => {
    const { url: path } = routeOptions;
    if (path === undefined || method === 'HEAD') {
      return payload;
    }
    opening ??= openAnswerCheck(app);
    const check = await opening;
    const type = String(reply.getHeader('content-type') ?? '');
    const isJson = withoutCharset(type) === 'application/json';
    const wrong = check({
      method: method.toLowerCase(),
      path,
      status: reply.statusCode,
      type,
      body: isJson ? JSON.parse(String(payload)) : undefined,
    });
    if (wrong !== '') {
      throw new HttpError(500, wrong);
    }
    return payload;
  });
}
