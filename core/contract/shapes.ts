import * as z from 'zod/mini';

// Bodies and answers that are not JSON. JSON is described by a schema; everything else by a `kind`,
// from which server, client and API documentation know how to handle it.

export interface FilePart {
  readonly name: string;
  /** Largest size in bytes; a longer upload is cut off while it arrives (413). */
  readonly maxBytes: number;
  /** Accepted content types, else 415; with `anyType` the action inspects the bytes. */
  readonly contentTypes: readonly string[];
}

/** The content type sent by the client is ignored. */
export const anyType = '*/*';

/** multipart/form-data: fields, then one file, because the action starts while it arrives. */
export interface FormBody<Fields extends z.ZodMiniType = z.ZodMiniType> {
  readonly kind: 'form';
  readonly fields: Fields;
  readonly file: FilePart;
}

export type BodyShape = z.ZodMiniType | FormBody;

/** The answer of a call that returns nothing: 204, without a body. */
export const noAnswer = z.undefined();

/** Text or bytes that are sent while they are made, such as a CSV of all leads. */
export interface StreamAnswer {
  readonly kind: 'stream';
  /** Including its charset, such as `text/csv; charset=utf-8`. */
  readonly contentType: string;
}

export const csvFile = { kind: 'stream', contentType: 'text/csv; charset=utf-8' } as const;

/** A file on the server's disk, whole or a requested range (206). */
export interface FileAnswer {
  readonly kind: 'file';
  readonly contentTypes: readonly string[];
}

/** 302 to another address: the call is opened as a page, by a link or by another site. */
export interface RedirectAnswer {
  readonly kind: 'redirect';
}

export type AnswerShape = z.ZodMiniType | StreamAnswer | FileAnswer | RedirectAnswer;

/** Tells a schema from shapes that have a `kind`. */
export function isJson(shape: BodyShape | AnswerShape): shape is z.ZodMiniType {
  return !('kind' in shape);
}
