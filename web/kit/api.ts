import type { ErrorBody, FieldError } from '#core/contract/error.ts';
import type { AnyRoute, Callable } from '#core/contract/route.ts';
import { takeEarlyAnswer } from './early-answers.ts';
import type { AnswerOf, CallOptions, Circumstances } from './api-types.ts';

/**
 * A call that was answered with an error. The message is "{status}: {body text}", as specified;
 * `body` is the parsed answer if it has our error format.
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

const spoken: Record<string, string> = {};

/**
 * Names the caller in every call of this page. The calls are then never made as a member of staff
 * who is signed in to the same browser, nor as an affiliate other than the one shown.
 */
export function speakAs(kind: 'affiliate', id?: number): void {
  spoken['x-speaks-as'] = id === undefined ? kind : `${kind} ${id}`;
}

/** The options of a call, as the sending code sees them. */
interface AnyOptions extends Circumstances {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** The address of a call or a download: path parameters filled in, then the query. */
export function addressOf(
  { path }: Pick<AnyRoute, 'path'>,
  { params = {}, query = {}, language }: AnyOptions,
): string {
  const place = path.replace(/:(\w+)/g, (_, name: string) => {
    return encodeURIComponent(String(params[name]));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({
    ...query,
    lang: language,
  })) {
    const values = Array.isArray(value) ? value : [value];
    for (const one of values) {
      if (one !== undefined && one !== null) {
        search.append(name, String(one));
      }
    }
  }
  return search.size > 0 ? `${place}?${search.toString()}` : place;
}

/**
 * Calls an entry of the contract: `call(readLead, { params: { id } })`. Sends cookies; throws
 * CallError on any answer that is not OK.
 */
export async function call<Entry extends Callable>(
  entry: Entry,
  ...[options]: {} extends CallOptions<Entry>
    ? [options?: CallOptions<Entry>]
    : [options: CallOptions<Entry>]
): Promise<AnswerOf<Entry>> {
  const given: AnyOptions = options ?? {};
  const { body, headers, signal, keepalive = false, isBackground = false } = given;
  // The browser sets a form's content type, which contains the boundary.
  const isJson = body !== undefined && !(body instanceof FormData);
  const address = addressOf(entry, given);
  const early = entry.method === 'GET' ? takeEarlyAnswer(address) : undefined;
  const send = () =>
    fetch(address, {
      method: entry.method,
      credentials: 'include',
      signal: signal ?? null,
      keepalive,
      headers: {
        accept: 'application/json',
        ...(isJson && { 'content-type': 'application/json' }),
        ...spoken,
        ...(isBackground && { 'x-asked-by': 'page' }),
        ...headers,
      },
      ...(body instanceof FormData && { body }),
      ...(isJson && { body: JSON.stringify(body) }),
    });
  const response = await (early ?? send());
  const text = await response.text();
  if (!response.ok) {
    throw new CallError(response.status, text, response.statusText);
  }
  return (response.status === 204 ? undefined : JSON.parse(text)) as AnswerOf<Entry>;
}
