/** A local storage for tests; `refuse` makes it throw, as private windows do. */
export function fakeStorage() {
  const kept = new Map<string, string>();
  let isRefused = false;
  const orThrow = <T>(work: () => T): T => {
    if (isRefused) {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    }
    return work();
  };
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: {
      getItem: (key: string) => orThrow(() => kept.get(key) ?? null),
      setItem: (key: string, value: string) => orThrow(() => kept.set(key, value)),
      removeItem: (key: string) => orThrow(() => kept.delete(key)),
    },
  });
  return {
    kept,
    refuse: () => {
      isRefused = true;
    },
    empty: () => {
      kept.clear();
      isRefused = false;
    },
  };
}
