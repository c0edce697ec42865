import type { Language } from '#core/domain/language.ts';
import { applicantMails, mailChoicesPath, mailSwitches } from '#core/domain/mail/chosen-mail.ts';
import { choiceTexts } from '#core/i18n/mails/choice-texts.ts';
import type { ApplicantChoices } from '#server/features/mail/email/choices/applicant/queries.ts';
import type { MailChoices } from '#server/features/mail/email/choices/choose-mails.ts';
import type { WatchChoice } from '#server/features/visitor/near-miss/end-watch.ts';
import { choiceDocument, type Sender, withContact } from './choice-document.ts';

/** The input of a page besides the choices of its reader. */
export interface Choosing {
  sender: Sender;
  /** Has the shape of a token, so nothing of it needs to be escaped. */
  token: string;
  /** Whether this very request made the choice. */
  isSaved: boolean;
}

function formOf(token: string, content: string): string {
  return `<form method="post" action="${mailChoicesPath}?token=${token}">${content}</form>`;
}

function savedNote(text: string): string {
  return `<p class="saved" role="status">${text}</p>`;
}

interface Box {
  name: string;
  label: string;
  isTicked: boolean;
}

function box({ name, label, isTicked }: Box): string {
  const checked = isTicked ? ' checked' : '';
  return `<label><input type="checkbox" name="${name}" value="yes"${checked}><span>${label}</span></label>`;
}

/** The page of an affiliate's link: a box for each kind. */
export function choicesPage(choices: MailChoices, { sender, token, isSaved }: Choosing): string {
  const { language } = choices;
  const { title, intro, kinds, always, save, saved } = choiceTexts[language];
  const boxes = mailSwitches.map((name) =>
    box({
      name,
      label: kinds[name],
      isTicked: choices[name],
    }),
  );
  const form = [
    `<fieldset><legend>${intro}</legend>${boxes.join('')}</fieldset>`,
    `<p class="soft">${always}</p><button>${save}</button>`,
  ].join('');
  const body = (isSaved ? savedNote(saved) : '') + formOf(token, form);
  return choiceDocument(sender, language, title, body);
}

/**
 * The page of an applicant's link. There is one kind of mail, so it has one button: it says what
 * stops and what does not, and then the way back: by the lender, where it is not the link's.
 */
export function applicantPage(
  { language, wantsFollowUps, mayReturn }: ApplicantChoices,
  { sender, token, isSaved }: Choosing,
): string {
  const texts = choiceTexts[language].applicant;
  if (!wantsFollowUps) {
    const button = `<button class="quiet" name="${applicantMails.follow_up}" value="yes">${texts.again}</button>`;
    const back = { call: texts.againByCall, write: texts.againByMail };
    const again = mayReturn ? formOf(token, button) : `<p>${withContact(back, sender)}</p>`;
    const stopped = isSaved ? savedNote(texts.stopped) : `<p>${texts.stopped}</p>`;
    const body = `${stopped}<p>${texts.goesOn}</p>${again}`;
    return choiceDocument(sender, language, texts.stoppedTitle, body);
  }
  const stays = [
    texts.goesOn,
    texts.confirmed,
    withContact({ call: texts.calls, write: texts.callsByMail }, sender),
  ];
  const body = [
    isSaved ? savedNote(texts.isBack) : '',
    `<p>${texts.wanted}</p><h2>${texts.still}</h2>`,
    `<ul>${stays.map((line) => `<li>${line}</li>`).join('')}</ul>`,
    formOf(token, `<button name="stop" value="yes">${texts.stop}</button>`),
  ].join('');
  return choiceDocument(sender, language, texts.title, body);
}

/** The page for a person who asked to be told once the rules change: one button, which ends it. */
export function watchPage(
  { language, isWaiting }: WatchChoice,
  { sender, token, isSaved }: Choosing,
): string {
  const texts = choiceTexts[language].watch;
  if (isWaiting) {
    const stop = `<button name="stop" value="yes">${texts.stop}</button>`;
    const body = `<p>${texts.wanted}</p>${formOf(token, stop)}`;
    return choiceDocument(sender, language, texts.title, body);
  }
  const stopped = isSaved ? savedNote(texts.stopped) : `<p>${texts.stopped}</p>`;
  return choiceDocument(sender, language, texts.stoppedTitle, stopped);
}

export function unknownLinkPage(sender: Sender, language: Language): string {
  const { unknownTitle, unknown, unknownByMail } = choiceTexts[language];
  const text = withContact({ call: unknown, write: unknownByMail }, sender);
  return choiceDocument(sender, language, unknownTitle, `<p>${text}</p>`);
}
