/** The browser's local minute, as 2026-11-23T09:30. */
export function thisMinute(): string {
  const now = new Date();
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
