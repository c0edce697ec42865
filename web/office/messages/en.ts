import account from './en/account.ts';
import commission from './en/commission.ts';
import failure from './en/failure.ts';
import list from './en/list.ts';
import editConflicts from './en/edit-conflicts.ts';
import notes from './en/notes.ts';
import parts from './en/parts.ts';
import shell from './en/shell.ts';
import time from './en/time.ts';

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
