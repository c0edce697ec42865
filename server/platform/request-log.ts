import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';

/** One line for each call, when it is over. */
export class RequestLog extends Fastify.LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const line = {
      req: request,
      res: reply,
      responseTime: reply.elapsedTime,
    };
    if (error) {
      request.log.error(
        {
          ...line,
          err: error,
        },
        'request errored',
      );
    } else {
      request.log.info(line, 'request completed');
    }
  }
}
