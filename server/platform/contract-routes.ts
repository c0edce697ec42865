import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { RouteContract } from '#core/contract/route.ts';
import { type ActorOf, admit } from './actor.ts';
import { type CallContext, callContext } from './call-context.ts';
import { defaultBodyLimit } from './json-body.ts';
import { routeLimit } from './limits.ts';
import { ContractError } from './translate-error.ts';

export interface RouteSettings {
  rateLimitScale: number;
  /** Tests parse every answer by the contract; a key that is not in it is a leak. */
  areAnswersChecked: boolean;
  entries: RouteContract[];
}

declare module 'fastify' {
  interface FastifyInstance {
    routeSettings: RouteSettings;
  }
}

/** Where routes are added, and what every action behind them is given. */
export interface Router<Services> {
  app: FastifyInstance;
  services: Services;
}

/** What came in, as the contract entry reads it. */
export interface Input<Entry extends RouteContract> {
  params: z.output<NonNullable<Entry['params']>>;
  query: z.output<NonNullable<Entry['query']>>;
  body: z.output<NonNullable<Entry['body']>>;
  /** For headers and cookies alone. */
  request: FastifyRequest;
  reply: FastifyReply;
}

type ContextOf<Services, Entry extends RouteContract> = Services &
  CallContext<ActorOf<Entry['access']>>;

type Handler<Services, Entry extends RouteContract> = (
  context: ContextOf<Services, Entry>,
  input: Input<Entry>,
) => Promise<z.input<Entry['answer']>> | z.input<Entry['answer']>;

/** Finds the values that a route's messages name; asked only when a call is refused. */
type MessageValues<Services, Entry extends RouteContract> = (
  context: ContextOf<Services, Entry>,
) => Promise<Readonly<Record<string, string>>>;

function parse<S extends z.ZodMiniType>(schema: S | undefined, value: unknown): z.output<S> {
  if (!schema) {
    return undefined as z.output<S>;
  }
  const result = schema.safeParse(value);
  if (!result.success) {
    throw new ContractError(result.error.issues);
  }
  return result.data as z.output<S>;
}

function readInput<Entry extends RouteContract>(
  entry: Entry,
  request: FastifyRequest,
  reply: FastifyReply,
): Input<Entry> {
  return {
    params: parse(entry.params, request.params),
    query: parse(entry.query, request.query),
    body: parse(entry.body, request.body),
    request,
    reply,
  } as Input<Entry>;
}

function checkAnswer({ method, path, answer }: RouteContract, sent: unknown): void {
  const wire: unknown = JSON.parse(JSON.stringify(sent));
  const parsed = answer.safeParse(wire);
  if (!parsed.success) {
    throw new Error(
      `${method} ${path} answers outside its contract: ${z.prettifyError(parsed.error)}`,
    );
  }
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(parsed.data)), wire)) {
    throw new Error(`${method} ${path} answers more than its contract`);
  }
}

/**
 * Turns one contract entry into a route: parsed once at the door without coercion, unknown keys
 * dropped, access and limit as declared. The handler is given its context (the services, and who
 * calls: of the kind that the entry's access lets in) and the parsed input; what it returns is the
 * answer.
 */
export function addRoute<
  Services extends { clock: { now(): Date } },
  const Entry extends RouteContract,
>(
  { app, services }: Router<Services>,
  entry: Entry,
  handler: Handler<Services, Entry>,
  messageValues: MessageValues<Services, Entry> = async () => ({}),
): void {
  const { method, path, access, limit, status = 200, bodyLimit = defaultBodyLimit } = entry;
  const { rateLimitScale, areAnswersChecked, entries } = app.routeSettings;
  entries.push(entry);
  app.route({
    method,
    url: path,
    bodyLimit,
    config: { access, rateLimit: routeLimit(limit, rateLimitScale) },
    handler: async (request, reply) => {
      const actor = admit<Entry['access']>(access, request.actor);
      const context = callContext(services, request, actor);
      let input: Input<Entry>;
      try {
        input = readInput(entry, request, reply);
      } catch (error) {
        throw error instanceof ContractError
          ? new ContractError(error.issues, await messageValues(context))
          : error;
      }
      const answer = await handler(context, input);
      if (areAnswersChecked) {
        checkAnswer(entry, answer);
      }
      // Serialised here: `null` is an answer of ours, and Fastify would send it as an empty body.
      return reply
        .code(status)
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(answer));
    },
  });
}
