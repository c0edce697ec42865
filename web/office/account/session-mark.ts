const mark = 'meta[name=session]';

/**
 * Whether the user was signed in to this app when the document was served, according to the server.
 */
export function hasSessionMark(): boolean {
  // Where the server draws the login, nobody is.
  return typeof document !== 'undefined' && document.querySelector(mark) !== null;
}

/** The session has ended: no need to ask the server again. */
export function dropSessionMark(): void {
  document.querySelector(mark)?.remove();
}
