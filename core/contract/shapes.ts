import * as z from 'zod/mini';

// What a call takes and answers where it is not JSON. JSON is a schema; everything else says its
// kind, so that the door, the caller and the API's documentation know what to do with it.

export interface FilePart {
  readonly name: string;
  /** Largest size in bytes; a longer one is cut off while it arrives (413). */
  readonly maxBytes: number;
  /** What the caller may say it is, else 415; with `anyType` the action looks at the bytes. */
  readonly contentTypes: readonly string[];
}

/** What a caller says of a file counts for nothing. */
export const anyType = '*/*';

/** multipart/form-data: fields, then one file, because the action starts while it arrives. */
export interface FormBody<Fields extends z.ZodMiniType = z.ZodMiniType> {
  readonly kind: 'form';
  readonly fields: Fields;
  readonly file: FilePart;
}

export type BodyShape = z.ZodMiniType | FormBody;

/** The answer of a call that has nothing to say: 204, without a body. */
export const noAnswer = z.undefined();

/** Text or bytes that are sent while they are made, such as a CSV of all leads. */
export interface StreamAnswer {
  readonly kind: 'stream';
  /** With its character set, such as `text/csv; charset=utf-8`. */
  readonly contentType: string;
}

/** A file of the server's disk, whole or the part that was asked for (206). */
export interface FileAnswer {
  readonly kind: 'file';
  readonly contentTypes: readonly string[];
}

export type AnswerShape = z.ZodMiniType | StreamAnswer | FileAnswer;

/** Tells a schema from the shapes that say their kind. */
export function isJson(shape: BodyShape | AnswerShape): shape is z.ZodMiniType {
  return !('kind' in shape);
}
