import * as z from 'zod/mini';

/** The one shape of a refusal: one plain sentence, and the fields at fault. */
export const errorBody = z.object({
  message: z.string(),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});
export type ErrorBody = z.output<typeof errorBody>;

/** A field at fault: `path` as in the body, `message` in the language of the request. */
export type FieldError = NonNullable<ErrorBody['errors']>[number];
