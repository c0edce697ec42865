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

/** A value as it arrives at the other end. */
function onTheWire(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

/** Throws when what is sent is not what the contract says, or more; for tests. */
export function checkAnswer(entry: AnyRoute, schema: z.ZodMiniType, sent: unknown): void {
  const call = `${entry.method} ${entry.path}`;
  const wire = onTheWire(sent);
  const { success, data, error } = schema.safeParse(wire);
  if (!success) {
    const reasons = z.prettifyError(error);
    throw new Error(`${call} answers outside its contract: ${reasons}`);
  }
  const declared = onTheWire(data);
  if (!isDeepStrictEqual(declared, wire)) {
    throw new Error(`${call} answers more than its contract`);
  }
}
