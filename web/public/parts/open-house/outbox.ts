import { registerGuest } from '#core/contract/public-calls.ts';
import { type Language, readLanguage } from '#core/domain/language.ts';
import { extraStorageKeys } from '#core/domain/options.ts';
import { CallError } from '#web/kit/api.ts';
import type { BodyOf } from '#web/kit/api-types.ts';
import { sendForm } from '../../browser/calls/send-form.ts';
import { languageOfPage } from '../../browser/page-language.ts';
import { readStoredJson, store } from '../../browser/storage/storage.ts';

type Guest = BodyOf<typeof registerGuest>;

/** A guest's details until the server has them. It accepts a mailbox once per open house. */
interface Waiting {
  readonly guest: Guest;
  /** That of the page they were typed on. */
  readonly language: Language;
}

// Without storage, the open page keeps them.
let unsaved: Waiting | null = null;

/** The details that wait for a connection; null if none. */
export function waiting(): Waiting | null {
  const kept = readStoredJson<Waiting>(extraStorageKeys.guestOutbox) ?? unsaved;
  return kept?.guest && readLanguage(kept.language) ? kept : null;
}

export function keepWaiting(guest: Guest): void {
  unsaved = { guest, language: languageOfPage() };
  store(extraStorageKeys.guestOutbox, JSON.stringify(unsaved));
}

export function dropWaiting(): void {
  unsaved = null;
  store(extraStorageKeys.guestOutbox, '');
}

/** Whether the server did not judge the details: it may accept them later. */
function isPassing(error: unknown): boolean {
  return !(error instanceof CallError) || error.status >= 500 || error.status === 429;
}

let underway: Promise<boolean> | null = null;

async function attempt(): Promise<boolean> {
  const kept = waiting();
  if (!kept) {
    return false;
  }
  try {
    await sendForm(registerGuest, { body: kept.guest }, kept.language);
  } catch (error) {
    if (isPassing(error)) {
      return false;
    }
    dropWaiting();
    throw error;
  }
  dropWaiting();
  return true;
}

/** Sends the waiting details; false while that fails. Throws the server's refusal. */
export function sendWaiting(): Promise<boolean> {
  underway ??= attempt().finally(() => {
    underway = null;
  });
  return underway;
}
