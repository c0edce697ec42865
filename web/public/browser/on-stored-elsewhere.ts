/** Calls back when another tab has stored or wiped something. Returns how to stop it. */
export function onStoredElsewhere(callback: () => void): () => void {
  addEventListener('storage', callback);
  return () => removeEventListener('storage', callback);
}
