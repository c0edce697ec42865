/** Minutes as people say them; hours alone are said of what waits longer than a day of an office. */
export function hoursAndMinutes(total: number): { hours: number; minutes: number } {
  const hours = Math.floor(total / 60);
  return { hours, minutes: hours >= 10 ? 0 : total % 60 };
}
