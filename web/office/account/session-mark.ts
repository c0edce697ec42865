const mark = 'meta[name=session]';

/** Whether somebody was signed in to this app when the document came, as the server says in it. */
export function hasSessionMark(): boolean {
  return document.querySelector(mark) !== null;
}

/** The session is over: nobody need be asked again. */
export function dropSessionMark(): void {
  document.querySelector(mark)?.remove();
}
