import * as z from 'zod/mini';
import { noticeText } from '#core/i18n/notice/notice-text.ts';
import { escapeHtml } from '../../templates/escape-html.ts';
import type { MailValues } from '../../templates/render-template.ts';
import { greetingOf, lenderValues } from '../lender-values.ts';
import { type MailReader, type MailWriter, withheld } from './mail-writer.ts';

function noticeValues(
  { text, name }: { text: string; name: string },
  { terms, language }: MailReader,
): MailValues<'negative_notice'> {
  const [firstName = ''] = name.trim().split(/\s+/);
  const paragraphs = escapeHtml(text)
    .split('\n\n')
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`);
  return {
    greeting: greetingOf(firstName, language),
    notice: { text, html: paragraphs.join('') },
    ...lenderValues(terms, language),
  };
}

const ofNotice = z.object({ text: z.string(), name: z.string() });

/** The notice of a negative answer, in the words it was written in when the answer was given. */
export const negativeNotice: MailWriter<'negative_notice'> = {
  async write(_needs, { payload, recipient }, reader) {
    const { success, data } = ofNotice.safeParse(payload);
    if (!success || recipient === null) {
      return withheld('its person was erased');
    }
    return { to: recipient, values: noticeValues(data, reader) };
  },
  sample(subject) {
    const { terms, language } = subject;
    const creditScore = terms.minCreditScore - 1;
    const answers = { state: 'TX', creditScore, homePrice: terms.minHomePrice };
    const text = noticeText({ ...answers, reasons: ['credit'] }, terms, language);
    return noticeValues({ text, name: 'Ana' }, subject);
  },
};
