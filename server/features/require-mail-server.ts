import { HttpError } from '#server/platform/http-error.ts';
import type { Context } from './context.ts';

/** 409 without a mail server: no one is told that a mail is on its way which cannot leave. */
export function requireMailServer({ mailer }: Pick<Context, 'mailer'>): void {
  if (!mailer.hasServer) {
    throw new HttpError(
      409,
      'Not sent: no mail server. The person who runs this server can set one in SMTP_URL.',
    );
  }
}
