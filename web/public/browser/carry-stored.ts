import { carriedFields } from '#core/contract/visitor/forms/posted-form.ts';
import { visitorSession } from './calls/tracking.ts';
import { isBillGuessed, storedProfile, storedWish } from './storage/stored-answers.ts';

function yesOrNo(answer: boolean | null): string {
  return answer === null ? '' : answer ? 'yes' : 'no';
}

/** The stored answers of earlier steps that a form brings along. */
export function carriedAnswers(): Record<string, string> {
  const { homePrice, electricBill, creditScore, propertyState, firstTimeHomebuyer } =
    storedProfile();
  return {
    homePrice: String(homePrice ?? ''),
    electricBill: String(electricBill ?? ''),
    billUnknown: isBillGuessed() ? 'yes' : '',
    creditScore: creditScore ?? '',
    propertyState: propertyState ?? '',
    firstTimeHomebuyer: yesOrNo(firstTimeHomebuyer),
    wantsPanels: storedWish(),
    sessionId: visitorSession(),
  };
}

/** Adds hidden fields with stored answers to a form that the browser posts natively. */
export function carryStored(form: HTMLFormElement): void {
  const page = location.pathname.slice(1) as keyof typeof carriedFields;
  const stored = carriedAnswers();
  for (const name of carriedFields[page] ?? []) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = stored[name] ?? '';
    if (field.value !== '') {
      form.append(field);
    }
  }
}

/** Makes the server answer a form with a page, if a part of this one fails to load. */
export function postForm(form: HTMLFormElement): void {
  carryStored(form);
  form.submit();
}
