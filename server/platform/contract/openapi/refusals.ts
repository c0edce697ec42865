import type { AnyRoute } from '#core/contract/route.ts';
import { isJson } from '#core/contract/shapes.ts';
import type { Json } from './models.ts';

interface Refusal {
  readonly name: string;
  readonly description: string;
  /** Whether an entry alone shows that it may come; otherwise the entry lists it in `refuses`. */
  readonly follows?: (entry: AnyRoute) => boolean;
  readonly headers?: Json;
}

const always = () => true;

const retryAfter = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } },
};

function isFile({ answer }: AnyRoute): boolean {
  return !isJson(answer) && answer.kind === 'file';
}

const refusals: Readonly<Record<string, Refusal>> = {
  400: {
    name: 'BadRequest',
    description: 'The call cannot be read, or fields are wrong: see `errors`.',
    follows: ({ params, query, body }) => Boolean(params ?? query ?? body),
  },
  401: {
    name: 'Unauthorized',
    description: 'No one is signed in, or the password or code is wrong.',
    follows: ({ access }) => access !== 'public',
  },
  403: {
    name: 'Forbidden',
    description:
      'The caller may not do this, or has to confirm who they are (`step_up`), or another website made the call.',
    follows: ({ access, method }) => access !== 'public' || method !== 'GET',
  },
  404: {
    name: 'NotFound',
    description: 'There is nothing here that the caller may see.',
    follows: ({ params }) => params !== undefined,
  },
  409: {
    name: 'Conflict',
    description: 'What is stored does not allow this. Nothing was changed.',
  },
  410: { name: 'Gone', description: 'Too late. Nothing was changed.' },
  412: {
    name: 'PreconditionFailed',
    description: 'Another account is signed in by now, or the file has changed.',
    follows: (entry) => entry.access.includes('affiliate') || isFile(entry),
  },
  413: {
    name: 'TooLarge',
    description: 'The body is too large.',
    follows: ({ body }) => body !== undefined,
  },
  415: {
    name: 'WrongType',
    description: 'The body is of a type or an encoding that is not accepted.',
    follows: always,
  },
  416: { name: 'NoSuchPart', description: 'The file has no such part.', follows: isFile },
  422: {
    name: 'Unprocessable',
    description: 'The Idempotency-Key belongs to another content, or the file cannot be used.',
    follows: ({ takesIdempotencyKey = false }) => takesIdempotencyKey,
  },
  429: {
    name: 'TooMany',
    description: 'Too many calls.',
    follows: always,
    headers: retryAfter,
  },
  500: { name: 'Broken', description: 'Something went wrong on our side.', follows: always },
  503: {
    name: 'Busy',
    description: 'The service is busy for a moment.',
    follows: always,
    headers: retryAfter,
  },
  507: { name: 'NoRoom', description: 'The disk of the server is full.' },
};

/** The statuses by which a call may be refused, each with a reference to its meaning. */
export function refusalsOf(entry: AnyRoute): Json {
  const { refuses = [] } = entry;
  const own: readonly string[] = refuses.map(String);
  const possible = Object.entries(refusals).filter(
    ([status, { follows }]) => follows?.(entry) || own.includes(status),
  );
  return Object.fromEntries(
    possible.map(([status, { name }]) => [status, { $ref: `#/components/responses/${name}` }]),
  );
}

export function describeRefusals(error: Json): Json {
  const content = { 'application/json': { schema: error } };
  return Object.fromEntries(
    Object.values(refusals).map(({ name, description, headers }) => [
      name,
      { description, ...(headers && { headers }), content },
    ]),
  );
}
