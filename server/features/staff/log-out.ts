import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';

interface Browser {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Ends the staff session of this browser, and what the browser kept of the answers. */
export async function logOut(
  { db, sessions }: Context<StaffActor>,
  { request, reply }: Browser,
): Promise<{ ok: boolean }> {
  await sessions.close(db, request, reply, 'staff');
  void reply.header('clear-site-data', '"cache"');
  return { ok: true };
}
