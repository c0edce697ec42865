/** Upper limit whatever the system allows, because each connection takes memory. */
const ceiling = 2000;
// The pool, mails, webhooks, uploads under way, and the files of the process itself.
const ownFiles = 400;
const least = 16;

/** How many files, connections included, this process may have open; undefined without a limit. */
function readFileLimit(): number | undefined {
  const { userLimits } = process.report.getReport() as {
    userLimits?: { open_files?: { soft: number | 'unlimited' } };
  };
  const soft = userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : undefined;
}

/**
 * How many connections the server accepts: the configured number, or what the process's limit of
 * open files allows. A connection may use two: itself and the file it is sent. Throws an error with
 * one sentence if the configured number exceeds the limit.
 */
export function mostConnections(
  asked: number | undefined,
  fileLimit: number | undefined = readFileLimit(),
): number {
  if (asked === undefined) {
    const room = Math.floor(((fileLimit ?? Infinity) - ownFiles) / 2);
    return Math.max(least, Math.min(ceiling, room));
  }
  if (fileLimit !== undefined && asked >= fileLimit) {
    throw new Error(
      `MAX_CONNECTIONS is ${asked}, but this process may open ${fileLimit} files: lower it, or raise the limit (ulimit -n).`,
    );
  }
  return asked;
}
