import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ReceivedEvent {
  headers: IncomingHttpHeaders;
  /** As it came over the wire. */
  body: string;
  event: { type: string; timestamp: string; data: Record<string, unknown> };
}

/** A program of the lender's that gets events, on this machine. */
export async function openReceiver() {
  const received: ReceivedEvent[] = [];
  const answers: (number | 'hang')[] = [];
  const receiver = {
    url: '',
    received,
    /** Statuses of the next answers, or none at all; 204 without. */
    answers,
    /** The data of the events of a type, in no particular order. */
    dataOf: (type: string) =>
      received.filter(({ event }) => event.type === type).map(({ event }) => event.data),
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    received.push({ headers: request.headers, body, event: JSON.parse(body) });
    const answer = answers.shift() ?? 204;
    if (answer !== 'hang') {
      response.writeHead(answer).end(answer === 204 ? undefined : `said ${answer}\0`);
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/events?key=abc`;
  return receiver;
}

export type Receiver = Awaited<ReturnType<typeof openReceiver>>;

/** The checks that a receiver must make, by the text of the standard. */
export function verifyEvent(secret: string, { headers, body }: ReceivedEvent) {
  const {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures,
  } = headers;
  assert.match(String(id), /^msg_[0-9a-f]{32}$/);
  assert.match(String(timestamp), /^\d+$/);
  assert.ok(Math.abs(Date.now() / 1000 - Number(timestamp)) < 300, 'sent in these minutes');
  const [marked, key = ''] = secret.split('_');
  assert.equal(marked, 'whsec');
  const bytes = Buffer.from(key, 'base64');
  assert.ok(bytes.length >= 24 && bytes.length <= 64);
  const signed = `${String(id)}.${String(timestamp)}.${body}`;
  const expected = createHmac('sha256', bytes).update(signed, 'utf8').digest('base64');
  assert.deepEqual(String(signatures).split(' '), [`v1,${expected}`]);
}
