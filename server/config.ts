import { missingSettings } from '#core/domain/programme/launch/operator-settings.ts';
import { isPublicSite, lacksProxies } from './platform/public-site.ts';
import { readSecretFiles } from './config/secret-files.ts';
import { environment, leastPasswordFloor, type Values, variables } from './config/variables.ts';

/** Everything an operator may set, read once from the environment. */
export type Config = ReturnType<typeof configOf>;

/** The environment cannot be used; `errors` are plain sentences, one for each variable. */
export class ConfigError extends Error {
  readonly errors: string[];

  constructor(errors: string[]) {
    super(errors.join('\n'));
    this.name = 'ConfigError';
    this.errors = errors;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;
type SetTexts = Record<string, string>;

// Leading and trailing blanks count in a password alone.
const untrimmed = new Set(['ADMIN_PASSWORD']);

/** The variables that are set; one that contains only blanks counts as absent. */
function setTexts(env: Environment): SetTexts {
  const texts: SetTexts = {};
  for (const name of variables) {
    const written = env[name];
    const value = untrimmed.has(name) ? written : written?.trim();
    if (value) {
      texts[name] = value;
    }
  }
  return texts;
}

// Whether it is easily guessed is checked where it is set: that needs the database and word lists.
const mostPasswordLength = 500;

/** The sentence on the length of the first admin's password, if it is set. */
function adminPasswordErrors(texts: SetTexts): string[] {
  const password = texts['ADMIN_PASSWORD'];
  if (password === undefined) {
    return [];
  }
  const { PASSWORD_MIN_ADMIN: floorSchema } = environment.shape;
  const floor = floorSchema.safeParse(texts['PASSWORD_MIN_ADMIN']);
  const fewest = floor.data ?? leastPasswordFloor;
  const isOfLength = password.length >= fewest && password.length <= mostPasswordLength;
  return isOfLength
    ? []
    : [`ADMIN_PASSWORD must have ${fewest} to ${mostPasswordLength} characters.`];
}

function localOrigin(port: number): string {
  return `http://localhost:${port}`;
}

const ofSignOn = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;

function signOnErrors(texts: SetTexts): string[] {
  const missing = ofSignOn.filter((name) => texts[name] === undefined);
  return missing.length === 0 || missing.length === ofSignOn.length
    ? []
    : [`${ofSignOn.join(', ')} belong together; not set: ${missing.join(', ')}.`];
}

function signOnOf(values: Values) {
  const {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
  } = values;
  return issuer && clientId && clientSecret
    ? { issuer, clientId, clientSecret, name: values.OIDC_NAME ?? "your organization's account" }
    : null;
}

function configOf(values: Values) {
  const { PORT: port, PUBLIC_URL: url } = values;
  const publicUrl = url ? new URL(url).origin : localOrigin(port);
  const { hostname } = new URL(publicUrl);
  return {
    port,
    host: values.HOST,
    /** Origin of the site without a trailing slash; links in mails begin with it. */
    publicUrl,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    /** PostgreSQL itself, where `databaseUrl` names a pooler that may be in transaction mode. */
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    /** A standby of the same server, on which the figures of reports are counted. */
    databaseReadUrl: values.DATABASE_READ_URL,
    /** Connections to a PostgreSQL server at a time; three more serve notices and long work. */
    databaseConnections: values.DATABASE_CONNECTIONS,
    adminUsername: values.ADMIN_USERNAME ?? 'admin',
    adminPassword: values.ADMIN_PASSWORD,
    /** Fewest characters of a password of staff. */
    passwordMinAdmin: values.PASSWORD_MIN_ADMIN,
    smtpUrl: values.SMTP_URL,
    /** Whether a mail server on another machine may be spoken to without encryption. */
    isMailPlain: values.SMTP_ALLOW_PLAIN === 'true',
    /** Mails that go to the mail server at a time, each over a connection of its own. */
    smtpConnections: values.SMTP_CONNECTIONS,
    mailFrom: values.MAIL_FROM ?? `no-reply@${hostname}`,
    /** The DKIM signature of mails; checked when the mail server is opened. */
    dkim: {
      domain: values.DKIM_DOMAIN,
      selector: values.DKIM_SELECTOR,
      privateKey: values.DKIM_PRIVATE_KEY,
      privateKeyFile: values.DKIM_PRIVATE_KEY_FILE,
    },
    /** Mails wait until an admin releases them: the start of a drill on a copy. */
    areMailsHeld: values.MAILS === 'hold',
    staffMail: values.STAFF_MAIL,
    /** How long a mail about a milestone waits, so that a mistaken status can be taken back. */
    milestoneMailMinutes: values.MILESTONE_MAIL_MINUTES,
    /** Whether staff need a second factor; by default if other machines can reach the site. */
    isSecondFactorRequired: values.REQUIRE_SECOND_FACTOR
      ? values.REQUIRE_SECOND_FACTOR === 'true'
      : isPublicSite({ publicUrl }),
    /** The identity provider by which staff may also sign in; null if there is none. */
    signOn: signOnOf(values),
    isImpersonationOn: values.IMPERSONATION_ENABLED !== 'false',
    trustedProxies: values.TRUSTED_PROXIES,
    rateLimitScale: values.RATE_LIMIT_SCALE,
    /** Connections at a time; undefined leaves it to the process's limit of open files. */
    maxConnections: values.MAX_CONNECTIONS,
    /**
     * How long the process still answers after it was asked to stop; on a private machine no load
     * balancer has to notice.
     */
    drainSeconds: values.DRAIN_SECONDS ?? (isPublicSite({ publicUrl }) ? 5 : 0),
    metricsToken: values.METRICS_TOKEN,
    /** Whether webhooks may lead to http and to addresses of private networks. */
    mayWebhooksBePrivate: values.WEBHOOK_PRIVATE === 'allow',
    /** Where to report vulnerabilities (/.well-known/security.txt); without it, no such file. */
    securityContact: values.SECURITY_CONTACT,
    pixelId: values.PIXEL_ID,
    isPixelFinancial: values.PIXEL_SHARE_FINANCIAL === 'true',
    mapsApiKey: values.MAPS_API_KEY,
    /** Opens a lead in the loan system; {number} stands for its loan number. */
    loanSystemUrl: values.LOAN_SYSTEM_URL,
    geoipCityDb: values.GEOIP_CITY_DB,
    keptMonths: {
      calculations: values.KEEP_CALCULATIONS_MONTHS,
      checks: values.KEEP_CHECKS_MONTHS,
      mails: values.KEEP_MAILS_MONTHS,
      pages: values.KEEP_PAGES_MONTHS,
    },
    timeZone: values.TIME_ZONE ?? 'America/New_York',
    logLevel: values.LOG_LEVEL ?? 'info',
    /** Whether each line of the audit log is also written to standard output. */
    isAuditWritten: values.AUDIT_LOG === 'stdout',
  };
}

const withoutSetting = {
  SMTP_URL: 'SMTP_URL is not set: no mail leaves, mails are kept and shown as not sent.',
  STAFF_MAIL: 'STAFF_MAIL is not set: no one is mailed about new leads.',
} as const;

/** Warnings at the start about missing settings that users will notice, a sentence each. */
export function missingSettingWarnings(config: Config): string[] {
  const warnings: string[] = missingSettings(config).map((name) => withoutSetting[name]);
  if (lacksProxies(config)) {
    warnings.push(
      'TRUSTED_PROXIES is not set: all visitors seem to come from the address of the proxy, so ten wrong passwords lock out everybody.',
    );
  }
  return warnings;
}

/** Parses the environment; throws one `ConfigError` that names every variable at fault. */
export function readConfig(env: Environment = process.env): Config {
  const texts = setTexts(env);
  const fileErrors = readSecretFiles(texts);
  const { success, data, error } = environment.safeParse(texts);
  const issues = error?.issues ?? [];
  const sentences = issues.map(({ path, message }) => {
    const [name] = path;
    return `${String(name)} ${message}`;
  });
  const errors = [
    ...fileErrors,
    ...sentences,
    ...adminPasswordErrors(texts),
    ...signOnErrors(texts),
  ];
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL']) {
    if (texts[name] && !texts['DATABASE_URL']) {
      errors.push(`${name} stands beside DATABASE_URL, which is not set.`);
    }
  }
  if (!success || errors.length > 0) {
    throw new ConfigError(errors);
  }
  return configOf(data);
}

/** With PORT=0 the system chose the port: links lead to the one it has. */
export function atPort(config: Config, port: number): Config {
  const isLocal = config.publicUrl === localOrigin(config.port);
  const publicUrl = isLocal ? localOrigin(port) : config.publicUrl;
  return { ...config, port, publicUrl };
}
