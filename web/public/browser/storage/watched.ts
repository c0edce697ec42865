/** The listeners of a value that several parts of a page show. */
export function watchers() {
  const callbacks = new Set<() => void>();
  return {
    tell: () => callbacks.forEach((callback) => callback()),
    watch: (callback: () => void) => {
      callbacks.add(callback);
      return () => void callbacks.delete(callback);
    },
  };
}
