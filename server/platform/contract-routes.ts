import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { AnyRoute } from '#core/contract/route.ts';
import { scopeOf } from '#core/contract/integrations/api-keys.ts';
import { type BodyShape, type FormBody, isJson } from '#core/contract/shapes.ts';
import { type ActorOf, admit } from './actor.ts';
import { type CallContext, callContext } from './call-context.ts';
import { readForm, takeForms, type UploadedFile } from './contract/read-form.ts';
import { type AnswerOf, senderOf } from './contract/send-answer.ts';
import { defaultBodyLimit } from './json-body.ts';
import { type CountWrite, routeLimit } from './limits/limit-calls.ts';
import { ContractError } from './errors/translate-error.ts';
import type { Browser } from './sessions/sessions.ts';

interface RouteSettings {
  rateLimitScale: number;
  countWrite: CountWrite;
  entries: AnyRoute[];
}

declare module 'fastify' {
  interface FastifyInstance {
    routeSettings: RouteSettings;
  }
}

export interface Router<Services> {
  app: FastifyInstance;
  services: Services;
}

type ContextOf<Services, Entry extends AnyRoute> = Services & CallContext<ActorOf<Entry['access']>>;

/** A form as its action sees it: checked fields, and a file that still arrives. */
interface Form<Fields> {
  readonly fields: Fields;
  readonly file: UploadedFile;
}

type BodyOf<Body extends BodyShape> =
  Body extends FormBody<infer Fields>
    ? Form<z.output<Fields>>
    : Body extends z.ZodMiniType
      ? z.output<Body>
      : never;

interface Input<Entry extends AnyRoute> {
  params: z.output<NonNullable<Entry['params']>>;
  query: z.output<NonNullable<Entry['query']>>;
  body: BodyOf<NonNullable<Entry['body']>>;
  /** For headers and cookies alone. */
  request: FastifyRequest;
  reply: FastifyReply;
}

export function isForm(body: BodyShape | undefined): body is FormBody {
  return body !== undefined && !isJson(body);
}

function parse(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (!schema) {
    return undefined;
  }
  const result = schema.safeParse(value);
  if (!result.success) {
    throw new ContractError(result.error.issues);
  }
  return result.data;
}

async function readBody(body: BodyShape | undefined, request: FastifyRequest): Promise<unknown> {
  if (!isForm(body)) {
    return parse(body, request.body);
  }
  const { fields, file } = await readForm(request, body);
  return { fields: parse(body.fields, fields), file };
}

/** Parses a call by its entry, without coercion; unknown keys are dropped. Throws ContractError. */
async function readInput<Entry extends AnyRoute>(
  { params, query, body }: Entry,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Input<Entry>> {
  const input = {
    params: parse(params, request.params),
    query: parse(query, request.query),
    body: await readBody(body, request),
  };
  return { ...input, request, reply } as Input<Entry>;
}

type Handler<Services, Entry extends AnyRoute> = (
  context: ContextOf<Services, Entry>,
  input: Input<Entry>,
) => Promise<AnswerOf<Entry['answer']>> | AnswerOf<Entry['answer']>;

type PartOf<Part> = [Part] extends [undefined] ? {} : Part;

/** The query, body and parameters of a call in one object, as its action takes them. */
type WholeInput<Entry extends AnyRoute> = PartOf<Input<Entry>['query']> &
  PartOf<Input<Entry>['body']> &
  PartOf<Input<Entry>['params']>;

/** Returns values for the variables in a route's messages; called only if a request is refused. */
type MessageValues<Services, Entry extends AnyRoute> = (
  context: ContextOf<Services, Entry>,
) => Promise<Readonly<Record<string, string>>>;

/**
 * Registers one contract entry as a route. Input is parsed once, without coercion; unknown keys are
 * dropped; access and limit are as declared. The handler gets its context (services and an actor of
 * the kind that the entry's access allows) and the parsed input. It returns the answer in the
 * declared shape.
 */
export function addRoute<Services extends { clock: { now(): Date } }, const Entry extends AnyRoute>(
  { app, services }: Router<Services>,
  entry: Entry,
  handler: Handler<Services, Entry>,
  messageValues: MessageValues<Services, Entry> = async () => ({}),
): void {
  const { method, path, access, roles, limit, body, bodyLimit = defaultBodyLimit } = entry;
  const { isBackground = false, needsStepUp = false, admitsEnrolling = false } = entry;
  const { rateLimitScale, countWrite, entries } = app.routeSettings;
  const send = senderOf(entry);
  entries.push(entry);

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const actor = admit<Entry['access']>(access, request.actor);
    const context = callContext(services, request, actor);
    if (method !== 'GET' && request.actor.kind === 'affiliate' && access !== 'public') {
      countWrite(request.actor.id);
    }
    let input: Input<Entry>;
    try {
      input = await readInput(entry, request, reply);
    } catch (error) {
      throw error instanceof ContractError
        ? new ContractError(error.issues, await messageValues(context))
        : error;
    }
    return send(request, reply, await handler(context, input));
  }

  const route = {
    method,
    url: path,
    bodyLimit,
    config: {
      access,
      roles,
      scope: access === 'staff-or-key' ? scopeOf(entry) : undefined,
      isBackground,
      needsStepUp,
      admitsEnrolling,
      rateLimit: routeLimit(limit, rateLimitScale),
    },
    handler: answer,
  };
  if (!isForm(body)) {
    app.route(route);
    return;
  }
  void app.register(async (scope) => {
    await takeForms(scope, body);
    scope.route(route);
  });
}

type Action<Services, Entry extends AnyRoute, More = unknown> = (
  context: ContextOf<Services, Entry>,
  input: WholeInput<Entry> & More,
) => Promise<AnswerOf<Entry['answer']>> | AnswerOf<Entry['answer']>;

/** Registers an entry whose action needs neither the request nor the reply. */
export function addAction<
  Services extends { clock: { now(): Date } },
  const Entry extends AnyRoute,
>(router: Router<Services>, entry: Entry, action: Action<Services, Entry>): void {
  addRoute(router, entry, (context, { query, body, params }) => {
    const input: unknown = { ...(query as object), ...(body as object), ...(params as object) };
    return action(context, input as WholeInput<Entry>);
  });
}

/** The same for an action that reads or sets cookies. */
export function addBrowserAction<
  Services extends { clock: { now(): Date } },
  const Entry extends AnyRoute,
>(router: Router<Services>, entry: Entry, action: Action<Services, Entry, Browser>): void {
  addRoute(router, entry, (context, { query, body, params, ...browser }) => {
    const parts = { ...(query as object), ...(body as object), ...(params as object) };
    const input: unknown = { ...parts, ...browser };
    return action(context, input as WholeInput<Entry> & Browser);
  });
}
