import type { Writable } from 'node:stream';

/** A stream that may be a terminal. */
type Output = Pick<Writable, 'write'> & { isTTY?: boolean };

/** The parts of a log line; numbers of levels are those of Fastify's logger. */
interface LogLine {
  level: number;
  time?: number;
  pid?: number;
  hostname?: string;
  reqId?: string;
  req?: { method: string; route: string | null };
  res?: { status: number };
  responseTime?: number;
  msg?: string;
}

/** A line of the log as people read it in a terminal; another text is unchanged. */
export function readableLine(line: string): string {
  let parsed: LogLine;
  try {
    parsed = JSON.parse(line);
  } catch {
    return line.trimEnd();
  }
  if (typeof parsed !== 'object' || parsed === null) {
    return line.trimEnd();
  }
  const { level, time: _time, pid: _pid, hostname: _host, reqId, ...told } = parsed;
  const { req, res, responseTime = 0, msg = '', ...rest } = told;
  const time = new Date().toLocaleTimeString('en-GB');
  // By this number an operator finds the call that a person reports.
  const number = level > 30 && reqId !== undefined ? ` ${reqId}` : '';
  const details = Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : '';
  return req && res
    ? `${time} ${req.method} ${req.route ?? 'no route'} ${res.status} ${Math.round(responseTime)} ms${number}${details}`
    : `${time} ${msg}${number}${details}`;
}

/** Where Fastify's logger writes if people read along; undefined: JSON, on standard output. */
export function terminalStream(
  output: Output = process.stdout,
): { write(line: string): void } | undefined {
  return output.isTTY
    ? { write: (line) => void output.write(`${readableLine(line)}\n`) }
    : undefined;
}

// The reader of standard output may be gone: without a listener the next line would end the
// process.
for (const output of [process.stdout, process.stderr]) {
  output.on('error', () => {});
}

function writer(output: Output, level: number) {
  return (message: string): void => {
    const line = { level, time: Date.now(), pid: process.pid, msg: message };
    output.write(`${output.isTTY ? message : JSON.stringify(line)}\n`);
  };
}

/**
 * Sentences that operators read at every LOG_LEVEL: where the server listens, what it lacks, why it
 * ended. A terminal shows the sentence alone; a collector of logs gets a line as of every call.
 */
export const operatorLog = {
  info: writer(process.stdout, 30),
  warn: writer(process.stderr, 40),
  error: writer(process.stderr, 50),
  fatal: writer(process.stderr, 60),
};
