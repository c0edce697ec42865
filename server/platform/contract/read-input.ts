import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { AnyRoute } from '#core/contract/route.ts';
import { type BodyShape, type FormBody, isJson } from '#core/contract/shapes.ts';
import { ContractError } from '../errors/translate-error.ts';
import { readForm, type UploadedFile } from './read-form.ts';

/** A form as its action sees it: checked fields, and a file that still arrives. */
interface Form<Fields> {
  readonly fields: Fields;
  readonly file: UploadedFile;
}

type BodyOf<Body extends BodyShape> =
  Body extends FormBody<infer Fields>
    ? Form<z.output<Fields>>
    : Body extends z.ZodMiniType
      ? z.output<Body>
      : never;

export interface Input<Entry extends AnyRoute> {
  params: z.output<NonNullable<Entry['params']>>;
  query: z.output<NonNullable<Entry['query']>>;
  body: BodyOf<NonNullable<Entry['body']>>;
  /** For headers and cookies alone. */
  request: FastifyRequest;
  reply: FastifyReply;
}

export function isForm(body: BodyShape | undefined): body is FormBody {
  return body !== undefined && !isJson(body);
}

function parse(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (!schema) {
    return undefined;
  }
  const result = schema.safeParse(value);
  if (!result.success) {
    throw new ContractError(result.error.issues);
  }
  return result.data;
}

async function readBody(body: BodyShape | undefined, request: FastifyRequest): Promise<unknown> {
  if (!isForm(body)) {
    return parse(body, request.body);
  }
  const { fields, file } = await readForm(request, body);
  return {
    fields: parse(body.fields, fields),
    file,
  };
}

/** Parses a call by its entry, without coercion; unknown keys are dropped. Throws ContractError. */
export async function readInput<Entry extends AnyRoute>(
  entry: Entry,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Input<Entry>> {
  const params = parse(entry.params, request.params);
  const query = parse(entry.query, request.query);
  const body = await readBody(entry.body, request);
  return {
    params,
    query,
    body,
    request,
    reply,
  } as Input<Entry>;
}
