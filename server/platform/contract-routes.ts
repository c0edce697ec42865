import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { RouteContract } from '#core/contract/route.ts';
import type { Language } from '#core/domain/language.ts';
import type { Actor } from './actor.ts';
import { defaultBodyLimit } from './json-body.ts';
import { languageOf } from './language.ts';
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

export interface Call<Params, Query, Body> {
  params: Params;
  query: Query;
  body: Body;
  actor: Actor;
  /** Language of the request; lazily found, most routes never ask. */
  readonly language: Language;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Finds the values that a route's messages name; asked only when a call is refused. */
type MessageValues = (language: Language) => Promise<Readonly<Record<string, string>>>;

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
 * dropped, access and limit as declared. What the handler returns is the answer.
 */
export function addRoute<
  P extends z.ZodMiniType,
  Q extends z.ZodMiniType,
  B extends z.ZodMiniType,
  A extends z.ZodMiniType,
>(
  app: FastifyInstance,
  entry: RouteContract<P, Q, B, A>,
  handler: (call: Call<z.output<P>, z.output<Q>, z.output<B>>) => Promise<z.input<A>> | z.input<A>,
  messageValues: MessageValues = async () => ({}),
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
      let call: Call<z.output<P>, z.output<Q>, z.output<B>>;
      try {
        call = {
          params: parse(entry.params, request.params),
          query: parse(entry.query, request.query),
          body: parse(entry.body, request.body),
          actor: request.actor,
          get language() {
            return languageOf(request);
          },
          request,
          reply,
        };
      } catch (error) {
        throw error instanceof ContractError
          ? new ContractError(error.issues, await messageValues(languageOf(request)))
          : error;
      }
      const answer = await handler(call);
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
