import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody } from '#core/contract/error.ts';
import { protection } from '../headers.ts';
import { sentences } from '../http-error.ts';

interface Malformed {
  status: number;
  message: string;
}

const unreadable: Malformed = {
  status: 400,
  message: sentences.badRequest,
};

const known: Record<string, Malformed> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: sentences.tooLarge },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, message: sentences.tooLarge },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    message: 'This request took too long to arrive.',
  },
};

/** A whole answer as text, its connection to be closed. */
function written({ status, message }: Malformed, isHttps: boolean): string {
  const error: ErrorBody = { message };
  const body = JSON.stringify(error);
  const headers = {
    ...protection(isHttps),
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`];
  for (const [name, value] of Object.entries(headers)) {
    lines.push(`${name}: ${value}`);
  }
  return [...lines, '', body].join('\r\n');
}

/** Answers what is not HTTP, on the bare connection: there is no request yet. */
export function rejectMalformed(isHttps: boolean) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    const { code = '' } = error;
    if (code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const answer = written(known[code] ?? unreadable, isHttps);
    socket.end(answer, () => socket.destroy());
  };
}
