const dayMs = 24 * 3600 * 1000;

/** For `nextRun` of work that is due once a day, at an hour and minute of UTC. */
export function dailyAt(hour: number, minute: number): (after: Date) => Date {
  return (after) => {
    const next = new Date(after);
    next.setUTCHours(hour, minute, 0, 0);
    return next > after ? next : new Date(next.getTime() + dayMs);
  };
}
