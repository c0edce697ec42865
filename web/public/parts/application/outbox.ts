import { submitLead } from '#core/contract/public-calls.ts';
import { type Language, readLanguage } from '#core/domain/language.ts';
import { ownStorageKeys } from '#core/domain/options.ts';
import { CallError } from '#web/kit/api.ts';
import { sendForm } from '../../browser/calls/send-form.ts';
import { languageOfPage } from '../../browser/page-language.ts';
import { readStoredJson, store } from '../../browser/storage/storage.ts';
import type { ApplicationBody } from './send-application.ts';

/** A sent application until the server has it; one key however often it is tried. */
interface Waiting {
  readonly body: ApplicationBody;
  readonly key: string;
  /** Of the page on which the consent was given. */
  readonly language: Language;
}

// Where the browser keeps nothing, the open page does.
let unsaved: Waiting | null = null;

/** The application that waits for a connection; null if none does. */
export function waiting(): Waiting | null {
  const kept = readStoredJson<Waiting>(ownStorageKeys.applicationOutbox) ?? unsaved;
  const isWhole = typeof kept?.key === 'string' && readLanguage(kept.language) && kept.body;
  return isWhole ? kept : null;
}

export function keepWaiting(body: ApplicationBody, key: string): void {
  unsaved = { body, key, language: languageOfPage() };
  store(ownStorageKeys.applicationOutbox, JSON.stringify(unsaved));
}

export function dropWaiting(): void {
  unsaved = null;
  store(ownStorageKeys.applicationOutbox, '');
}

/** Whether the server did not judge the application: it may take it another time. */
function isPassing(error: unknown): boolean {
  return !(error instanceof CallError) || error.status >= 500 || error.status === 429;
}

let underway: ReturnType<typeof attempt> | null = null;

async function attempt() {
  const kept = waiting();
  if (!kept) {
    return null;
  }
  try {
    const { body, key, language } = kept;
    const lead = await sendForm(
      submitLead,
      { body, headers: { 'idempotency-key': key } },
      language,
    );
    dropWaiting();
    return lead;
  } catch (error) {
    if (isPassing(error)) {
      return null;
    }
    dropWaiting();
    throw error;
  }
}

/** Sends what waits; null while that does not succeed. Throws what the server refused. */
export function sendWaiting(): ReturnType<typeof attempt> {
  underway ??= attempt().finally(() => {
    underway = null;
  });
  return underway;
}
