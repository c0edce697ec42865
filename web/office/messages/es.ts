import account from './es/account.ts';
import commission from './es/commission.ts';
import failure from './es/failure.ts';
import list from './es/list.ts';
import parts from './es/parts.ts';
import shell from './es/shell.ts';
import time from './es/time.ts';

export default {
  account,
  commission,
  failure,
  list,
  parts,
  shell,
  time,
} as const;
