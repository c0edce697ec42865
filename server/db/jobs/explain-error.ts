interface Coded {
  code?: string;
  constraint?: string;
}

/**
 * What may be written down of an error: its name, its codes and its place. Messages of a database
 * quote what people typed.
 */
export function explainError(error: unknown): string {
  if (!(error instanceof Error)) {
    return 'something was thrown that is no error';
  }
  const { code, constraint } = (error.cause ?? error) as Coded;
  const place = error.stack?.split('\n').find((line) => line.startsWith('    at '));
  const parts = [error.name, code, constraint, place?.trim()];
  return parts.filter((part) => part !== undefined).join(', ');
}
