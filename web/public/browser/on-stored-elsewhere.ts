/**
 * Calls back each time another tab of this browser has stored or wiped something. Gives back how to
 * stop it.
 */
export function onStoredElsewhere(callback: () => void): () => void {
  addEventListener('storage', callback);
  return () => removeEventListener('storage', callback);
}
