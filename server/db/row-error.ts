/**
 * True for an error that lies in the data of a row (SQLSTATE classes 22 and 23): other rows of the
 * same statement may be good.
 */
export function isRowError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code));
}
