import type * as z from 'zod/mini';
import type { Callable, None } from '#core/contract/route.ts';
import type { BodyShape } from '#core/contract/shapes.ts';
import type { Language } from '#core/domain/language.ts';

type SchemaOf<Entry extends Callable, Part extends keyof Entry> = NonNullable<Entry[Part]>;

/** The answer of an entry; undefined if it has none. */
export type AnswerOf<Entry extends Callable> = z.output<SchemaOf<Entry, 'answer'>>;
/** The body of an entry; a form with a file is the browser's own FormData. */
export type BodyOf<Entry extends Callable> = BodyInput<SchemaOf<Entry, 'body'>>;
type BodyInput<Body extends BodyShape> = Body extends z.ZodMiniType ? z.input<Body> : FormData;
/** The path parameters: the numbers and texts that the path names. */
export type ParamsOf<Entry extends Callable> = {
  readonly [Name in keyof z.input<SchemaOf<Entry, 'params'>>]: string | number;
};
/** The query of a list or another read, with the values that the server parses. */
type QueryOf<Entry extends Callable> = QueryValues<SchemaOf<Entry, 'query'>>;
type QueryValues<Query extends z.ZodMiniType> = {
  // Over the input type, where every value with a default is optional.
  readonly [Name in keyof z.input<Query>]:
    (Name extends keyof z.output<Query> ? z.output<Query>[Name] : never) | undefined;
};

/** `Values` under `Key`: optional if none is required, absent if the entry has none. */
type Under<Key extends string, Schema, Values> = [Schema] extends [None]
  ? { readonly [K in Key]?: never }
  : {} extends Values
    ? { readonly [K in Key]?: Values }
    : { readonly [K in Key]: Values };

export interface Circumstances {
  readonly signal?: AbortSignal | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Asks for an answer in this language, whatever the cookie says. */
  readonly language?: Language | undefined;
  /** The call outlives the page; its body may have 64 KiB. */
  readonly keepalive?: boolean | undefined;
  /** Not caused by the person, so it does not extend the session. */
  readonly isBackground?: boolean | undefined;
}

/**
 * The arguments of a call after its entry: path parameters, query and body as the entry requires
 * them, plus request options.
 */
export type CallOptions<Entry extends Callable> = Circumstances &
  Under<'params', SchemaOf<Entry, 'params'>, ParamsOf<Entry>> &
  Under<'query', SchemaOf<Entry, 'query'>, QueryOf<Entry>> &
  Under<'body', SchemaOf<Entry, 'body'>, BodyOf<Entry>>;
