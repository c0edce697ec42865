import * as z from 'zod/mini';

const fieldError = z.object({
  path: z.string(),
  message: z.string(),
});
export type FieldError = z.output<typeof fieldError>;

/**
 * `step_up`: prove who you are, then send the same call again. `phone_digits`: the same with the
 * last four digits of the telephone.
 */
const errorCodes = ['step_up', 'phone_digits', 'only_stops'] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** The one shape of a 4xx or 5xx answer: one plain sentence, and the fields in error. */
export const errorBody = z.object({
  message: z.string(),
  // For programs, if the status alone does not say what to do.
  code: z.optional(z.enum(errorCodes)),
  errors: z.optional(z.array(fieldError)),
});
export type ErrorBody = z.output<typeof errorBody>;
