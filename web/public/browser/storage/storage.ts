// Private windows and blocked cookies make storage throw: a lost convenience must not break the
// page.
const attempt = <T>(work: () => T): T | null => {
  try {
    return work();
  } catch {
    return null;
  }
};

export const readStored = (key: string): string | null => attempt(() => localStorage.getItem(key));
export const store = (key: string, value: string): void =>
  void attempt(() => localStorage.setItem(key, value));
export const forget = (key: string): void => void attempt(() => localStorage.removeItem(key));
export const readTab = (key: string): string | null => attempt(() => sessionStorage.getItem(key));
export const storeTab = (key: string, value: string): void =>
  void attempt(() => sessionStorage.setItem(key, value));

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
