import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { atPort, ConfigError, missingSettingWarnings, readConfig } from './config.ts';
import { trustOnly } from './platform/caller.ts';

test('an empty environment is enough, and the server listens on this machine only', () => {
  const config = readConfig({});
  assert.equal(config.host, '127.0.0.1');
  assert.equal(config.publicUrl, 'http://localhost:3000');
  assert.equal(config.timeZone, 'America/New_York');
  assert.deepEqual(config.trustedProxies, []);
});

test('every fault is named, one sentence for each', () => {
  assert.throws(
    () =>
      readConfig({
        PORT: '70000',
        PUBLIC_URL: 'example.com',
        TIME_ZONE: 'Mars/Olympus',
        TRUSTED_PROXIES: '10.0.0.0/8, proxy',
        RATE_LIMIT_SCALE: '-1',
        DATABASE_URL: 'mysql://x',
      }),
    (error) =>
      error instanceof ConfigError &&
      ['PORT', 'PUBLIC_URL', 'TIME_ZONE', '"proxy"', 'RATE_LIMIT_SCALE', 'DATABASE_URL'].every(
        (name) => error.errors.filter((sentence) => sentence.includes(name)).length === 1,
      ) &&
      error.errors.length === 6,
  );
});

test('the public address loses its trailing slash', () => {
  assert.equal(
    readConfig({ PUBLIC_URL: 'https://www.example.com/' }).publicUrl,
    'https://www.example.com',
  );
});

const errorsOf = (env: Record<string, string>): string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    return (error as ConfigError).errors;
  }
};

