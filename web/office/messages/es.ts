import account from './es/account.ts';
import commission from './es/commission.ts';
import failure from './es/failure.ts';
import list from './es/list.ts';
import editConflicts from './es/edit-conflicts.ts';
import notes from './es/notes.ts';
import parts from './es/parts.ts';
import shell from './es/shell.ts';
import time from './es/time.ts';

export default {
  account,
  commission,
  failure,
  list,
  editConflicts,
  notes,
  parts,
  shell,
  time,
} as const;
