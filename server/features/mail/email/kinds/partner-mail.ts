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
import { type MailSubject, type MailWriter, sampleAffiliate, withheld } from './mail-writer.ts';

type Setting = Pick<MailSubject, 'terms' | 'publicUrl' | 'language'>;

type Task = Pick<OwnTask, 'what' | 'path'>;

const noOne = withheld('no one has this account any more');

const linkTo = (path: string, { publicUrl, language }: Setting) =>
  publicUrl + localizedPath(path, language);

/** The tasks as a list, each a link to the screen of the portal where it is done. */
function listOf(tasks: readonly Task[], setting: Setting): Block {
  const { terms, language } = setting;
  const contact = printablePhone(terms) || terms.supportEmail;
  const howTo = terms.w9Instructions ?? fillWords(askHow[language], { contact });
  const items = tasks.map(({ what, path }) => ({
    label: taskTexts[language][what],
    url: linkTo(path, setting),
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
  setting: Setting,
): MailValues<'partner_tasks'> {
  return {
    ...readerValues(firstName, setting.terms, setting.language),
    occasion: occasionTexts[setting.language][occasion],
    tasks: listOf(tasks, setting),
    dashboardLink: linkTo(portalPaths.dashboard, setting),
  };
}

const ofTasks = z.object({ affiliateId: z.int(), occasion: z.enum(taskOccasions) });

/** Tells an affiliate what is still to do when the mail is sent. */
export const partnerTasks: MailWriter<'partner_tasks'> = {
  async write({ db, config, programme }, { payload, recipient, language }, terms) {
    const { affiliateId, occasion } = ofTasks.parse(payload);
    const [affiliate] = await findEarningAffiliates(db, [affiliateId]);
    if (affiliate?.email !== recipient) {
      return noOne;
    }
    if (!affiliate.notifyCommissions) {
      return withheld('the affiliate turned emails of this kind off');
    }
    const tasksOf = await findTasks({ terms, day: programme.today() }, db, [affiliateId]);
    const tasks = tasksOf(affiliateId).filter(({ sentOn }) => sentOn === null);
    if (tasks.length === 0) {
      return withheld('nothing is missing any more');
    }
    const setting = { terms, publicUrl: config.publicUrl, language };
    const values = taskValues(affiliate.firstName, { tasks, occasion }, setting);
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
  setting: Setting,
): MailValues<'agreement_accepted'> {
  const { terms, language } = setting;
  return {
    ...readerValues(firstName, terms, language),
    version: String(version),
    acceptedAt: formatDate(acceptedAt, language, timeZone, 'dateTime'),
    // Anyone can register another person's address, and reach them with what is typed.
    acceptedName: orMissing(name && (plainNameOf(name, 2) || nameInPortal[language]), language),
    acceptedFrom: orMissing(address, language),
    agreementText: { text, html: `<blockquote>${withBreaks(text)}</blockquote>` },
    agreementLink: linkTo(portalPaths.agreement, setting),
  };
}

const ofAcceptance = z.object({ acceptanceId: z.int() });

/** A copy of the agreement that a partner accepted, in the language in which they read it. */
export const agreementAccepted: MailWriter<'agreement_accepted'> = {
  async write({ db, config }, { payload, recipient, language }, terms) {
    const found = await findAcceptance(db, ofAcceptance.parse(payload).acceptanceId);
    const [affiliate] = found
      ? await findEarningAffiliates(db, [found.acceptance.affiliateId])
      : [];
    if (!found || affiliate?.email !== recipient) {
      return noOne;
    }
    const { acceptance, texts } = found;
    const copy = { ...acceptance, text: texts[acceptance.language], timeZone: config.timeZone };
    const setting = { terms, publicUrl: config.publicUrl, language };
    return { to: affiliate.email, values: copyValues(affiliate.firstName, copy, setting) };
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
