import * as z from 'zod/mini';
import type { KeyedFieldError } from './http-error.ts';
import { busy, fieldError, HttpError, sentences } from './http-error.ts';

/** Thrown by a route's door when params, query or body do not fit the contract. */
export class ContractError extends Error {
  readonly issues: readonly z.core.$ZodIssue[];
  /** What the messages of this route name, such as a minimum. */
  readonly values: Readonly<Record<string, string>>;

  constructor(issues: readonly z.core.$ZodIssue[], values: Readonly<Record<string, string>> = {}) {
    super('contract');
    this.issues = issues;
    this.values = values;
  }
}

// A unique index says more than "duplicate": which field, in which words.
const uniqueFields: Record<string, KeyedFieldError> = {
  affiliates_email: { path: 'email', key: 'email.taken' },
  affiliates_referral_code: { path: 'referralCode', key: 'referralCode.taken' },
};

const fastifyErrors: Record<string, () => HttpError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new HttpError(413, sentences.tooLarge),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new HttpError(415, sentences.wrongType),
};

interface DatabaseError {
  code: string;
  constraint?: string;
}

function fromDatabase({ code, constraint }: DatabaseError): HttpError | undefined {
  if (code === '23505') {
    const error = uniqueFields[constraint ?? ''];
    return error ? fieldError([error], 409) : new HttpError(409, sentences.conflict);
  }
  if (code.startsWith('22')) {
    return new HttpError(400, sentences.badRequest);
  }
  // Connection lost, resources gone, shutdown or a statement cancelled by its time limit, locks
  // that never came free.
  if (/^(08|53|57|55P03|40)/.test(code)) {
    return busy();
  }
  return undefined;
}

const lostConnection = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)/;
// `pg` gives these no code.
const poolError =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error|pool after calling end/;

// One fault a field, the first: several sentences about one answer only confuse.
function fieldErrors({ issues, values }: ContractError): KeyedFieldError[] {
  const byPath = new Map<string, KeyedFieldError>();
  for (const { path, message } of issues) {
    const name = path.map(String).join('.');
    if (!byPath.has(name)) {
      byPath.set(name, {
        path: name,
        key: message as KeyedFieldError['key'],
        values,
      });
    }
  }
  return [...byPath.values()].slice(0, 20);
}

/**
 * What a thrown value means to the caller; undefined when it is our own fault and nobody's
 * business.
 */
export function translateError(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) {
    return error;
  }
  if (error instanceof ContractError) {
    return fieldError(fieldErrors(error));
  }
  if (!(error instanceof Error)) {
    return undefined;
  }
  // Drizzle wraps what the driver threw.
  if (error.cause instanceof Error) {
    const inner = translateError(error.cause);
    if (inner) {
      return inner;
    }
  }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const known = fastifyErrors[code];
  if (known) {
    return known();
  }
  if (lostConnection.test(code) || poolError.test(error.message)) {
    return busy();
  }
  if (/^[0-9A-Z]{5}$/.test(code)) {
    return fromDatabase(error as Error & DatabaseError);
  }
  const status = 'statusCode' in error ? Number(error.statusCode) : 0;
  if (status >= 400 && status < 500) {
    return new HttpError(status, sentences.badRequest);
  }
  return undefined;
}
