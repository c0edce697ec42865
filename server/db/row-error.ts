/** Whether an error lies in the data of a row (SQLSTATE classes 22 and 23). */
export function isRowError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code));
}
