/** The single-page apps; the same browser may be signed in to both. */
export type AppRoom = 'admin' | 'portal';

const keys: Readonly<Record<AppRoom, string>> = {
  admin: 'signed_out',
  portal: 'portal_signed_out',
};

/** Tells the other tabs of this app that the person logged out: the session was theirs as well. */
export function tellSignedOut(room: AppRoom): void {
  localStorage.setItem(keys[room], String(Date.now()));
}

/** Calls `listener` when the user logs out of this app in another tab of the browser. */
export function onSignedOutElsewhere(room: AppRoom, listener: () => void): void {
  addEventListener('storage', (event) => {
    if (event.key === keys[room]) {
      listener();
    }
  });
}
