import * as contract from '#core/contract/lead/notes.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import type { Router } from '../context.ts';
import { addNote, deleteNote } from './add-note.ts';
import { listNotes } from './list-notes.ts';

export function noteRoutes(router: Router): void {
  addRoute(router, contract.listNotes, (context, { params }) => listNotes(context, params));
  addRoute(router, contract.addNote, (context, { body }) => addNote(context, body));
  addRoute(router, contract.deleteNote, (context, { params }) => deleteNote(context, params));
}
