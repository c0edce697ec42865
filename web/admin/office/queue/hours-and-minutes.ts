/** Minutes as people say them; from ten hours on (an office day), without the minutes. */
export function hoursAndMinutes(total: number): { hours: number; minutes: number } {
  const hours = Math.floor(total / 60);
  return { hours, minutes: hours >= 10 ? 0 : total % 60 };
}
