import type * as z from 'zod/mini';
import { errorBody } from '#core/contract/error.ts';
import type { AnyRoute } from '#core/contract/route.ts';
import { sha256 } from '#server/outside/ids.ts';
import type { ContractNames } from './contract-names.ts';
import { describeCall } from './describe-call.ts';
import { type Json, Models, type Notes } from './models.ts';
import { describeRefusals } from './refusals.ts';

/** An event that the product sends to addresses of others. */
interface DescribedEvent {
  /** `lead.created`. */
  readonly name: string;
  readonly summary: string;
  readonly body: z.ZodMiniType;
}

interface Described {
  readonly publicUrl: string;
  readonly cookies: Readonly<Record<'staff' | 'affiliate', string>>;
  readonly names: ContractNames;
  readonly notes?: Notes;
  /** Bodies that calls take, by the names of the calls. */
  readonly examples?: Readonly<Record<string, unknown>>;
  readonly events?: readonly DescribedEvent[];
}

export interface ApiDescription extends Json {
  readonly paths: Record<string, Record<string, Json>>;
}

/** Parameters written `{id}` instead of `:id`. */
function templateOf(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}');
}

const shapeOf = (template: string) => template.replace(/\{\w+\}/g, '{}');

/**
 * To OpenAPI, `/notes/{id}` and `/notes/{leadId}` are one address: only each method's sentence on
 * its parameter differs. The shortest template is used for all of one shape.
 */
function sharedTemplates(entries: readonly AnyRoute[]): Map<string, string> {
  const templates = entries.map(({ path }) => templateOf(path));
  const longestFirst = templates.toSorted((a, b) => b.length - a.length);
  return new Map(longestFirst.map((template) => [shapeOf(template), template]));
}

/** Gives the parameters of a path the names that the shared template has. */
function renameParameters(call: Json, own: string, shared: string): void {
  const namesIn = (template: string) =>
    [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const renamed = new Map(namesIn(own).map((name, at) => [name, namesIn(shared)[at]]));
  for (const parameter of call['parameters'] as { name: string; in: string }[]) {
    if (parameter.in === 'path') {
      parameter.name = renamed.get(parameter.name)!;
    }
  }
}

function describePaths(
  entries: readonly AnyRoute[],
  { names, examples = {} }: Described,
  models: Models,
): ApiDescription['paths'] {
  const templates = sharedTemplates(entries);
  const paths: ApiDescription['paths'] = {};
  for (const entry of entries) {
    const name = names.calls.get(entry);
    // A route of a test: the contract has no name for it.
    if (name === undefined) {
      continue;
    }
    const { [name]: example } = examples;
    const call = describeCall(entry, { name, models, example });
    const own = templateOf(entry.path);
    const shared = templates.get(shapeOf(own))!;
    renameParameters(call, own, shared);
    (paths[shared] ??= {})[entry.method.toLowerCase()] = call;
  }
  return paths;
}

// https://www.standardwebhooks.com
const eventHeaders = Object.entries({
  'webhook-id': 'The same at every attempt.',
  'webhook-timestamp': 'When this attempt was made, in seconds since 1970.',
  'webhook-signature': '`v1,` and in base64 the HMAC-SHA256 of `id.timestamp.body`.',
}).map(([name, description]) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
}));

function describeEvents(events: readonly DescribedEvent[], models: Models): Json {
  return Object.fromEntries(
    events.map(({ name, summary, body }) => {
      const schema = models.schemaOf(body, 'output', name);
      const post = {
        operationId: name,
        summary,
        parameters: eventHeaders,
        security: [],
        requestBody: { required: true, content: { 'application/json': { schema } } },
        responses: {
          '2XX': { description: 'Received.' },
          410: { description: 'The webhook is paused.' },
          default: { description: 'The event is sent again later.' },
        },
      };
      return [name, { post }];
    }),
  );
}

/** OpenAPI 3.1 printed from the contract entries that this server really routes. */
export function describeApi(entries: readonly AnyRoute[], described: Described): ApiDescription {
  const { publicUrl, cookies, names, notes = {}, events = [] } = described;
  const models = new Models(names.models, notes);
  const paths = describePaths(entries, described, models);
  const webhooks = describeEvents(events, models);
  const error = models.schemaOf(errorBody, 'output', 'ErrorBody');
  models.refuseUnused();
  const cookieOf = (name: string) => ({ type: 'apiKey', in: 'cookie', name });
  const components = {
    schemas: models.schemas,
    responses: describeRefusals(error),
    securitySchemes: {
      staff: cookieOf(cookies.staff),
      affiliate: cookieOf(cookies.affiliate),
      apiKey: { type: 'http', scheme: 'bearer', description: 'A key made in the CRM.' },
    },
  };
  const content = JSON.stringify([paths, webhooks, components]);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Solar grant home',
      // Another one for each build whose calls differ.
      version: sha256(content).slice(0, 12),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl }],
    paths,
    ...(events.length > 0 && { webhooks }),
    components,
  };
}
