import { readFileSync } from 'node:fs';

/** Secrets that may be given as files, as containers and service managers provide them. */
const secretNames = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URL',
  'SMTP_URL',
  'ADMIN_PASSWORD',
  'METRICS_TOKEN',
  'OIDC_CLIENT_SECRET',
] as const;

/**
 * Sets `NAME` to the content of the file `NAME_FILE`, without its last line break; returns a
 * sentence for each that is set twice or cannot be read.
 */
export function readSecretFiles(texts: Record<string, string>): string[] {
  const errors: string[] = [];
  for (const name of secretNames) {
    const file = texts[`${name}_FILE`];
    if (!file) {
      continue;
    }
    if (texts[name]) {
      errors.push(`${name}_FILE must not be set together with ${name}.`);
      continue;
    }
    try {
      const written = readFileSync(file, 'utf8');
      // Leading and trailing blanks count in a password alone.
      const text = name === 'ADMIN_PASSWORD' ? written.replace(/\r?\n$/, '') : written.trim();
      if (text === '') {
        errors.push(`${name}_FILE names ${file}, which is empty.`);
      } else {
        texts[name] = text;
      }
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      errors.push(`${name}_FILE names ${file}, which cannot be read (${code}).`);
    }
  }
  return errors;
}
