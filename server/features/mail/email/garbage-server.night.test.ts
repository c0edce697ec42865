import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { test } from 'node:test';
import { runDueJobs } from '#server/db/jobs/run-due-jobs.ts';
import { openMailer } from '#server/outside/mail.ts';
import { makeLeadBody } from '#server/testing/factories.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import { mailJobs } from './mail-jobs.ts';
import { fieldsOf, openApp } from '#server/testing/open-app.ts';

/** Writes the same again and again, as fast as it is read. */
function flood(socket: Socket, piece: string): void {
  const go = () => {
    while (!socket.destroyed && socket.write(piece)) {
      // Until the other side is full.
    }
  };
  socket.on('drain', go);
  go();
}

const wrongProtocol = /does not speak as a mail server does/;
const unreached = /could not be reached/;

/** Misbehaviours of a mail server, and the report on each. */
const servers: Record<string, [speak: (socket: Socket) => void, told: RegExp]> = {
  'another protocol': [(socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'), wrongProtocol],
  'another protocol that waits': [(socket) => socket.write('SSH-2.0-OpenSSH\r\n'), wrongProtocol],
  'a line without an end': [(socket) => flood(socket, 'x'.repeat(65_536)), wrongProtocol],
  'an answer without an end': [
    (socket) => {
      socket.write('220 hello\r\n');
      socket.once('data', () => flood(socket, '250-more\r\n'.repeat(500)));
    },
    wrongProtocol,
  ],
  binary: [
    (socket) => socket.write(Buffer.concat([randomBytes(3000), Buffer.from([0, 133, 13, 10])])),
    wrongProtocol,
  ],
  'binary that begins with a digit': [
    (socket) => socket.write(Buffer.concat([Buffer.from('5'), Buffer.from([0, 133, 13, 10])])),
    wrongProtocol,
  ],
  'words where a number belongs': [
    (socket) => {
      socket.write('220 hello\r\n');
      socket.on('data', () => socket.write('what?\r\n'));
    },
    wrongProtocol,
  ],
  'a banner, and hangs up': [(socket) => socket.end('220 hello\r\n'), unreached],
};

const app = await openApp({ config: { staffMail: 'team@lender.example' } });

const deliverTo = async (port: number) => {
  const mailer = openMailer(`smtp://127.0.0.1:${port}`, 'no-reply@lender.example');
  await runDueJobs(app.database, mailJobs({ ...app.app.services, mailer }));
  mailer.close();
};
const mails = () =>
  app.rows<{ status: string; handovers: number; last_error: string; server_answer: string }>(
    'select * from all_mails order by id',
  );

for (const [name, [speak, told]] of Object.entries(servers)) {
  test(`${name}: the mails wait, it is said why, and each arrives once afterwards`, async () => {
    await app.database.query('delete from jobs; delete from sent_mails');
    await app.post('/api/leads', makeLeadBody());
    await app.database.query(`update jobs set status = 'waiting', last_error = null`);
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => {});
      speak(socket);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await deliverTo((server.address() as AddressInfo).port);
    sockets.forEach((socket) => socket.destroy());
    server.close();
    for (const mail of await mails()) {
      assert.deepEqual([mail.status, mail.handovers], ['waiting', 0]);
      assert.match(mail.last_error, told);
      assert.doesNotMatch(mail.last_error, /HTTP|SSH|what\?|[^ -~’]/, 'our words alone');
      assert.ok((mail.server_answer ?? '').length <= 1000);
      assert.doesNotMatch(mail.server_answer ?? '', /[\u0000-\u001f\u007f-\u009f]/);
    }
    const real = await startMailServer();
    await app.database.query('update jobs set run_at = now()');
    await deliverTo(real.port);
    await real.close();
    assert.deepEqual(fieldsOf(await mails(), 'status'), ['done', 'done']);
    assert.equal(real.received.length, 2);
  });
}
