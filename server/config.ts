import { isIP } from 'node:net';
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

/** The environment cannot be used; `faults` are plain sentences, one for each variable. */
export class ConfigError extends Error {
  readonly errors: string[];

  constructor(errors: string[]) {
    super(errors.join('\n'));
    this.name = 'ConfigFault';
    this.errors = errors;
  }
}

const localOrigin = (port: number): string => `http://localhost:${port}`;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const mailAddress = /^[^\s@<>]+@[^\s@<>]+$/;
const mailSender = /^(?:[^<>\r\n@]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/;

function isUrl(text: string, protocols: string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol);
}

const isNumber = (text: string): boolean => /^(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i.test(text);

/** What is wrong with one entry of TRUSTED_PROXIES, or null. */
function proxyError(text: string): string | null {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  const isShaped =
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
  // Zones belong to one machine; IPv4 in the clothes of IPv6 is compared as plain IPv4.
  if (version === 0 || /%|^::ffff:\d+\./i.test(address) || rest.length > 0 || !isShaped) {
    return `TRUSTED_PROXIES must list IP addresses or networks; "${text}" is neither.`;
  }
  if (bits === undefined || Number(bits) > 0) {
    return null;
  }
  return `TRUSTED_PROXIES must name your own proxies; "${text}" is every address there is, so anyone could claim to be anyone.`;
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

function passwordErrors(name: string, password: string, floor: number): string[] {
  if (password.length < floor || password.length > 500) {
    return [`${name} must have ${floor} to 500 characters.`];
  }
  return isCommonPassword(password)
    ? [`${name} must not be one of the passwords that everyone tries first.`]
    : [];
}

/**
 * The configuration of a server that let the system choose its port (PORT=0): links lead to the
 * port it has.
 */
export function atPort(config: Config, port: number): Config {
  return {
    ...config,
    port,
    publicUrl: config.publicUrl === localOrigin(config.port) ? localOrigin(port) : config.publicUrl,
  };
}

/** Parses the environment; throws one `ConfigError` that names every variable at fault. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const errors: string[] = [];
  const text = (name: string): string | undefined => env[name]?.trim() || undefined;
  const checked = (
    name: string,
    isRight: (value: string) => boolean,
    sentence: string,
  ): string | undefined => {
    const value = text(name);
    if (value === undefined || isRight(value)) {
      return value;
    }
    errors.push(`${name} ${sentence}`);
    return undefined;
  };
  const number = (
    name: string,
    fallback: number,
    isRight: (value: number) => boolean,
    sentence: string,
  ): number =>
    Number(
      checked(name, (value) => isNumber(value) && isRight(Number(value)), sentence) ?? fallback,
    );

  const port = number(
    'PORT',
    3000,
    (value) => Number.isInteger(value) && value <= 65_535,
    'must be a port number from 0 to 65535.',
  );
  const publicUrl = checked(
    'PUBLIC_URL',
    (value) =>
      isUrl(value, ['http:', 'https:']) &&
      new URL(value).pathname === '/' &&
      !new URL(value).search,
    'must be the origin of the site, such as https://www.example.com, without a path.',
  );
  const proxies = (text('TRUSTED_PROXIES') ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
  errors.push(...proxies.map(proxyError).filter((error) => error !== null));
  const passwordFloor = number(
    'PASSWORD_MIN_ADMIN',
    6,
    (value) => Number.isInteger(value) && value >= 6 && value <= 20,
    'must be a whole number from 6 to 20.',
  );
  // Blanks at its ends are part of a password.
  const adminPassword = env['ADMIN_PASSWORD'] || undefined;
  if (adminPassword !== undefined) {
    errors.push(...passwordErrors('ADMIN_PASSWORD', adminPassword, passwordFloor));
  }

  const config: Config = {
    port,
    // Reachable from this machine alone unless the operator says otherwise: nobody publishes a CRM
    // by accident.
    host: text('HOST') ?? '127.0.0.1',
    publicUrl: publicUrl ? new URL(publicUrl).origin : localOrigin(port),
    dataDir: text('DATA_DIR') ?? './data',
    databaseUrl: checked(
      'DATABASE_URL',
      (value) => isUrl(value, ['postgres:', 'postgresql:']),
      'must be an address that begins with postgres:// or postgresql://, such as postgres://user:password@db.example.com:5432/name.',
    ),
    adminUsername:
      checked(
        'ADMIN_USERNAME',
        (value) => value.length >= 3 && value.length <= 50,
        'must have 3 to 50 characters.',
      ) ?? 'admin',
    adminPassword,
    smtpUrl: checked(
      'SMTP_URL',
      (value) => isUrl(value, ['smtp:', 'smtps:']) && new URL(value).hostname !== '',
      'must begin with smtp:// or smtps:// and name the mail server, such as smtp://mail.example.com:587.',
    ),
    mailFrom:
      checked(
        'MAIL_FROM',
        (value) => mailSender.test(value),
        'must be a mail address, or a name with the address in angle brackets.',
      ) ?? `no-reply@${publicUrl ? new URL(publicUrl).hostname : 'localhost'}`,
    staffMail: checked(
      'STAFF_MAIL',
      (value) => mailAddress.test(value),
      'must be one mail address.',
    ),
    trustedProxies: proxies,
    rateLimitScale: number(
      'RATE_LIMIT_SCALE',
      1,
      (value) => value > 0 && value <= 1e6,
      'must be a number above 0 and at most 1000000.',
    ),
    pixelId: checked(
      'PIXEL_ID',
      (value) => /^\d{5,20}$/.test(value),
      'must be the number of the pixel.',
    ),
    isPixelFinancial:
      checked(
        'PIXEL_SHARE_FINANCIAL',
        (value) => ['true', 'false'].includes(value),
        'must be true or false.',
      ) === 'true',
    mapsApiKey: checked(
      'MAPS_API_KEY',
      (value) => /^[\w-]+$/.test(value),
      'must be a key of letters, digits, hyphens and underscores.',
    ),
    geoipCityDb: text('GEOIP_CITY_DB'),
    timeZone:
      checked('TIME_ZONE', isTimeZone, 'must be a time zone such as America/New_York.') ??
      'America/New_York',
    logLevel:
      checked(
        'LOG_LEVEL',
        (value) => logLevels.includes(value),
        `must be one of ${logLevels.join(', ')}.`,
      ) ?? 'info',
  };
  if (errors.length > 0) {
    throw new ConfigError(errors);
  }
  return config;
}
