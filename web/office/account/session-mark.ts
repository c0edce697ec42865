import { documentMark } from '../hydration/document-mark.ts';

/** Whether the person was signed in to this app when the server sent the document. */
export function hasSessionMark(): boolean {
  return documentMark('session') !== null;
}

/** The session has ended: no need to ask the server again. */
export function dropSessionMark(): void {
  document.querySelector('meta[name=session]')?.remove();
}
