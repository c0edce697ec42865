import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import * as z from 'zod/mini';
import { parseAddress } from './outside/ip-address.ts';
import { isCommonPassword } from './platform/passwords.ts';

/** Everything an operator may set, read once from the environment. */
export interface Config {
  port: number;
  host: string;
  /**
   * Origin of the site without a trailing slash; links in mails and referral links begin with it.
   */
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  adminUsername: string;
  adminPassword: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Where notices of new leads go. */
  staffMail: string | undefined;
  trustedProxies: string[];
  rateLimitScale: number;
  pixelId: string | undefined;
  isPixelFinancial: boolean;
  mapsApiKey: string | undefined;
  geoipCityDb: string | undefined;
  timeZone: string;
  logLevel: string;
}

/** The environment cannot be used; `errors` are plain sentences, one for each variable. */
export class ConfigError extends Error {
  readonly errors: string[];

  constructor(errors: string[]) {
    super(errors.join('\n'));
    this.name = 'ConfigError';
    this.errors = errors;
  }
}

const leastFloor = 6;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const decimalNumber = /^(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i;
const mailAddress = /^[^\s@<>]+@[^\s@<>]+$/;
const mailSender = /^(?:[^<>\r\n@]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/;

function isUrl(text: string, protocols: string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol);
}

function isOrigin(text: string): boolean {
  if (!isUrl(text, ['http:', 'https:'])) {
    return false;
  }
  const { pathname, search } = new URL(text);
  return pathname === '/' && search === '';
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** What is wrong with one entry of TRUSTED_PROXIES; undefined for a good one. */
function proxyError(text: string): string | undefined {
  const [address = ''] = text.split('/');
  const parsed = parseAddress(address);
  // Zones belong to one machine; IPv4 in the clothes of IPv6 is compared as plain IPv4.
  const isPlain = parsed?.kind() === `ipv${isIP(address)}` && !address.includes('%');
  const isNetwork = text === address || ipaddr.isValidCIDR(text);
  if (!isPlain || !isNetwork) {
    return `must list IP addresses or networks; "${text}" is neither.`;
  }
  if (text !== address && ipaddr.parseCIDR(text)[1] === 0) {
    return `must name your own proxies; "${text}" is every address there is, so anyone could claim to be anyone.`;
  }
  return undefined;
}

function passwordError(password: string, floor: number): string | undefined {
  if (password.length < floor || password.length > 500) {
    return `must have ${floor} to 500 characters.`;
  }
  if (isCommonPassword(password)) {
    return 'must not be one of the passwords that everyone tries first.';
  }
  return undefined;
}

/** A variable that must be right if it is set; the sentence goes behind its name. */
function text(isRight: (value: string) => boolean, sentence: string) {
  return z.optional(z.string().check(z.refine(isRight, sentence)));
}

/** A variable that holds a decimal number, or is not set and then `fallback`. */
function number(fallback: number, isRight: (value: number) => boolean, sentence: string) {
  const isRightNumber = (value: string) => decimalNumber.test(value) && isRight(Number(value));
  const digits = z.string().check(z.refine(isRightNumber, sentence));
  return z._default(z.pipe(digits, z.transform(Number)), fallback);
}

const isWholeBetween = (min: number, max: number) => (value: number) =>
  Number.isInteger(value) && value >= min && value <= max;
const isLongBetween = (min: number, max: number) => (value: string) =>
  value.length >= min && value.length <= max;

const proxyList = z.pipe(
  z.optional(z.string()),
  z.transform((list = '') => {
    const entries = list.split(',').map((entry) => entry.trim());
    return entries.filter((entry) => entry !== '');
  }),
);
const checkedProxies = proxyList.check(
  z.check(({ value, issues }) => {
    for (const entry of value) {
      const message = proxyError(entry);
      if (message) {
        issues.push({ code: 'custom', input: entry, message });
      }
    }
  }),
);

/** Every variable there is: what it may be, and the sentence for what it may not. */
const environment = z.object({
  PORT: number(3000, isWholeBetween(0, 65_535), 'must be a port number from 0 to 65535.'),
  // Reachable from this machine alone unless the operator says otherwise: nobody publishes a CRM
  // by accident.
  HOST: z._default(z.string(), '127.0.0.1'),
  PUBLIC_URL: text(
    isOrigin,
    'must be the origin of the site, such as https://www.example.com, without a path.',
  ),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: text(
    (value) => isUrl(value, ['postgres:', 'postgresql:']),
    'must be an address that begins with postgres:// or postgresql://, such as postgres://user:password@db.example.com:5432/name.',
  ),
  TRUSTED_PROXIES: checkedProxies,
  PASSWORD_MIN_ADMIN: number(
    leastFloor,
    isWholeBetween(leastFloor, 20),
    'must be a whole number from 6 to 20.',
  ),
  // Judged below: how long it must be is a variable of its own.
  ADMIN_PASSWORD: z.optional(z.string()),
  ADMIN_USERNAME: text(isLongBetween(3, 50), 'must have 3 to 50 characters.'),
  SMTP_URL: text(
    (value) => isUrl(value, ['smtp:', 'smtps:']) && new URL(value).hostname !== '',
    'must begin with smtp:// or smtps:// and name the mail server, such as smtp://mail.example.com:587.',
  ),
  MAIL_FROM: text(
    (value) => mailSender.test(value),
    'must be a mail address, or a name with the address in angle brackets.',
  ),
  STAFF_MAIL: text((value) => mailAddress.test(value), 'must be one mail address.'),
  RATE_LIMIT_SCALE: number(
    1,
    (value) => value > 0 && value <= 1e6,
    'must be a number above 0 and at most 1000000.',
  ),
  PIXEL_ID: text((value) => /^\d{5,20}$/.test(value), 'must be the number of the pixel.'),
  PIXEL_SHARE_FINANCIAL: text(
    (value) => ['true', 'false'].includes(value),
    'must be true or false.',
  ),
  MAPS_API_KEY: text(
    (value) => /^[\w-]+$/.test(value),
    'must be a key of letters, digits, hyphens and underscores.',
  ),
  GEOIP_CITY_DB: z.optional(z.string()),
  TIME_ZONE: text(isTimeZone, 'must be a time zone such as America/New_York.'),
  LOG_LEVEL: text((value) => logLevels.includes(value), `must be one of ${logLevels.join(', ')}.`),
});

/** The names of all variables, for the check of the documents. */
export const variables = Object.keys(environment.shape);

// Blanks at its ends are part of a password, and of nothing else.
const untrimmed = new Set(['ADMIN_PASSWORD']);

type Environment = Readonly<Record<string, string | undefined>>;

/** What is set: a variable of nothing but blanks counts as absent. */
function setValues(env: Environment): Record<string, string> {
  const values: Record<string, string> = {};
  for (const name of variables) {
    const written = env[name];
    const value = untrimmed.has(name) ? written : written?.trim();
    if (value) {
      values[name] = value;
    }
  }
  return values;
}

const localOrigin = (port: number): string => `http://localhost:${port}`;

/** Parses the environment; throws one `ConfigError` that names every variable at fault. */
export function readConfig(env: Environment = process.env): Config {
  const values = setValues(env);
  const parsed = environment.safeParse(values);
  const issues = parsed.error?.issues ?? [];
  const errors = issues.map(({ path, message }) => `${String(path[0])} ${message}`);

  const floor = environment.shape.PASSWORD_MIN_ADMIN.safeParse(values['PASSWORD_MIN_ADMIN']);
  const adminPassword = values['ADMIN_PASSWORD'];
  const wrongPassword = adminPassword && passwordError(adminPassword, floor.data ?? leastFloor);
  if (wrongPassword) {
    errors.push(`ADMIN_PASSWORD ${wrongPassword}`);
  }
  if (!parsed.success || errors.length > 0) {
    throw new ConfigError(errors);
  }

  const { data } = parsed;
  const publicUrl = data.PUBLIC_URL ? new URL(data.PUBLIC_URL).origin : localOrigin(data.PORT);
  return {
    port: data.PORT,
    host: data.HOST,
    publicUrl,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    adminUsername: data.ADMIN_USERNAME ?? 'admin',
    adminPassword,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM ?? `no-reply@${new URL(publicUrl).hostname}`,
    staffMail: data.STAFF_MAIL,
    trustedProxies: data.TRUSTED_PROXIES,
    rateLimitScale: data.RATE_LIMIT_SCALE,
    pixelId: data.PIXEL_ID,
    isPixelFinancial: data.PIXEL_SHARE_FINANCIAL === 'true',
    mapsApiKey: data.MAPS_API_KEY,
    geoipCityDb: data.GEOIP_CITY_DB,
    timeZone: data.TIME_ZONE ?? 'America/New_York',
    logLevel: data.LOG_LEVEL ?? 'info',
  };
}

/**
 * The configuration of a server that let the system choose its port (PORT=0): links lead to the
 * port it has.
 */
export function atPort(config: Config, port: number): Config {
  const isLocal = config.publicUrl === localOrigin(config.port);
  const publicUrl = isLocal ? localOrigin(port) : config.publicUrl;
  return { ...config, port, publicUrl };
}
