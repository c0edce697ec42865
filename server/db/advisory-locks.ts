/**
 * The numbers of advisory locks, in one place so that no two are alike. Those of six digits are the
 * first of two keys; the second one says which visit, member of staff or mailbox.
 */
export const advisoryLocks = {
  migration: 7_264_115_890_231,
  seed: 7_264_115_890_232,
  publishing: 7_264_115_890_233,
  staleEstimates: 7_264_115_890_234,
  firstAdmin: 7_264_115_890_235,
  // Taken by a trigger of `admin_users`.
  memberAddress: 7_264_115_890_236,
  mailsOfStaff: 726_411,
  mailbox: 726_412,
  visit: 726_413,
  queueOfStaff: 726_414,
} as const;
