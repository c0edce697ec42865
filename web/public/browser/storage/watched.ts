/** Who watches a value that several parts of a page show. */
export function watchers() {
  const callbacks = new Set<() => void>();
  return {
    tell: () => callbacks.forEach((callback) => callback()),
    /** Calls back at every change. Gives back how to stop it. */
    watch: (callback: () => void) => {
      callbacks.add(callback);
      return () => void callbacks.delete(callback);
    },
  };
}
