import { connect, type Socket } from 'node:net';

type Behaviour = (socket: Socket, host: string) => NodeJS.Timeout | void;

/** One byte of a request's head a second, for ever. */
const dribble: Behaviour = (socket, host) => {
  socket.write(`GET / HTTP/1.1\r\nhost: ${host}\r\nx-slow: `);
  return setInterval(() => socket.write('a'), 1000);
};

/** A body in chunks that never ends, as fast as it is taken. */
const upload: Behaviour = (socket, host) => {
  const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
  const pour = () => {
    while (!socket.destroyed && socket.write(chunk)) {
      /* the socket says when it has had enough */
    }
  };
  socket.on('drain', pour);
  socket.write(
    `POST /api/leads HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`,
  );
  pour();
};

function pipelined(host: string, count: number): string {
  return `GET / HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: br\r\n\r\n`.repeat(count);
}

/** Thousands of requests in one breath, and no answer is ever read. */
const deaf: Behaviour = (socket, host) => {
  socket.pause();
  socket.write(pipelined(host, 5000));
};

/** Ten thousand requests in one breath, every answer read. */
const flood: Behaviour = (socket, host) => {
  socket.resume();
  socket.write(pipelined(host, 10_000));
};

const crowd: readonly (readonly [Behaviour, number])[] = [
  [dribble, 100],
  [upload, 20],
  [deaf, 20],
  [flood, 20],
];

/**
 * Everybody who wants to hold the server up at once, each coming back as soon as it is thrown out;
 * returns how to send them away.
 */
export function sendHostileClients(origin: string): () => void {
  const { hostname, port, host } = new URL(origin);
  const sockets = new Set<Socket>();
  let isOver = false;

  function send(behaviour: Behaviour): void {
    const socket = connect(Number(port), hostname);
    sockets.add(socket);
    let timer: NodeJS.Timeout | void;
    socket.on('connect', () => {
      timer = behaviour(socket, host);
    });
    // Thrown out: that is what the server is there for.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(timer ?? undefined);
      sockets.delete(socket);
      if (!isOver) {
        setTimeout(send, 200, behaviour);
      }
    });
  }

  for (const [behaviour, count] of crowd) {
    for (let one = 0; one < count; one++) {
      send(behaviour);
    }
  }
  return () => {
    isOver = true;
    for (const socket of sockets) {
      socket.destroy();
    }
  };
}
