import { createHash } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import type pg from 'pg';
import { copyFolder } from './copy-folder.ts';
import { LockFile } from '../embedded/folder-lock.ts';
import type { Log } from '../log.ts';

const longestSocketPath = 100;

interface SocketAddress {
  at: string;
  file: string | undefined;
  release(): void;
}

export function socketAddress(dir: string): SocketAddress {
  if (process.platform === 'win32') {
    const name = createHash('sha256').update(dir.toLowerCase()).digest('hex');
    return { at: `\\\\.\\pipe\\database-${name.slice(0, 32)}`, file: undefined, release() {} };
  }
  const file = `${dir}.door`;
  if (Buffer.byteLength(file) <= longestSocketPath || process.platform !== 'linux') {
    return { at: file, file, release() {} };
  }
  // A socket's path must be short; this is a short path to the same folder.
  const home = fs.openSync(path.dirname(file), 'r');
  return {
    at: `/proc/self/fd/${home}/${path.basename(file)}`,
    file,
    release: () => fs.closeSync(home),
  };
}

/** Answer of the server on the socket: one line of JSON. */
export type BackupAnswer =
  | {
      dataDir: string;
      heldMs: number;
    }
  | { refusal: string };

interface SocketOptions {
  /** The database folder by its name in DATA_DIR; the socket is made beside it. */
  dir: string;
  /** The same with symbolic links resolved; the copy is made beside it, on the same disk. */
  folder: string;
  maintain<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T>;
  log: Log;
}

/**
 * Lets `npm run backup` ask the running server for a copy of its database. A connection is the
 * request, a line of JSON the answer; the copy is removed when the connection ends. Only the
 * server's user and root can connect.
 */
export async function openBackupSocket(
  options: SocketOptions,
): Promise<{ close(): Promise<void> }> {
  const { dir, folder, log } = options;
  const dataDir = `${folder}.copy`;
  let client: net.Socket | undefined;
  let isClosing = false;
  removeCopy(dataDir);

  const server = net.createServer((socket) => {
    socket.on('error', () => {});
    socket.resume();
    if (client) {
      return answerWith(socket, {
        refusal: 'Another backup is under way. Try again when it is done.',
      });
    }
    client = socket;
    let copying: Promise<void> | undefined;
    socket.on('close', () => {
      void copying?.finally(() => {
        client = undefined;
        // When the server stops, the copy is left for the client that is still reading it.
        if (!isClosing) {
          removeCopy(dataDir);
        }
      });
    });
    copying = makeCopy(options, dataDir, socket);
  });
  const address = socketAddress(dir);
  if (address.file) {
    // Left by a server that was killed: this process holds the lock of the folder.
    fs.rmSync(address.file, { force: true });
  }
  const mask = process.umask(0o177);
  try {
    await once(server.listen(address.at), 'listening');
  } catch (error) {
    log.warn(`No backup can be made while the server runs: ${(error as Error).message}`);
  } finally {
    process.umask(mask);
  }
  server.unref();
  return {
    close: async () => {
      isClosing = true;
      client?.destroy();
      if (server.listening) {
        server.close();
        await once(server, 'close');
      }
      address.release();
    },
  };
}

async function makeCopy(
  { folder, maintain, log }: SocketOptions,
  dataDir: string,
  socket: net.Socket,
): Promise<void> {
  try {
    removeCopy(dataDir);
    fs.mkdirSync(dataDir, { mode: 0o700 });
    const heldMs = await copyFolder(folder, path.join(dataDir, 'database'), maintain);
    log.info(
      `A copy of the database was made for a backup; other calls waited ${Math.round(heldMs)} ms.`,
    );
    socket.write(line({ dataDir, heldMs }));
  } catch (error) {
    removeCopy(dataDir);
    const { message } = error as Error;
    log.warn(`A backup was asked for and could not be made: ${message}`);
    answerWith(socket, { refusal: `The server could not copy its database: ${message}` });
  }
}

function line(answer: BackupAnswer): string {
  return `${JSON.stringify(answer)}\n`;
}

function answerWith(socket: net.Socket, answer: BackupAnswer): void {
  socket.end(line(answer));
}

function removeCopy(dataDir: string): void {
  if (!fs.existsSync(dataDir)) {
    return;
  }
  const copy = path.join(dataDir, 'database');
  try {
    new LockFile(`${copy}.lock`, copy).release();
  } catch {
    return;
  }
  fs.rmSync(dataDir, { recursive: true, force: true });
}
