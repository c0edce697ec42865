// Private windows and blocked cookies make storage throw: a lost convenience must not break the
// page.
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

export function readStored(key: string): string | null {
  return attempt(() => localStorage.getItem(key));
}
export function store(key: string, value: string): void {
  return void attempt(() => localStorage.setItem(key, value));
}
export function forget(key: string): void {
  return void attempt(() => localStorage.removeItem(key));
}
export function readTab(key: string): string | null {
  return attempt(() => sessionStorage.getItem(key));
}
export function storeTab(key: string, value: string): void {
  return void attempt(() => sessionStorage.setItem(key, value));
}

/** 32 random hex digits, over plain HTTP too. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** A stored JSON value, or null when absent or damaged; damage is logged, as specified. */
export function readStoredJson<T>(key: string): T | null {
  const text = readStored(key);
  if (text === null) {
    return null;
  }
  try {
    return JSON.parse(text) as T;
  } catch (error) {
    console.error(`Stored ${key} cannot be read`, error);
    return null;
  }
}
