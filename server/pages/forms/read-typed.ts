import type { FastifyInstance } from 'fastify';
import type { TypedAnswers } from '#core/contract/forms/typed-answers.ts';
import { HttpError, sentences } from '#server/platform/http-error.ts';

const mostBytes = 32 * 1024;
const mostFields = 60;

/**
 * Lets a scope take what a form sends without a script, and nothing else: all it brings is text. Of
 * a name that comes twice the first.
 */
export function takeTypedForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: mostBytes },
    async (_request: unknown, text: string | Buffer): Promise<TypedAnswers> => {
      const fields = [...new URLSearchParams(String(text))];
      if (fields.length > mostFields) {
        throw new HttpError(413, sentences.tooLarge);
      }
      return Object.fromEntries(fields.toReversed());
    },
  );
}
