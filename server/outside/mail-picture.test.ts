import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { openMailPictures, readMailPicture } from './mail-picture.ts';

const folder = path.resolve(import.meta.dirname, '../../web/public/media/mail');
const names = readdirSync(folder);

test('each picture of a mail is what its name says, and weighs at most 20 kB', async () => {
  assert.ok(names.length >= 3);
  for (const name of names) {
    const { length } = (await readMailPicture(name)).bytes;
    assert.ok(length > 5_000 && length <= 20_000, `${name}: ${length}`);
  }
});

test('a picture with one changed byte is refused, and read again once it is whole', async () => {
  const [name = ''] = names;
  const whole = readFileSync(path.join(folder, name));
  const changed = Buffer.from(whole);
  changed[5_000]! ^= 1;
  const other = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  try {
    const read = openMailPictures(other);
    await assert.rejects(read(name), { code: 'ENOENT' });
    writeFileSync(path.join(other, name), changed);
    await assert.rejects(read(name), /is not the one that the email names/);
    writeFileSync(path.join(other, name), whole);
    assert.ok((await read(name)).bytes.equals(whole));
  } finally {
    rmSync(other, { recursive: true });
  }
});
