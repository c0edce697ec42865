import * as z from 'zod/mini';

// What a call takes and answers where it is not JSON. JSON is a schema; everything else says its
// kind, so that the door, the caller and the API's documentation know what to do with it.

/** The one file of a form. */
export interface FilePart {
  /** Name of the form's field that holds it. */
  readonly name: string;
  /** Largest size in bytes; a longer one is cut off while it arrives (413). */
  readonly maxBytes: number;
  /**
   * What the caller may say it is, such as image/png; anything else is refused (415). `anyType`
   * alone leaves the judgement to the action, which looks at the bytes.
   */
  readonly contentTypes: readonly string[];
}

/** What a caller says of a file counts for nothing. */
export const anyType = '*/*';

/**
 * multipart/form-data: fields, then one file. The file comes last, because the action starts while
 * it still arrives.
 */
export interface FormBody<Fields extends z.ZodMiniType = z.ZodMiniType> {
  readonly kind: 'form';
  /** The fields before the file. */
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
  /** What it may be, such as video/mp4. */
  readonly contentTypes: readonly string[];
}

export type AnswerShape = z.ZodMiniType | StreamAnswer | FileAnswer;

/** Tells a schema from the shapes that say their kind. */
export function isJson(shape: BodyShape | AnswerShape): shape is z.ZodMiniType {
  return !('kind' in shape);
}
