import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnyRoute } from '#core/contract/route.ts';
import { scopeOf } from '#core/contract/integrations/api-keys.ts';
import { type ActorOf, admit } from './actor.ts';
import { type CallContext, callContext } from './call-context.ts';
import { takeForms } from './contract/read-form.ts';
import { type Input, isForm, readInput } from './contract/read-input.ts';
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
