import * as z from 'zod/mini';
import {
  leastEvaluationMonths,
  leastPageMonths,
  usualMonths,
} from '#core/domain/operations/kept-data.ts';
import {
  isContact,
  isDatabaseUrl,
  isIssuer,
  isLoanAddress,
  isMailServer,
  isOrigin,
  isTimeZone,
  proxyError,
} from './checks.ts';

const decimalNumber = /^(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i;
const mailAddress = /^[^\s@<>]+@[^\s@<>]+$/;
const mailSender = /^(?:[^<>\r\n@]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/;
const pixelNumber = /^\d{5,20}$/;
const keyOfMaps = /^[\w-]+$/;
const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** A variable that must be right if it is set; the sentence stands after its name. */
function text(isRight: (value: string) => boolean, sentence: string) {
  return z.optional(z.string().check(z.refine<string>(isRight, sentence)));
}

function ofLength(least: number, most: number) {
  const isRight = ({ length }: string) => length >= least && length <= most;
  return text(isRight, `must have ${least} to ${most} characters.`);
}

function shortText(most: number) {
  return text(({ length }) => length <= most, `must have ${most} characters at most.`);
}

function oneOf(one: string, other: string) {
  return text((value) => value === one || value === other, `must be ${one} or ${other}.`);
}

function number(isRight: (value: number) => boolean, sentence: string) {
  const right = z.refine<string>((value) => {
    return decimalNumber.test(value) && isRight(Number(value));
  }, sentence);
  return z.pipe(z.string().check(right), z.transform(Number));
}

function whole(min: number, max: number, what = 'a whole number', law = '') {
  return number(
    (value) => Number.isInteger(value) && value >= min && value <= max,
    `must be ${what} from ${min} to ${max}${law && ` (${law})`}.`,
  );
}

function matches(pattern: RegExp) {
  return (value: string) => pattern.test(value);
}

/** How long something is kept; `law` requires `least`. */
function months(fallback: number, least = 1, law = '') {
  return z._default(whole(least, 240, 'a whole number of months', law), fallback);
}

function evaluationMonths(fallback: number) {
  return months(fallback, leastEvaluationMonths, 'less is not allowed by 12 CFR 1002.12(b)');
}

function splitList(list = ''): string[] {
  const entries = list.split(',').map((entry) => entry.trim());
  return entries.filter((entry) => entry !== '');
}

const proxyList = z.pipe(z.optional(z.string()), z.transform(splitList));
const everyProxyIsOne = z.check<string[]>(({ value, issues }) => {
  for (const entry of value) {
    const message = proxyError(entry);
    if (message) {
      issues.push({
        code: 'custom',
        input: entry,
        message,
      });
    }
  }
});

/** The fewest characters of the first admin's password, unless the operator asks for more. */
export const leastPasswordFloor = 6;

const databaseAddress = text(
  isDatabaseUrl,
  'must be an address that begins with postgres:// or postgresql://, such as postgres://user:password@db.example.com:5432/name.',
);

/** Every variable: its valid values, and the sentence for invalid ones. */
export const environment = z.object({
  PORT: z._default(whole(0, 65_535, 'a port number'), 3000),
  // Reachable from this machine alone unless the operator says otherwise, so that a CRM is never
  // public by accident.
  HOST: z._default(z.string(), '127.0.0.1'),
  PUBLIC_URL: text(
    isOrigin,
    'must be the origin of the site, such as https://www.example.com, without a path.',
  ),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: databaseAddress,
  DATABASE_URL_FILE: z.optional(z.string()),
  DATABASE_DIRECT_URL: databaseAddress,
  DATABASE_DIRECT_URL_FILE: z.optional(z.string()),
  DATABASE_READ_URL: databaseAddress,
  DATABASE_READ_URL_FILE: z.optional(z.string()),
  DATABASE_CONNECTIONS: z._default(whole(2, 100), 10),
  TRUSTED_PROXIES: proxyList.check(everyProxyIsOne),
  PASSWORD_MIN_ADMIN: z._default(whole(leastPasswordFloor, 20), leastPasswordFloor),
  // Checked by readConfig: its least length is a variable too.
  ADMIN_PASSWORD: z.optional(z.string()),
  ADMIN_PASSWORD_FILE: z.optional(z.string()),
  ADMIN_USERNAME: ofLength(3, 50),
  SMTP_URL: text(
    isMailServer,
    'must begin with smtp:// or smtps:// and name the mail server, such as smtp://mail.example.com:587.',
  ),
  SMTP_URL_FILE: z.optional(z.string()),
  SMTP_ALLOW_PLAIN: oneOf('true', 'false'),
  SMTP_CONNECTIONS: z._default(whole(1, 50), 5),
  MAIL_FROM: text(
    matches(mailSender),
    'must be a mail address, or a name with the address in angle brackets.',
  ),
  DKIM_DOMAIN: text(
    matches(/^(?=.{4,253}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/i),
    'must be the domain that mails are signed for, such as example.com.',
  ),
  DKIM_SELECTOR: text(
    matches(/^[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})*$/i),
    'must be the name of the key, letters, digits and hyphens.',
  ),
  DKIM_PRIVATE_KEY: z.optional(z.string()),
  DKIM_PRIVATE_KEY_FILE: z.optional(z.string()),
  STAFF_MAIL: text(matches(mailAddress), 'must be one mail address.'),
  MAILS: oneOf('send', 'hold'),
  MILESTONE_MAIL_MINUTES: z._default(whole(0, 60, 'a whole number of minutes'), 5),
  REQUIRE_SECOND_FACTOR: oneOf('true', 'false'),
  OIDC_ISSUER: text(
    isIssuer,
    'must be the https address of one organization at an identity provider, such as https://login.microsoftonline.com/TENANT-ID/v2.0.',
  ),
  OIDC_CLIENT_ID: shortText(300),
  OIDC_CLIENT_SECRET: shortText(1000),
  OIDC_CLIENT_SECRET_FILE: z.optional(z.string()),
  OIDC_NAME: shortText(60),
  IMPERSONATION_ENABLED: oneOf('true', 'false'),
  RATE_LIMIT_SCALE: z._default(
    number((value) => value > 0 && value <= 1e6, 'must be a number above 0 and at most 1000000.'),
    1,
  ),
  MAX_CONNECTIONS: z.optional(whole(16, 100_000)),
  DRAIN_SECONDS: z.optional(whole(0, 300, 'a whole number of seconds')),
  METRICS_TOKEN: ofLength(16, 200),
  METRICS_TOKEN_FILE: z.optional(z.string()),
  WEBHOOK_PRIVATE: oneOf('allow', 'refuse'),
  SECURITY_CONTACT: text(
    isContact,
    'must be an address for people who find a weakness, such as mailto:security@example.com or https://www.example.com/security.',
  ),
  PIXEL_ID: text(matches(pixelNumber), 'must be the number of the pixel.'),
  PIXEL_SHARE_FINANCIAL: oneOf('true', 'false'),
  MAPS_API_KEY: text(
    matches(keyOfMaps),
    'must be a key of letters, digits, hyphens and underscores.',
  ),
  LOAN_SYSTEM_URL: text(
    isLoanAddress,
    'must begin with https:// and name {number} behind the host, such as https://loans.example.com/open?number={number}.',
  ),
  GEOIP_CITY_DB: z.optional(z.string()),
  KEEP_CALCULATIONS_MONTHS: evaluationMonths(usualMonths.calculations),
  KEEP_CHECKS_MONTHS: evaluationMonths(usualMonths.checks),
  KEEP_MAILS_MONTHS: months(usualMonths.mails),
  KEEP_PAGES_MONTHS: months(
    usualMonths.pages,
    leastPageMonths,
    'less is not allowed by 12 CFR 1014.5(a)',
  ),
  TIME_ZONE: text(isTimeZone, 'must be a time zone such as America/New_York.'),
  LOG_LEVEL: text((value) => levels.includes(value), `must be one of ${levels.join(', ')}.`),
  AUDIT_LOG: oneOf('off', 'stdout'),
});

export type Values = z.output<typeof environment>;

export const variables = Object.keys(environment.shape);
