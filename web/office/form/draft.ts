import type { AppRoom } from '../shell/signed-out-elsewhere.ts';

const prefix = 'draft:';

const timeSuffix = ':typed-at';
const longestMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Stores text that was typed but not sent. It stays in this browser through a login and a closed tab,
 * until the person sends it, discards it or logs out, at most a week. `name` identifies the person
 * and the form.
 */
export function keepDraft(name: string, draft: unknown): void {
  const key = prefix + name;
  const text = JSON.stringify(draft);
  try {
    // A form that opens with its draft stores it again; only a change counts as typing.
    if (localStorage.getItem(key) !== text) {
      localStorage.setItem(key, text);
      localStorage.setItem(key + timeSuffix, new Date().toISOString());
    }
  } catch {
    // Storage is unavailable: the text exists on the screen only.
  }
}

/** The draft of this name; null if there is none that can be read. */
export function readDraft<Draft>(name: string): Draft | null {
  try {
    return JSON.parse(localStorage.getItem(prefix + name) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}

/** When the draft of this name was typed, as an ISO time; null if there is none. */
export function readDraftTime(name: string): string | null {
  return readDraft(name) === null ? null : localStorage.getItem(prefix + name + timeSuffix);
}

export function dropDraft(name: string): void {
  localStorage.removeItem(prefix + name);
  localStorage.removeItem(prefix + name + timeSuffix);
}

/** Forgets the drafts of every person in an app, or in both, or those typed before a moment. */
export function dropAllDrafts(room: AppRoom | null, before = Infinity): void {
  for (const key of Object.keys(localStorage)) {
    const typedAt = Date.parse(localStorage.getItem(key + timeSuffix) ?? '');
    const isIts = key.startsWith(`${prefix}affiliate-`) ? room !== 'admin' : room !== 'portal';
    if (isIts && key.startsWith(prefix) && !key.endsWith(timeSuffix) && !(typedAt > before)) {
      dropDraft(key.slice(prefix.length));
    }
  }
}

/** Forgets drafts that nobody came back to. */
export const dropOldDrafts = () => dropAllDrafts(null, Date.now() - longestMs);
