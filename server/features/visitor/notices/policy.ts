import { HttpError } from '#server/platform/http-error.ts';

export const noSuchNotice = () => new HttpError(404, 'There is no such notice.');

export const alreadyAddressed = () =>
  new HttpError(409, 'This notice has its address already. Nothing was changed.');

export const alreadySent = () => new HttpError(409, 'This notice is out already.');

export const notAnsweredYes = () =>
  new HttpError(
    409,
    'Only a notice whose person was answered yes since can be set aside. This one has to be sent.',
  );

/** Notices to one mailbox in a day: anyone may type the address of someone else. */
export const mostMailsADay = 5;

export const tooManyMails = () =>
  new HttpError(
    429,
    'Too many notices went to this email address today. Please give a postal address.',
  );

/** The event of a notice's email, which names it among all mails. */
export const eventOf = (notice: number) => `negative_notice:${notice}`;
