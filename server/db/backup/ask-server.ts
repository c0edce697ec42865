import net from 'node:net';
import { createInterface } from 'node:readline';
import { doorAddress, type DoorAnswer } from './door.ts';

export interface Copy {
  /** A data folder; its database is the copy. */
  dataDir: string;
  /** Milliseconds for which the server answered nobody else. */
  heldMs: number;
  done(): void;
}

/** Asks the server that runs on the database folder `dir` for a copy of it. */
export async function askServer(dir: string): Promise<Copy> {
  const address = doorAddress(dir);
  const socket = net.connect(address.at);
  try {
    const answer = await firstLine(socket);
    if ('refusal' in answer) {
      throw new Error(answer.refusal);
    }
    return { ...answer, done: () => socket.destroy() };
  } catch (error) {
    socket.destroy();
    throw explained(error as NodeJS.ErrnoException, dir);
  } finally {
    address.release();
  }
}

function firstLine(socket: net.Socket): Promise<DoorAnswer> {
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The server stopped before the copy was made.')));
    const lines = createInterface({ input: socket });
    lines.on('line', (text) => resolve(JSON.parse(text) as DoorAnswer));
    // What goes wrong with the socket it says once more, and unheard that ends the process.
    lines.on('error', reject);
  });
}

function explained(error: NodeJS.ErrnoException, dir: string): Error {
  const { code } = error;
  if (code === 'EACCES' || code === 'EPERM') {
    return new Error(
      `The server that uses ${dir} can be asked by its own user alone: run the backup as that user.`,
    );
  }
  if (code === 'ENOENT' || code === 'ECONNREFUSED') {
    return new Error(
      `Another process uses the database folder ${dir}, and it is no server that can be asked for a backup ` +
        `(or ${dir}.door was deleted). Wait until it has ended, or stop it; then try again.`,
    );
  }
  return error;
}
