import account from './pt/account.ts';
import commission from './pt/commission.ts';
import failure from './pt/failure.ts';
import list from './pt/list.ts';
import editConflicts from './pt/edit-conflicts.ts';
import notes from './pt/notes.ts';
import parts from './pt/parts.ts';
import shell from './pt/shell.ts';
import time from './pt/time.ts';

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
