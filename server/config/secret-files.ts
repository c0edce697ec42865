import { readFileSync } from 'node:fs';

/** Secrets that may stand in a file, as containers and service managers hand them over. */
export const secretNames = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URL',
  'SMTP_URL',
  'ADMIN_PASSWORD',
  'METRICS_TOKEN',
  'OIDC_CLIENT_SECRET',
] as const;

/**
 * Puts what the files of `NAME_FILE` hold, without the line break at their end, in the place of
 * `NAME`; answers a sentence for each that is set twice or cannot be read.
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
      // Blanks at its ends may be part of a password, and of nothing else.
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
