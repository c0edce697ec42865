import { hiddenFields } from '#core/contract/visitor/forms/posted-form.ts';
import type { Language } from '#core/domain/language.ts';
import { lapsesAt } from '#core/domain/partners/client-invitation.ts';
import { formatPhone } from '#core/domain/phone.ts';
import { plainFullName } from '#core/domain/partners/plain-name.ts';
import { formatDate } from '#core/i18n/format.ts';
import { confirmEmailTexts } from '#core/i18n/confirm-email-page.ts';
import { fillWords } from '#core/i18n/estimate/estimate-words.ts';
import { invitationPageTexts } from '#core/i18n/invitation-page.ts';
import { capitalized, partnerLabel } from '#core/i18n/partner-label.ts';
import type { OpenInvitation } from '#server/features/partners/affiliates/clients/queries.ts';
import { escapeHtml } from '#server/features/mail/templates/escape-html.ts';
import { choiceDocument, type Sender } from '../mail-choices/choice-document.ts';

interface Shown {
  sender: Sender;
  language: Language;
}

/**
 * Shows who named the reader, or at whose open house they were, and the data that was given, with
 * the way to an application of their own.
 */
export function invitationPage(
  invitation: OpenInvitation,
  { sender, language, token, timeZone }: Shown & { token: string; timeZone: string },
): string {
  const texts = invitationPageTexts[language];
  const { email, phone, createdAt } = invitation;
  const [firstName = '', lastName = ''] = plainFullName(invitation)
    ? [invitation.firstName, invitation.lastName]
    : [];
  const partner = partnerLabel(invitation.partner, language);
  const day = formatDate(lapsesAt(createdAt).toISOString(), language, timeZone, 'long');
  // The form of the application as if it came from another step, with that data.
  const typed = {
    [hiddenFields.arrival]: 'yes',
    [hiddenFields.language]: language,
    firstName,
    lastName,
    email,
    phone: formatPhone(phone),
    referralCode: invitation.partner.referralCode,
    invitation: token,
  };
  const isGuest = invitation.linkId !== null;
  const told = [
    ...(firstName ? [[texts.name, `${firstName} ${lastName}`]] : []),
    [texts.email, email],
    [texts.phone, formatPhone(phone)],
  ];
  const lines = told.map(([label, text]) => `<li>${label}: ${escapeHtml(text!)}</li>`);
  const sentence = (text: string) => escapeHtml(fillWords(text, { partner, day }));
  const body = [
    `<p>${isGuest ? texts.guestTold : texts.told}</p><ul>${lines.join('')}</ul><p>${sentence(texts.next)}</p>`,
    `<p class="soft">${sentence(texts.nothing)}</p>`,
    `<form method="post" action="/apply?lang=${language}">`,
    ...Object.entries(typed).map(([name, value]) => {
      return `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
    }),
    `<button>${texts.go}</button></form><form method="post" action="/confirm/${token}">`,
    `<input type="hidden" name="language" value="${language}">`,
    `<button class="quiet">${texts.stop}</button></form>`,
  ].join('');
  const title = isGuest ? texts.guestTitle : texts.title;
  return choiceDocument(sender, language, capitalized(fillWords(title, { partner })), body);
}

/** For an invalid or expired link: it reveals of no one whether they were named. */
export function goneInvitationPage({ sender, language }: Shown): string {
  const { goneTitle, gone, apply } = invitationPageTexts[language];
  const body = `<p>${gone}</p><p><a href="/apply?lang=${language}">${apply}</a></p>`;
  return choiceDocument(sender, language, goneTitle, body);
}

export function declinedPage({ sender, language }: Shown): string {
  const { stoppedTitle, stopped } = invitationPageTexts[language];
  return choiceDocument(sender, language, stoppedTitle, `<p>${stopped}</p>`);
}

/** Asks whether an address is the reader's, or says that it is by now. */
export function emailPage({ sender, language }: Shown, email: string, isDone = false): string {
  const { title, told, yes, no, doneTitle, done } = confirmEmailTexts[language];
  const written = (text: string) => fillWords(text, { email });
  const question = `<p>${told}</p><p class="soft">${no}</p><form method="post"><input type="hidden" name="language" value="${language}"><button>${yes}</button></form>`;
  return isDone
    ? choiceDocument(sender, language, doneTitle, `<p>${escapeHtml(written(done))}</p>`)
    : choiceDocument(sender, language, written(title), question);
}
