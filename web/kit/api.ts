import type * as z from 'zod/mini';
import type { RouteContract } from '#core/contract/route.ts';
import type { FieldError, ErrorBody } from '#core/contract/error.ts';

/**
 * A refused call. The message is "{status}: {body text}", as specified; `refusal` is the parsed
 * body when there is one.
 */
export class CallError extends Error {
  readonly status: number;
  readonly body: ErrorBody | null;
  constructor(status: number, bodyText: string, statusText: string) {
    super(`${status}: ${bodyText || statusText}`);
    this.name = 'CallError';
    this.status = status;
    this.body = parseErrorBody(bodyText);
  }

  get errors(): readonly FieldError[] {
    return this.body?.errors ?? [];
  }
}

function parseErrorBody(text: string): ErrorBody | null {
  try {
    const body = JSON.parse(text) as ErrorBody;
    return typeof body?.message === 'string' ? body : null;
  } catch {
    return null;
  }
}

// Only the types of a contract entry are needed to call it: no schema travels with a page that does
// not validate.
type AnyRoute = RouteContract<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType, z.ZodMiniType>;
type AnswerOf<R extends AnyRoute> = z.output<R['answer']>;
type BodyOf<R extends AnyRoute> = z.input<NonNullable<R['body']>>;

interface CallOptions<R extends AnyRoute> {
  body?: BodyOf<R> | undefined;
  headers?: Record<string, string> | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Calls a route of the contract: `call<typeof submitLead>('POST', '/api/leads', { body })`. Sends
 * cookies; throws CallError on any non-OK answer.
 */
export async function call<R extends AnyRoute>(
  method: R['method'],
  path: string,
  { body, headers, signal }: CallOptions<R> = {},
): Promise<AnswerOf<R>> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    signal: signal ?? null,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) {
    throw new CallError(response.status, text, response.statusText);
  }
  return JSON.parse(text) as AnswerOf<R>;
}
