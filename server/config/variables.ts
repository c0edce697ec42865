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

interface TextRule {
  isRight(value: string): boolean;
  /** The error for an operator, after the name of the variable. */
  sentence: string;
}

interface NumberRule {
  isRight(value: number): boolean;
  sentence: string;
}

/** A variable that must be right if it is set. */
function text({ isRight, sentence }: TextRule) {
  const right = z.refine<string>(isRight, sentence);
  return z.optional(z.string().check(right));
}

function shortText(most: number) {
  return text({
    isRight: ({ length }) => length <= most,
    sentence: `must have ${most} characters at most.`,
  });
}

function digits({ isRight, sentence }: NumberRule) {
  const right = z.refine<string>((value) => {
    return decimalNumber.test(value) && isRight(Number(value));
  }, sentence);
  return z.pipe(z.string().check(right), z.transform(Number));
}

function number({ fallback, ...rule }: NumberRule & { fallback: number }) {
  return z._default(digits(rule), fallback);
}

function matches(pattern: RegExp) {
  return (value: string) => pattern.test(value);
}

function isWholeBetween(min: number, max: number) {
  return (value: number) => {
    return Number.isInteger(value) && value >= min && value <= max;
  };
}

/** How long something is kept; `law` requires `least`. */
function months(fallback: number, least = 1, law = '') {
  return number({
    fallback,
    isRight: isWholeBetween(least, 240),
    sentence: `must be a whole number of months from ${least} to 240${law && ` (${law})`}.`,
  });
}

function evaluationMonths(fallback: number) {
  return months(fallback, leastEvaluationMonths, 'less is not allowed by 12 CFR 1002.12(b)');
}

