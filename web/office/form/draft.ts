const prefix = 'draft:';

const timeSuffix = ':typed-at';

/**
 * Stores text that was typed but not sent. It stays in this tab through a login and a reload, until
 * the person sends it, discards it or logs out. `name` identifies the person and the form.
 */
export function keepDraft(name: string, draft: unknown): void {
  const key = prefix + name;
  const text = JSON.stringify(draft);
  try {
    // A form that opens with its draft stores it again; only a change counts as typing.
    if (sessionStorage.getItem(key) !== text) {
      sessionStorage.setItem(key, text);
      sessionStorage.setItem(key + timeSuffix, new Date().toISOString());
    }
  } catch {
    // Storage is unavailable: the text exists on the screen only.
  }
}

/** The draft of this name; null if there is none that can be read. */
export function readDraft<Draft>(name: string): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + name) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}

/** When the draft of this name was typed, as an ISO time; null if there is none. */
export function readDraftTime(name: string): string | null {
  return readDraft(name) === null ? null : sessionStorage.getItem(prefix + name + timeSuffix);
}

export function dropDraft(name: string): void {
  sessionStorage.removeItem(prefix + name);
  sessionStorage.removeItem(prefix + name + timeSuffix);
}

/** Forgets all drafts of this tab, of every person. */
export function dropAllDrafts(): void {
  const names = Object.keys(sessionStorage).filter((name) => name.startsWith(prefix));
  for (const name of names) {
    sessionStorage.removeItem(name);
  }
}
