const key = 'signed_out';

/** Tells the other tabs of this browser that the person logged out: the session was theirs as well. */
export function tellSignedOut(): void {
  localStorage.setItem(key, String(Date.now()));
}

/** Calls `listener` when somebody logs out in another tab of this browser. */
export function onSignedOutElsewhere(listener: () => void): void {
  addEventListener('storage', (event) => {
    if (event.key === key) {
      listener();
    }
  });
}
