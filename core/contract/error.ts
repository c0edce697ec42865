import * as z from 'zod/mini';

const fieldError = z.object({
  path: z.string(),
  message: z.string(),
});
export type FieldError = z.output<typeof fieldError>;

/** The one shape of a 4xx or 5xx answer: one plain sentence, and the fields in error. */
export const errorBody = z.object({
  message: z.string(),
  errors: z.optional(z.array(fieldError)),
});
export type ErrorBody = z.output<typeof errorBody>;
