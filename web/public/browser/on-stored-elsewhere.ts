/** Calls back when another tab has changed the storage. Returns how to stop. */
export function onStoredElsewhere(callback: () => void): () => void {
  addEventListener('storage', callback);
  return () => removeEventListener('storage', callback);
}
