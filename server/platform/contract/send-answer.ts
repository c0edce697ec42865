import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { AnyRoute } from '#core/contract/route.ts';
import {
  type AnswerShape,
  type FileAnswer,
  isJson,
  noAnswer,
  type StreamAnswer,
} from '#core/contract/shapes.ts';
import { type FileSource, sendFile } from './send-file.ts';
import { checkAnswer, sendJson } from './send-json.ts';
import { sendStream, type StreamSource } from './send-stream.ts';

/** What the handler of an entry returns. */
export type AnswerOf<Answer extends AnswerShape> = Answer extends typeof noAnswer
  ? void
  : Answer extends StreamAnswer
    ? StreamSource
    : Answer extends FileAnswer
      ? FileSource
      : Answer extends z.ZodMiniType
        ? z.input<Answer>
        : never;

type Send = (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
) => FastifyReply | Promise<FastifyReply>;

/** How the answers of an entry are sent; `isChecked` parses JSON by the contract before. */
export function senderOf(entry: AnyRoute, isChecked: boolean): Send {
  const { answer: shape, status = 200 } = entry;
  if (shape === noAnswer) {
    return (_request, reply) => reply.code(204).send();
  }
  if (isJson(shape)) {
    return (_request, reply, answer) => {
      if (isChecked) {
        checkAnswer(entry, shape, answer);
      }
      return sendJson(reply, status, answer);
    };
  }
  switch (shape.kind) {
    case 'stream':
      return (_request, reply, answer) => {
        return sendStream(reply, shape.contentType, answer as StreamSource);
      };
    case 'file':
      return (request, reply, answer) => {
        return sendFile(request, reply, shape, answer as FileSource);
      };
  }
}