function isTrueOrFalse(value: string): boolean {
  return value === 'true' || value === 'false';
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

const databaseAddress = text({
  isRight: isDatabaseUrl,
  sentence:
    'must be an address that begins with postgres:// or postgresql://, such as postgres://user:password@db.example.com:5432/name.',
});

/** Every variable: its valid values, and the sentence for invalid ones. */
export const environment = z.object({
  PORT: number({
    fallback: 3000,
    isRight: isWholeBetween(0, 65_535),
    sentence: 'must be a port number from 0 to 65535.',
  }),
  // Reachable from this machine alone unless the operator says otherwise, so that a CRM is never
  // public by accident.
  HOST: z._default(z.string(), '127.0.0.1'),
  PUBLIC_URL: text({
    isRight: isOrigin,
    sentence: 'must be the origin of the site, such as https://www.example.com, without a path.',
  }),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: databaseAddress,
  DATABASE_URL_FILE: z.optional(z.string()),
  DATABASE_DIRECT_URL: databaseAddress,
  DATABASE_DIRECT_URL_FILE: z.optional(z.string()),
  DATABASE_READ_URL: databaseAddress,
  DATABASE_READ_URL_FILE: z.optional(z.string()),
  DATABASE_CONNECTIONS: number({
    fallback: 10,
    isRight: isWholeBetween(2, 100),
    sentence: 'must be a whole number from 2 to 100.',
  }),
  TRUSTED_PROXIES: proxyList.check(everyProxyIsOne),
  PASSWORD_MIN_ADMIN: number({
    fallback: leastPasswordFloor,
    isRight: isWholeBetween(leastPasswordFloor, 20),
    sentence: 'must be a whole number from 6 to 20.',
  }),
  // Checked by readConfig: its least length is a variable too.
  ADMIN_PASSWORD: z.optional(z.string()),
  ADMIN_PASSWORD_FILE: z.optional(z.string()),
  ADMIN_USERNAME: text({
    isRight: ({ length }) => length >= 3 && length <= 50,
    sentence: 'must have 3 to 50 characters.',
  }),
  SMTP_URL: text({
    isRight: isMailServer,
    sentence:
      'must begin with smtp:// or smtps:// and name the mail server, such as smtp://mail.example.com:587.',
  }),
  SMTP_URL_FILE: z.optional(z.string()),
  SMTP_ALLOW_PLAIN: text({
    isRight: isTrueOrFalse,
    sentence: 'must be true or false.',
  }),
  SMTP_CONNECTIONS: number({
    fallback: 5,
    isRight: isWholeBetween(1, 50),
    sentence: 'must be a whole number from 1 to 50.',
  }),
  MAIL_FROM: text({
    isRight: matches(mailSender),
    sentence: 'must be a mail address, or a name with the address in angle brackets.',
  }),
  DKIM_DOMAIN: text({
    isRight: matches(/^(?=.{4,253}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/i),
    sentence: 'must be the domain that mails are signed for, such as example.com.',
  }),
  DKIM_SELECTOR: text({
    isRight: matches(/^[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})*$/i),
    sentence: 'must be the name of the key, letters, digits and hyphens.',
  }),
  DKIM_PRIVATE_KEY: z.optional(z.string()),
  DKIM_PRIVATE_KEY_FILE: z.optional(z.string()),
  STAFF_MAIL: text({
    isRight: matches(mailAddress),
    sentence: 'must be one mail address.',
  }),
  MAILS: text({
    isRight: (value) => value === 'send' || value === 'hold',
    sentence: 'must be send or hold.',
  }),
  MILESTONE_MAIL_MINUTES: number({
    fallback: 5,
    isRight: isWholeBetween(0, 60),
    sentence: 'must be a whole number of minutes from 0 to 60.',
  }),
  REQUIRE_SECOND_FACTOR: text({
    isRight: isTrueOrFalse,
    sentence: 'must be true or false.',
  }),
  OIDC_ISSUER: text({
    isRight: isIssuer,
    sentence:
      'must be the https address of one organization at an identity provider, such as https://login.microsoftonline.com/TENANT-ID/v2.0.',
  }),
  OIDC_CLIENT_ID: shortText(300),
  OIDC_CLIENT_SECRET: shortText(1000),
  OIDC_CLIENT_SECRET_FILE: z.optional(z.string()),
  OIDC_NAME: shortText(60),
  IMPERSONATION_ENABLED: text({
    isRight: isTrueOrFalse,
    sentence: 'must be true or false.',
  }),
  RATE_LIMIT_SCALE: number({
    fallback: 1,
    isRight: (value) => value > 0 && value <= 1e6,
    sentence: 'must be a number above 0 and at most 1000000.',
  }),
  MAX_CONNECTIONS: z.optional(
    digits({
      isRight: isWholeBetween(16, 100_000),
      sentence: 'must be a whole number from 16 to 100000.',
    }),
  ),
  DRAIN_SECONDS: z.optional(
    digits({
      isRight: isWholeBetween(0, 300),
      sentence: 'must be a whole number of seconds from 0 to 300.',
    }),
  ),
  METRICS_TOKEN: text({
    isRight: ({ length }) => length >= 16 && length <= 200,
    sentence: 'must have 16 to 200 characters.',
  }),
  METRICS_TOKEN_FILE: z.optional(z.string()),
  WEBHOOK_PRIVATE: text({
    isRight: (value) => value === 'allow' || value === 'refuse',
    sentence: 'must be allow or refuse.',
  }),
  SECURITY_CONTACT: text({
    isRight: isContact,
    sentence:
      'must be an address for people who find a weakness, such as mailto:security@example.com or https://www.example.com/security.',
  }),
  PIXEL_ID: text({
    isRight: matches(pixelNumber),
    sentence: 'must be the number of the pixel.',
  }),
  PIXEL_SHARE_FINANCIAL: text({
    isRight: isTrueOrFalse,
    sentence: 'must be true or false.',
  }),
  MAPS_API_KEY: text({
    isRight: matches(keyOfMaps),
    sentence: 'must be a key of letters, digits, hyphens and underscores.',
  }),
  LOAN_SYSTEM_URL: text({
    isRight: isLoanAddress,
    sentence:
      'must begin with https:// and name {number} behind the host, such as https://loans.example.com/open?number={number}.',
  }),
  GEOIP_CITY_DB: z.optional(z.string()),
  KEEP_CALCULATIONS_MONTHS: evaluationMonths(usualMonths.calculations),
  KEEP_CHECKS_MONTHS: evaluationMonths(usualMonths.checks),
  KEEP_MAILS_MONTHS: months(usualMonths.mails),
  KEEP_PAGES_MONTHS: months(
    usualMonths.pages,
    leastPageMonths,
    'less is not allowed by 12 CFR 1014.5(a)',
  ),
  TIME_ZONE: text({
    isRight: isTimeZone,
    sentence: 'must be a time zone such as America/New_York.',
  }),
  LOG_LEVEL: text({
    isRight: (value) => levels.includes(value),
    sentence: `must be one of ${levels.join(', ')}.`,
  }),
  AUDIT_LOG: text({
    isRight: (value) => value === 'off' || value === 'stdout',
    sentence: 'must be off or stdout.',
  }),
});

export type Values = z.output<typeof environment>;

export const variables = Object.keys(environment.shape);
