import * as contract from '#core/contract/leads/notes.ts';
import { addAction } from '#server/platform/contract-routes.ts';
import type { Router } from '../../context.ts';
import { addNote, deleteNote, listNotes, withholdNote } from './add-note.ts';

export function noteRoutes(router: Router): void {
  addAction(router, contract.listNotes, listNotes);
  addAction(router, contract.addNote, addNote);
  addAction(router, contract.withholdNote, withholdNote);
  addAction(router, contract.deleteNote, deleteNote);
}
