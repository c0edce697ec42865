/** Headers by which a mail program stops such mails with one press, by a POST there (RFC 8058). */
export function oneClickHeaders(url: string): Readonly<Record<string, string>> {
  return {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
