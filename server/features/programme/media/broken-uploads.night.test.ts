import assert from 'node:assert/strict';
import { once } from 'node:events';
import fs from 'node:fs';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { film } from '#server/testing/hero-files.ts';
import { type ListeningApp, listeningApp, until } from '#server/testing/listening-app.ts';
import { freshHome, password } from '#server/testing/product-home.ts';
import { mountSmallDisk } from '#server/testing/small-disk.ts';
import { signInStaff } from '#server/testing/sessions/staff-session.ts';

const boundary = 'cut-here';
const head =
  `--${boundary}\r\ncontent-disposition: form-data; name="heroFile"; filename="a.mp4"\r\n` +
  'content-type: video/mp4\r\n\r\n';
const end = `\r\n--${boundary}--\r\n`;

/** Begins an upload; the test sends the rest. */
function begin(origin: string, cookie: string, bytes: Buffer): ClientRequest {
  const sending = request(`${origin}/api/admin/hero-media`, {
    method: 'POST',
    agent: false,
    headers: { cookie, 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
  sending.on('error', () => {});
  sending.write(head);
  sending.write(bytes);
  return sending;
}

async function answerOf(sending: ClientRequest): Promise<{ status: number; message: string }> {
  const [response] = (await once(sending, 'response')) as [IncomingMessage];
  const body = Buffer.concat(await response.toArray()).toString();
  return { status: response.statusCode!, message: JSON.parse(body).message };
}

const uploadsOf = (dataDir: string) => path.join(dataDir, 'uploads');

function filesOf(dataDir: string): string[] {
  const folder = uploadsOf(dataDir);
  return fs.existsSync(folder) ? fs.readdirSync(folder) : [];
}

/** Whether bytes of a file that is under way are on the disk. */
function hasBegun(dataDir: string): boolean {
  return filesOf(dataDir).some((name) => {
    const sent = path.join(uploadsOf(dataDir), name, 'sent');
    return fs.existsSync(sent) && fs.statSync(sent).size > 0;
  });
}

async function listening(t: TestContext, dataDir?: string): Promise<ListeningApp> {
  const app = await listeningApp(() => {}, dataDir ? { config: { dataDir } } : {});
  t.after(() => app.dispose());
  return app;
}

test('an upload that is cut off leaves nothing', async (t) => {
  const app = await listening(t);
  const { cookie } = await app.signIn();
  const sending = begin(app.origin, cookie, film('mp4').subarray(0, 500_000));
  await until(() => hasBegun(app.config.dataDir));
  sending.destroy();
  await until(() => filesOf(app.config.dataDir).length === 0);
  assert.equal(await app.count('hero_media'), 0);
});

test('a gigabyte of something else is refused with its first bytes', async (t) => {
  const app = await listening(t);
  const { cookie } = await app.signIn();
  const chunk = Buffer.alloc(64 * 1024, 'nothing at all ');
  const sending = begin(app.origin, cookie, chunk);
  let left = 1_000_000_000;
  const pump = () => {
    while (left > 0 && !sending.destroyed) {
      left -= chunk.length;
      if (!sending.write(chunk)) {
        return;
      }
    }
  };
  sending.on('drain', pump);
  pump();
  const { status, message } = await answerOf(sending);
  sending.destroy();
  assert.equal(status, 415);
  assert.match(message, /not an image or video/);
  assert.ok(left > 900_000_000, `${left} of a gigabyte were left`);
  assert.deepEqual(filesOf(app.config.dataDir), []);
});

test('a full disk gives 507, and nothing of the file is kept', async (t) => {
  const disk = mountSmallDisk(t, 300);
  if (!disk) {
    return t.skip('this machine lets nobody mount a disk');
  }
  const app = await listening(t, disk.folder);
  const { cookie } = await app.signIn();
  const bytes = film('mp4');
  const sending = begin(app.origin, cookie, bytes.subarray(0, 500_000));
  await until(() => hasBegun(disk.folder));
  disk.fill();
  sending.end(Buffer.concat([bytes.subarray(500_000), Buffer.from(end)]));
  const { status, message } = await answerOf(sending);
  assert.equal(status, 507);
  assert.match(message, /disk is full/);
  assert.deepEqual(filesOf(disk.folder), []);
  const next = begin(app.origin, cookie, bytes);
  next.end(end);
  assert.equal((await answerOf(next)).status, 507, 'before a byte of it is written');
  assert.equal(await app.count('hero_media'), 0);
});

test('a file that would take the room the database needs is refused while it arrives', async (t) => {
  const disk = mountSmallDisk(t, 340);
  if (!disk) {
    return t.skip('this machine lets nobody mount a disk');
  }
  const app = await listening(t, disk.folder);
  const { cookie } = await app.signIn();
  const sending = begin(app.origin, cookie, film('mp4').subarray(0, 500_000));
  await until(() => hasBegun(disk.folder));
  sending.end(Buffer.concat([Buffer.alloc(95 * 1024 * 1024), Buffer.from(end)]));
  const { status } = await answerOf(sending);
  assert.equal(status, 507);
  assert.deepEqual(filesOf(disk.folder), []);
});

test('what a killed server left of an upload is gone after its next start', async (t) => {
  const home = await freshHome(t, { isBundled: true });
  const first = await home.start();
  const staff = await signInStaff(first.origin, password);
  const whole = begin(first.origin, staff.cookie, film('webm'));
  whole.end(end);
  await once(whole, 'response');
  const [kept] = filesOf(home.dataDir);
  const broken = begin(first.origin, staff.cookie, film('mp4').subarray(0, 500_000));
  await until(() => hasBegun(home.dataDir));
  await first.kill();
  broken.destroy();
  assert.equal(filesOf(home.dataDir).length, 2);
  const second = await home.start();
  assert.deepEqual(filesOf(home.dataDir), [kept]);
  await second.stop();
  const rows = await home.inspect(
    async (db) => (await db.query<{ file_name: string }>('select file_name from hero_media')).rows,
  );
  assert.deepEqual(rows, [{ file_name: kept }]);
});
