import { isDeepStrictEqual } from 'node:util';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { AnyRoute } from '#core/contract/route.ts';

/** Sends an answer as JSON. */
export function sendJson(reply: FastifyReply, status: number, answer: unknown): FastifyReply {
  // Serialised here: `null` is an answer of ours, and Fastify would send it as an empty body.
  const text = JSON.stringify(answer);
  return reply.code(status).type('application/json; charset=utf-8').send(text);
}

/** Throws when what is sent is not what the contract says, or more; for tests. */
export function checkAnswer(entry: AnyRoute, schema: z.ZodMiniType, sent: unknown): void {
  const { method, path } = entry;
  const wire: unknown = JSON.parse(JSON.stringify(sent));
  const parsed = schema.safeParse(wire);
  if (!parsed.success) {
    const reasons = z.prettifyError(parsed.error);
    throw new Error(`${method} ${path} answers outside its contract: ${reasons}`);
  }
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(parsed.data)), wire)) {
    throw new Error(`${method} ${path} answers more than its contract`);
  }
}
