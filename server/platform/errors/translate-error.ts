import * as z from 'zod/mini';
import { busy, fieldError, HttpError, type KeyedFieldError, sentences } from '../http-error.ts';

/** Values for the variables in a route's messages, such as a minimum. */
export type MessageTexts = Readonly<Record<string, string>>;

/** Thrown by a route if params, query or body do not match the contract. */
export class ContractError extends Error {
  readonly issues: readonly z.core.$ZodIssue[];
  readonly values: MessageTexts;

  constructor(issues: readonly z.core.$ZodIssue[], values: MessageTexts = {}) {
    super('contract');
    this.issues = issues;
    this.values = values;
  }
}

// A unique index identifies the field and the message, not just "duplicate".
const uniqueFields: Record<string, KeyedFieldError> = {
  admin_users_username: { path: 'username', key: 'username.taken' },
  admin_users_sign_in_name: { path: 'username', key: 'username.taken' },
  admin_users_address: { path: 'email', key: 'email.taken' },
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

// Temporary errors that the call did not cause: connection lost, sign-in refused, transaction
// rolled back, database missing, read-only (a standby, or locked by an operator), disk or
// connections full, lock timeouts, shutdown, statement timeouts, disk errors.
const passing = /^(08|25006|28|3D000|40|53|55P03|57|58)/;
// The same of the machine this process runs on.
const systemPassing = /^(ENOSPC|EDQUOT|EROFS|EIO|EMFILE|ENFILE|ENOMEM)$/;
const sqlState = /^[0-9A-Z]{5}$/;

function fromDatabase({ code, constraint = '' }: DatabaseError): HttpError | undefined {
  if (code === '23505') {
    const error = uniqueFields[constraint];
    return error ? fieldError([error], 409) : new HttpError(409, sentences.conflict);
  }
  if (code.startsWith('22')) {
    return new HttpError(400, sentences.badRequest);
  }
  return passing.test(code) ? busy() : undefined;
}

const lostConnection = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)/;
// `pg` has no code for these.
const poolErrors = [
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Connection terminated',
  'Client has encountered a connection error',
  'pool after calling end',
];

function isConnectionLost(code: string, message: string): boolean {
  return lostConnection.test(code) || poolErrors.some((text) => message.includes(text));
}

// The form parser has no code for these either: a truncated form, or one without a boundary that
// can be searched for.
const brokenForm = /multipart data$|^Multipart: Boundary not found$|^The needle /;

const mostFieldErrors = 20;

// One error a field, the first: several sentences about one answer only confuse.
function fieldErrors({ issues, values }: ContractError): KeyedFieldError[] {
  const byPath = new Map<string, KeyedFieldError>();
  for (const { path: steps, message } of issues) {
    const path = steps.map(String).join('.');
    const key = message as KeyedFieldError['key'];
    if (!byPath.has(path)) {
      byPath.set(path, { path, key, values });
    }
  }
  return [...byPath.values()].slice(0, mostFieldErrors);
}

interface CodedError extends Error {
  code?: unknown;
  statusCode?: unknown;
}

/** The meaning of an error of Fastify, the driver or the system, by its code. */
function fromCode(error: CodedError): HttpError | undefined {
  const { message, statusCode } = error;
  const code = typeof error.code === 'string' ? error.code : '';
  const known = fastifyErrors[code];
  if (known) {
    return known();
  }
  if (isConnectionLost(code, message) || systemPassing.test(code)) {
    return busy();
  }
  if (brokenForm.test(message)) {
    return new HttpError(400, sentences.badRequest);
  }
  if (sqlState.test(code)) {
    return fromDatabase(error as CodedError & DatabaseError);
  }
  const status = Number(statusCode ?? 0);
  const isCallers = status >= 400 && status < 500;
  return isCallers ? new HttpError(status, sentences.badRequest) : undefined;
}

/** The HTTP error for a thrown value; undefined for a bug of ours. */
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
  const { cause } = error;
  const inner = cause instanceof Error ? translateError(cause) : undefined;
  return inner ?? fromCode(error);
}
