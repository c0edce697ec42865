import type { ErrorCode } from '#core/contract/error.ts';
import type { ValidationKey } from '#core/i18n/validation.ts';

/** An invalid field and the key of its message; the text is in the language of the request. */
export interface KeyedFieldError {
  path: string;
  key: ValidationKey;
  values?: Readonly<Record<string, string>>;
}

interface HttpErrorParts {
  code?: ErrorCode;
  errors?: readonly KeyedFieldError[];
  headers?: Record<string, string>;
}

/** The error for every refused call: a status, one plain sentence, and the invalid fields. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly errors: readonly KeyedFieldError[] | undefined;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    message: string,
    { code, errors, headers = {} }: HttpErrorParts = {},
  ) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.headers = headers;
  }
}

export const sentences = {
  badRequest: 'This request could not be read.',
  fields: 'Please check the highlighted fields.',
  tooLarge: 'This request is too large.',
  wrongType: 'Please send JSON.',
  notUtf8: 'Please send JSON in UTF-8.',
  wrongForm: 'Please send a form with a file.',
  wrongFile: 'Files of this kind cannot be taken.',
  changed: 'This file has changed.',
  noSuchPart: 'This file has no such part.',
  notFound: 'There is nothing at this address.',
  signIn: 'Please sign in.',
  stepUp: 'Please confirm that it is you.',
  forbidden: 'You may not do this.',
  wrongKey: 'This API key is unknown, expired or revoked.',
  noKeys: 'API keys cannot make this call.',
  notInScope: 'This API key may not make this call.',
  anotherAccount:
    'You signed in to another account in this browser. Nothing was changed. Reload the page to continue with that account.',
  foreignOrigin: 'This request came from another website and was refused.',
  tooMany: 'Too many requests. Please wait a moment and try again.',
  busy: 'The service is busy. Please try again in a moment.',
  conflict: 'This was already stored.',
  broken: 'Something went wrong on our side. Please try again.',
} as const;

/** Returns the found object, or refuses the call if there is none. */
export function demand<Found extends object>(
  found: Found | null | undefined,
  refusal: () => HttpError,
): Found {
  if (found === null || found === undefined) {
    throw refusal();
  }
  return found;
}

/** 503: the client should retry soon. */
export function busy(): HttpError {
  return new HttpError(503, sentences.busy, { headers: { 'retry-after': '2' } });
}

/** 400 for fields that only a rule of the programme or the database can judge. */
export function fieldError(errors: readonly KeyedFieldError[], status = 400): HttpError {
  return new HttpError(status, sentences.fields, { errors });
}
