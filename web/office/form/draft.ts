const prefix = 'draft:';

/**
 * What somebody typed and has not sent: it stays in this tab, through a login and a reload, until it
 * was sent, given up, or the person logged out. `name` says whose and of what.
 */
export function keepDraft(name: string, draft: unknown): void {
  try {
    sessionStorage.setItem(prefix + name, JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing: the text stays on the screen alone.
  }
}

/** What was kept under this name; null when there is nothing that could be read. */
export function readDraft<Draft>(name: string): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + name) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}

export function dropDraft(name: string): void {
  sessionStorage.removeItem(prefix + name);
}

/** Forgets whatever anybody typed in this tab. */
export function dropAllDrafts(): void {
  const names = Object.keys(sessionStorage).filter((name) => name.startsWith(prefix));
  for (const name of names) {
    sessionStorage.removeItem(name);
  }
}
