// Shows an answer that this browser keeps as a row beside its rule, with "Change", in place of its
// field, and who was checked in the application. It runs before the first paint, so nothing moves,
// and again in the form's own code.

import { formatPhone } from '#core/domain/phone.ts';
import { localeOfPage } from './page-language.ts';
import {
  applicationDraftKey,
  checkKey,
  creditedKey,
  draftKey,
  mobileKey,
  nameKey,
  referralCodeKey,
} from '../document/start/values.ts';

interface Question {
  element: HTMLElement;
  control: HTMLInputElement | HTMLSelectElement;
}

function questions(): Question[] {
  const all = document.querySelectorAll<HTMLElement>('[data-known]');
  return [...all].map((element) => ({ element, control: element.querySelector('select,input')! }));
}

/** Whole dollars: cents are cut. */
function amountOf(text: string): number {
  return Number(text.replace(/[.,]\d{1,2}$/, '').replace(/\D/g, ''));
}

/** An answer as it is read, and whether it misses the rule; null for none. */
function read({ element, control }: Question): { text: string; isMissed: boolean } | null {
  const { least, missed = '', sign = '' } = element.dataset;
  if (control instanceof HTMLSelectElement) {
    // Without the code of a state, or that it is not covered yet.
    const text = control.selectedOptions[0]?.text.replace(/ \(.*\)$/, '') ?? '';
    return control.value === ''
      ? null
      : { text, isMissed: missed.split(',').includes(control.value) };
  }
  const amount = amountOf(control.value);
  return amount > 0 ? { text: sign + control.value, isMissed: amount < Number(least) } : null;
}

/** Writes the rows anew, and how many of the three rules are met. */
export function showKnown(): void {
  const all = questions();
  for (const question of all) {
    const { element } = question;
    const said = element.dataset.known ? read(question) : null;
    element.dataset.known = said ? (said.isMissed ? 'missed' : 'met') : '';
    for (const place of element.querySelectorAll('[data-said]')) {
      place.textContent = said?.text ?? '';
    }
  }
  const met = all.filter(({ element }) => element.dataset.known === 'met').length;
  const known = all.filter(({ element }) => element.dataset.known).length;
  const checks = known < 3 ? (known > 0 ? 'partly' : '') : met < known ? 'missed' : 'met';
  document.querySelector<HTMLElement>('[data-checks]')?.setAttribute('data-checks', checks);
  for (const place of document.querySelectorAll('[data-met]')) {
    place.textContent = String(met);
  }
}

/** Fills in what the calculator keeps; what was typed before stays. */
function fillIn({ element, control }: Question): void {
  const kept = localStorage.getItem(element.dataset.key!) ?? '';
  if (control instanceof HTMLSelectElement) {
    if (control.value === '' && [...control.options].some(({ value }) => value === kept)) {
      control.value = kept;
    }
  } else if (control.value === control.defaultValue && /^[1-9]\d{0,8}$/.test(kept)) {
    control.value = Number(kept).toLocaleString(localeOfPage());
  }
  const isKept =
    kept !== '' && (control.value === kept || amountOf(control.value) === Number(kept));
  if (isKept) {
    element.dataset.known = 'met';
    control.dataset.filled = control.value;
  }
}

/** As the application asks for them: the first word of a name is the first name. */
export function personOf(name: string, phone: string) {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' '), phone: formatPhone(phone) };
}

/** Fills in who was checked, as far as the application is parsed. */
function fillPerson(): void {
  const kept = (key: string) => localStorage.getItem(key) ?? '';
  for (const [name, value] of Object.entries(personOf(kept(nameKey), kept(mobileKey)))) {
    const control = document.querySelector<HTMLInputElement>(`#apply-form [name=${name}]`);
    if (control?.value === '' && value !== '') {
      control.value = value;
      control.dataset.filled = value;
    }
  }
}

/** The names of the controls that still have what was filled in here. */
export function filledNames(): readonly string[] {
  const filled = [...document.querySelectorAll<HTMLInputElement>('[data-filled]')];
  return filled.filter((one) => one.dataset.filled === one.value).map(({ name }) => name);
}

/** Loads the form's own code now: there is more to show than what earlier steps keep. */
function wake(): void {
  const island = document
    .querySelector<HTMLElement>('[data-known],#apply-form')
    ?.closest<HTMLElement>('[data-island]');
  if (island) {
    island.dataset.start = 'load';
    island.dispatchEvent(new Event('wake'));
  }
}

/** Fills in the kept answers as each question is parsed, and lets "Change" open a field. */
export function startKnown(): void {
  const filled = new Set<HTMLElement>();
  const fillParsed = () => {
    const isParsed = ({ element }: Question) =>
      element.nextElementSibling !== null || document.readyState !== 'loading';
    const fresh = questions().filter((one) => !filled.has(one.element) && isParsed(one));
    for (const question of fresh) {
      filled.add(question.element);
      try {
        fillIn(question);
      } catch {
        // Without storage nothing is known.
      }
    }
    if (fresh.length > 0) {
      showKnown();
    }
    try {
      fillPerson();
    } catch {
      // Nor who it is.
    }
  };
  // Each before it is painted: on a slow line the page is painted while it is parsed.
  const parsed = new MutationObserver(fillParsed);
  parsed.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => {
    parsed.disconnect();
    fillParsed();
    try {
      // An earlier check, what was typed here before, or a partner to name.
      const keys =
        filled.size > 0
          ? [draftKey, checkKey]
          : [applicationDraftKey, creditedKey, referralCodeKey];
      if (keys.some((key) => localStorage.getItem(key))) {
        wake();
      }
    } catch {
      // Without storage there is neither.
    }
  });
  // Of another tab: this page tells itself who is credited.
  addEventListener('storage', ({ isTrusted }) => isTrusted && wake());
  addEventListener('pageshow', ({ persisted }) => persisted && wake());
  addEventListener('click', ({ target }) => {
    const change = (target as HTMLElement).closest?.('[data-change]');
    const element = change?.closest<HTMLElement>('[data-known]');
    if (element) {
      element.dataset.known = '';
      showKnown();
      const control = element.querySelector<HTMLSelectElement | HTMLInputElement>('select,input')!;
      control.focus();
      // What is typed now replaces the answer, whether the form's own code is there or not.
      if (control instanceof HTMLInputElement) {
        control.select();
      }
    }
  });
}
