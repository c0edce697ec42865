import { documentMark } from '../drawn/document-mark.ts';

/**
 * Whether the user was signed in to this app when the document was served, according to the server.
 */
export function hasSessionMark(): boolean {
  return documentMark('session') !== null;
}

/** The session has ended: no need to ask the server again. */
export function dropSessionMark(): void {
  document.querySelector('meta[name=session]')?.remove();
}
