import { type MailServer, startMailServer } from '#server/testing/mail-server.ts';
import { test } from './test.ts';

const withMails = (variables: Record<string, string>) =>
  test.extend<object, { mails: MailServer }>({
    mails: [
      async ({}, use) => {
        const mails = await startMailServer();
        await use(mails);
        await mails.close();
      },
      { scope: 'worker' },
    ],
    variables: [
      async ({ mails }, use) =>
        use({ SMTP_URL: mails.url, STAFF_MAIL: 'team@lender.example', ...variables }),
      { scope: 'worker' },
    ],
  });

const made = new Map<string, ReturnType<typeof withMails>>();

/**
 * Journeys on a product that sends real mail to `mails`; `variables` are additional settings. The
 * files of the same settings share a product, for a start costs seconds.
 */
export function testWithMail(variables: Record<string, string> = {}) {
  const settings = JSON.stringify(variables);
  const shared = made.get(settings) ?? withMails(variables);
  made.set(settings, shared);
  return shared;
}
