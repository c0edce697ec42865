import { isIP } from 'node:net';
import { callerOf } from '#server/platform/caller.ts';

const hourMs = 3_600_000;
const mostAddresses = 20_000;
const mostTimes = 50;

/** When each caller applied within the last hour, in this process; times in milliseconds. */
export type RecentSubmissions = Map<string, number[]>;

/**
 * Submissions from `address` in the hour before `now`; this one is counted afterwards. A mark for
 * staff, not a limit.
 */
export function countRecent(submissions: RecentSubmissions, address: string, now: Date): number {
  if (isNobody(address)) {
    return 0;
  }
  const caller = callerOf(address);
  const at = now.getTime();
  const times = submissions.get(caller) ?? [];
  const recent = times.filter((time) => time > at - hourMs).slice(-mostTimes);
  // Deleted first, so that the map keeps its callers in the order of their last submission.
  submissions.delete(caller);
  submissions.set(caller, [...recent, at]);
  if (submissions.size > mostAddresses) {
    const [oldest] = submissions.keys();
    submissions.delete(oldest!);
  }
  return recent.length;
}

// Behind an undeclared proxy every request has this machine's address, which identifies no one.
function isNobody(address: string): boolean {
  return isIP(address) === 0 || /^(127\.|::1$|::ffff:127\.)/.test(address);
}