test('each wrong value is refused with a sentence of its own', () => {
  for (const [name, value, sentence] of [
    ['ADMIN_PASSWORD', 'short', /must have 6 to 500 characters/],
    ['PASSWORD_MIN_ADMIN', '5', /from 6 to 20/],
    ['PASSWORD_MIN_ADMIN', '6.5', /from 6 to 20/],
    ...[
      'http://loans.example.com/{number}',
      'https://loans.example.com/',
      'https://{number}.example.com/',
      'https://{number}@loans.example.com/',
      'javascript:{number}',
      'loans.example.com/{number}',
    ].map((url) => ['LOAN_SYSTEM_URL', url, /must begin with https:/] as const),
    ...[
      'security@example.com',
      'mailto:',
      'mailto:a@b.example\nContact: mailto:c@d.example',
      'http://www.example.com/security',
      'https://',
      'tel:+1-201-555-0123',
    ].map((contact) => ['SECURITY_CONTACT', contact, /mailto:security@example.com/] as const),
    ['TRUSTED_PROXIES', '0.0.0.0/0', /every address/],
    ['TRUSTED_PROXIES', '::/0', /every address/],
    ['TRUSTED_PROXIES', '10.0.0.0/33', /is neither/],
    ['TRUSTED_PROXIES', '::ffff:10.0.0.1', /is neither/],
    ['TRUSTED_PROXIES', '::ffff:a00:0/104', /is neither/],
    ['TRUSTED_PROXIES', '10.0.0.0/8/8', /is neither/],
    ['TRUSTED_PROXIES', 'fe80::1%eth0', /is neither/],
    ['SMTP_URL', 'smtp://', /name the mail server/],
    ['SMTP_URL', 'http://mail.example.com', /begin with smtp/],
    ['SMTP_ALLOW_PLAIN', 'maybe', /true or false/],
    ['KEEP_CHECKS_MONTHS', '24', /months from 25 to 240 \(less is not allowed by 12 CFR 1002/],
    ['KEEP_CALCULATIONS_MONTHS', '13', /months from 25 to 240/],
    ['KEEP_MAILS_MONTHS', '0', /months from 1 to 240/],
    ['KEEP_PAGES_MONTHS', '23', /months from 24 to 240 \(less is not allowed by 12 CFR 1014/],
    ['DATABASE_URL', 'postgres://h:99999/x', /begins with postgres/],
    ['RATE_LIMIT_SCALE', '0', /above 0/],
    ['RATE_LIMIT_SCALE', '1e7', /above 0/],
    ['RATE_LIMIT_SCALE', '0x10', /above 0/],
    ['RATE_LIMIT_SCALE', 'e3', /above 0/],
    ['PORT', '1e9', /port number/],
  ] as const) {
    const errors = errorsOf({ [name]: value });
    assert.equal(errors.length, 1, `${name}=${value}: ${errors.join(' ')}`);
    assert.match(errors[0]!, sentence);
    assert.match(errors[0]!, new RegExp(`^${name} must .*\\.$`));
  }
});

test('a number is a number however it is written, and a password keeps its blanks', () => {
  assert.deepEqual(
    ['1e3', '1E+3', '1000.0', '.5'].map(
      (text) => readConfig({ RATE_LIMIT_SCALE: text }).rateLimitScale,
    ),
    [1000, 1000, 1000, 0.5],
  );
  assert.equal(readConfig({ ADMIN_PASSWORD: ' sun flower ' }).adminPassword, ' sun flower ');
  assert.equal(readConfig({ ADMIN_PASSWORD: '' }).adminPassword, undefined);
});

test("the floor of the admin's password is a setting", () => {
  assert.equal(readConfig({ ADMIN_PASSWORD: 'solar1' }).adminPassword, 'solar1');
  assert.deepEqual(errorsOf({ ADMIN_PASSWORD: 'sunflower', PASSWORD_MIN_ADMIN: '12' }), [
    'ADMIN_PASSWORD must have 12 to 500 characters.',
  ]);
});

test('a port that the system chose goes into the address, unless another address was named', () => {
  assert.equal(atPort(readConfig({ PORT: '0' }), 4711).publicUrl, 'http://localhost:4711');
  assert.equal(
    atPort(readConfig({ PORT: '0', PUBLIC_URL: 'https://www.example.com' }), 4711).publicUrl,
    'https://www.example.com',
  );
});

test('every network that is let in is one that proxies are known by', () => {
  for (const [network, inside, outside] of [
    ['10.0.0.0/8', '10.9.9.9', '11.0.0.1'],
    ['192.168.0.1', '192.168.0.1', '192.168.0.2'],
    ['fd00::/8', 'fd12::1', 'fe80::1'],
    ['::1', '::1', '::2'],
    ['10.0.0.1/1', '1.1.1.1', '203.0.113.1'],
  ] as const) {
    const isTrusted = trustOnly(readConfig({ TRUSTED_PROXIES: network }).trustedProxies);
    assert.deepEqual([isTrusted(inside), isTrusted(outside)], [true, false], network);
  }
});

test('a secret may stand in a file, with a line break at its end; twice, empty or nowhere is said', (t) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'secrets-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const write = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };
  const config = readConfig({
    DATABASE_URL_FILE: write('url', 'postgres://me:secret@db.example.com/name\n'),
    SMTP_URL_FILE: write('smtp', 'smtp://mail.example.com'),
    ADMIN_PASSWORD_FILE: write('password', ' with blanks \r\n'),
    METRICS_TOKEN_FILE: write('token', '0123456789abcdef\n'),
  });
  assert.equal(config.databaseUrl, 'postgres://me:secret@db.example.com/name');
  assert.equal(config.smtpUrl, 'smtp://mail.example.com');
  assert.equal(config.adminPassword, ' with blanks ');
  assert.equal(config.metricsToken, '0123456789abcdef');
  const wrong = {
    SMTP_URL: 'smtp://mail.example.com',
    SMTP_URL_FILE: write('other', 'smtp://other.example.com'),
    ADMIN_PASSWORD_FILE: write('empty', '\n'),
    METRICS_TOKEN_FILE: path.join(folder, 'nowhere'),
    DATABASE_URL_FILE: write('wrong', 'mysql://secret@db.example.com'),
  };
  assert.throws(
    () => readConfig(wrong),
    ({ errors }: ConfigError) => {
      assert.equal(errors.length, 4, errors.join('\n'));
      assert.match(errors.join('\n'), /^SMTP_URL_FILE must not be set together with SMTP_URL\.$/m);
      assert.match(errors.join('\n'), /^ADMIN_PASSWORD_FILE names .*empty, which is empty\.$/m);
      assert.match(
        errors.join('\n'),
        /^METRICS_TOKEN_FILE names .*, which cannot be read \(ENOENT\)\.$/m,
      );
      assert.match(errors.join('\n'), /^DATABASE_URL must be an address/m);
      assert.doesNotMatch(errors.join('\n'), /secret@/);
      return true;
    },
  );
});

test('a sign-on is configured whole, by the address of one organization', () => {
  const whole = {
    OIDC_ISSUER: 'https://login.microsoftonline.com/5d0c7a1f-0000-4000-8000-000000000001/v2.0',
    OIDC_CLIENT_ID: 'crm',
    OIDC_CLIENT_SECRET: 'secret',
  };
  assert.equal(readConfig({ OIDC_NAME: 'nothing to name' }).signOn, null);
  assert.deepEqual(readConfig(whole).signOn, {
    issuer: whole.OIDC_ISSUER,
    clientId: 'crm',
    clientSecret: 'secret',
    name: "your organization's account",
  });
  assert.equal(readConfig({ ...whole, OIDC_NAME: 'Sunny' }).signOn!.name, 'Sunny');
  const { OIDC_CLIENT_SECRET: _, ...half } = whole;
  assert.deepEqual(errorsOf(half), [
    'OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET belong together; not set: OIDC_CLIENT_SECRET.',
  ]);
  for (const issuer of [
    'lender.okta.com',
    'http://lender.okta.com',
    'https://me:secret@lender.okta.com',
    'https://lender.okta.com/?x=1',
    'https://lender.okta.com/#x',
    'https://login.microsoftonline.com/common/v2.0',
    'https://login.microsoftonline.com/Organizations/v2.0',
    'https://login.microsoftonline.us/consumers/v2.0',
    'https://login.microsoftonline.com/9188040d-6c67-4c5b-b112-36a304b66dad/v2.0',
    `https://lender.okta.com/${'x'.repeat(300)}`,
  ]) {
    assert.match(errorsOf({ ...whole, OIDC_ISSUER: issuer }).join(), /^OIDC_ISSUER must/, issuer);
  }
  for (const issuer of [
    'https://lender.okta.com',
    'https://id.example/realms/common',
    'http://127.0.0.1:9',
  ]) {
    assert.deepEqual(errorsOf({ ...whole, OIDC_ISSUER: issuer }), [], issuer);
  }
});

test('a public site whose proxy is not named says so at the start', () => {
  const warningsOf = (env: Record<string, string>) =>
    missingSettingWarnings(readConfig(env)).filter((line) => line.startsWith('TRUSTED_PROXIES'));
  const isPublic = { PUBLIC_URL: 'https://www.lender.example' };
  assert.equal(warningsOf(isPublic).length, 1);
  assert.deepEqual(warningsOf({ ...isPublic, TRUSTED_PROXIES: '10.0.0.1' }), []);
  assert.deepEqual(warningsOf({ PUBLIC_URL: 'https://localhost' }), []);
  assert.deepEqual(warningsOf({}), []);
});
