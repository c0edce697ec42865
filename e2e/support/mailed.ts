import { type MailServer, startMailServer } from '#server/testing/mail-server.ts';
import { test } from './test.ts';

/**
 * Journeys on their own product, which sends real mail to `mails`; `variables` are additional
 * settings.
 */
export function testWithMail(variables: Record<string, string> = {}) {
  return test.extend<object, { mails: MailServer }>({
    mails: [
      async ({}, use) => {
        const mails = await startMailServer();
        await use(mails);
        await mails.close();
      },
      { scope: 'worker' },
    ],
    variables: [
      async ({ mails }, use) => use({ SMTP_URL: mails.url, ...variables }),
      { scope: 'worker' },
    ],
  });
}
