import * as z from 'zod/mini';
import { portalPaths } from '#core/contract/site.ts';
import { plainNameOf } from '#core/domain/partners/plain-name.ts';
import { printablePhone } from '#core/domain/programme/sample-details.ts';
import { fillWords } from '#core/i18n/estimate/estimate-words.ts';
import { formatDate } from '#core/i18n/format.ts';
import { localizedPath } from '#core/i18n/link.ts';
import {
  askHow,
  nameInPortal,
  occasionTexts,
  sampleAgreement,
  type TaskOccasion,
  taskOccasions,
} from '#core/i18n/mails/partner-mails.ts';
import { taskTexts } from '#core/i18n/mails/task-texts.ts';
import { findEarningAffiliates } from '../../../partners/affiliates/mail-wishes/writes.ts';
import { findTasks, type OwnTask } from '../../../partners/commissions/basis/own-tasks.ts';
import { type AcceptanceRow, findAcceptance } from '../../../partners/commissions/basis/queries.ts';
import { escapeHtml } from '../../templates/escape-html.ts';
import type { Block, MailValues } from '../../templates/render-template.ts';
import { orMissing, readerValues } from '../lender-values.ts';
import { type MailReader, type MailWriter, sampleAffiliate, withheld } from './mail-writer.ts';

type Task = Pick<OwnTask, 'what' | 'path'>;

const noOne = withheld('no one has this account any more');

const linkTo = (path: string, { publicUrl, language }: MailReader) =>
  publicUrl + localizedPath(path, language);

/** The tasks as a list, each a link to the screen of the portal where it is done. */
function listOf(tasks: readonly Task[], reader: MailReader): Block {
  const { terms, language } = reader;
  const contact = printablePhone(terms) || terms.supportEmail;
  const howTo = terms.w9Instructions ?? fillWords(askHow[language], { contact });
  const items = tasks.map(({ what, path }) => ({
    label: taskTexts[language][what],
    url: linkTo(path, reader),
    how: what === 'w9' ? howTo : '',
  }));
  const html = items.map(
    ({ label, url, how }) =>
      `<li><a href="${escapeHtml(url)}">${escapeHtml(label)}</a>` +
      `${how && `<br>${withBreaks(how)}`}</li>`,
  );
  return {
    text: items
      .map(({ label, url, how }) => [`- ${label}: ${url}`, ...(how ? [how] : [])].join('\n  '))
      .join('\n'),
    html: `<ul>${html.join('')}</ul>`,
  };
}

const withBreaks = (text: string) => escapeHtml(text).replaceAll(/\r?\n/g, '<br>');

function taskValues(
  firstName: string,
  { tasks, occasion }: { tasks: readonly Task[]; occasion: TaskOccasion },
  reader: MailReader,
): MailValues<'partner_tasks'> {
  return {
    ...readerValues(firstName, reader.terms, reader.language),
    occasion: occasionTexts[reader.language][occasion],
    tasks: listOf(tasks, reader),
    dashboardLink: linkTo(portalPaths.dashboard, reader),
  };
}

const ofTasks = z.object({ affiliateId: z.int(), occasion: z.enum(taskOccasions) });

/** Tells an affiliate what is still to do when the mail is sent. */
export const partnerTasks: MailWriter<'partner_tasks'> = {
  async write({ db, programme }, { payload, recipient }, reader) {
    const { affiliateId, occasion } = ofTasks.parse(payload);
    const [affiliate] = await findEarningAffiliates(db, [affiliateId]);
    if (affiliate?.email !== recipient) {
      return noOne;
    }
    if (!affiliate.notifyCommissions) {
      return withheld('the affiliate turned emails of this kind off');
    }
    const tasksOf = await findTasks({ ...reader, day: programme.today() }, db, [affiliateId]);
    const tasks = tasksOf(affiliateId).filter(({ sentOn }) => sentOn === null);
    if (tasks.length === 0) {
      return withheld('nothing is missing any more');
    }
    const values = taskValues(affiliate.firstName, { tasks, occasion }, reader);
    return { to: affiliate.email, values };
  },
  sample(subject) {
    const tasks = [
      { what: 'agreement', path: portalPaths.agreement },
      { what: 'w9', path: `${portalPaths.tasks}#w9` },
    ] as const;
    return taskValues(sampleAffiliate.firstName, { tasks, occasion: 'asked' }, subject);
  },
};

type Copy = Pick<AcceptanceRow, 'version' | 'acceptedAt' | 'name' | 'address'> &
  Record<'text' | 'timeZone', string>;

function copyValues(
  firstName: string,
  { version, text, acceptedAt, timeZone, name, address }: Copy,
  reader: MailReader,
): MailValues<'agreement_accepted'> {
  const { terms, language } = reader;
  return {
    ...readerValues(firstName, terms, language),
    version: String(version),
    acceptedAt: formatDate(acceptedAt, language, timeZone, 'dateTime'),
    // Anyone can register another person's address, and reach them with what is typed.
    acceptedName: orMissing(name && (plainNameOf(name, 2) || nameInPortal[language]), language),
    acceptedFrom: orMissing(address, language),
    agreementText: { text, html: `<blockquote>${withBreaks(text)}</blockquote>` },
    agreementLink: linkTo(portalPaths.agreement, reader),
  };
}

const ofAcceptance = z.object({ acceptanceId: z.int() });

/** A copy of the agreement that a partner accepted, in the language in which they read it. */
export const agreementAccepted: MailWriter<'agreement_accepted'> = {
  async write({ db, config }, { payload, recipient }, reader) {
    const found = await findAcceptance(db, ofAcceptance.parse(payload).acceptanceId);
    const [affiliate] = found
      ? await findEarningAffiliates(db, [found.acceptance.affiliateId])
      : [];
    if (!found || affiliate?.email !== recipient) {
      return noOne;
    }
    const { acceptance, texts } = found;
    const copy = { ...acceptance, text: texts[acceptance.language], timeZone: config.timeZone };
    return { to: affiliate.email, values: copyValues(affiliate.firstName, copy, reader) };
  },
  sample: (subject) =>
    copyValues(
      sampleAffiliate.firstName,
      {
        version: 2,
        text: sampleAgreement[subject.language],
        acceptedAt: new Date('2026-01-05T15:00:00Z'),
        timeZone: 'America/New_York',
        name: 'Rita Realtor',
        address: '203.0.113.0',
      },
      subject,
    ),
};
