import assert from 'node:assert/strict';
import { createHash, createVerify, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, test } from 'node:test';
import { startMailServer } from '#server/testing/mail-server.ts';
import { type DkimSettings, readDkim } from './dkim.ts';
import { openMailer } from './mail.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const from = 'Solar Grant <no-reply@mail.lender.example>';

const settings = (changes: Partial<DkimSettings> = {}): DkimSettings => ({
  domain: 'lender.example',
  selector: 's1',
  privateKey: pem,
  privateKeyFile: undefined,
  ...changes,
});

const relaxed = (line: string): string => {
  const colon = line.indexOf(':');
  const value = line
    .slice(colon + 1)
    .replace(/\r\n/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim();
  return `${line.slice(0, colon).toLowerCase().trim()}:${value}`;
};

/** RFC 6376 with relaxed/relaxed and rsa-sha256, without any of the signing code. */
function isSigned(message: string): boolean {
  const [head, ...rest] = message.split('\r\n\r\n');
  const headers = head!.split(/\r\n(?![ \t])/);
  const body = rest
    .join('\r\n\r\n')
    .split('\r\n')
    .map((line) => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''))
    .join('\r\n')
    .replace(/(\r\n)*$/, '\r\n');
  const signature = headers.find((line) => /^dkim-signature:/i.test(line))!;
  const tag = (name: string) =>
    new RegExp(`[;:]\\s*${name}=([^;]*)`).exec(signature)![1]!.replace(/\s+/g, '');
  const bodyHash = createHash('sha256').update(body, 'latin1').digest('base64');
  const remaining = [...headers];
  const signed = tag('h')
    .split(':')
    .map((name) => {
      const at = remaining.findLastIndex((line) => line.toLowerCase().startsWith(`${name}:`));
      return relaxed(remaining.splice(at, 1)[0]!);
    });
  const own = relaxed(signature).replace(/b=[^;]*$/, 'b=');
  const text = [...signed, own].join('\r\n');
  const isRight = createVerify('rsa-sha256')
    .update(text, 'latin1')
    .verify(publicKey, tag('b'), 'base64');
  return isRight && bodyHash === tag('bh');
}

describe('mails that are signed', () => {
  test('the public key verifies what arrives, and nothing that was changed', async () => {
    const server = await startMailServer();
    const mailer = openMailer(server.url, from, { dkim: readDkim(settings(), from) });
    await mailer.send({
      to: 'ana@example.com',
      subject: 'Olá, sua solicitação',
      text: 'Recebemos a solicitação.\n\n',
      html: '<p>Recebemos a solicitação.</p>',
      messageId: '<1@lender.example>',
    });
    mailer.close();
    await server.close();
    const { text } = server.received[0]!;
    assert.match(text, /d=lender\.example;.*s=s1;/s);
    assert.equal(isSigned(text), true);
    assert.equal(isSigned(text.replace('<ana@', '<eve@')), false);
    assert.equal(isSigned(text.replace('<p>', '<p>x')), false);
  });

  test('a key may lie in a file, or stand on one line', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'dkim-'));
    const file = path.join(folder, 'key.pem');
    writeFileSync(file, pem);
    const inFile = settings({ privateKey: undefined, privateKeyFile: file });
    assert.equal(readDkim(inFile, from)?.privateKey, pem);
    const onOneLine = settings({ privateKey: pem.trim().replaceAll('\n', '\\n') });
    assert.equal(readDkim(onOneLine, from)?.privateKey, pem);
    rmSync(folder, { recursive: true });
  });

  test('settings that would sign wrongly are refused with a sentence, none with nothing', () => {
    const none = settings({ domain: undefined, selector: undefined, privateKey: undefined });
    assert.equal(readDkim(none, from), undefined);
    const { privateKey: curve } = generateKeyPairSync('ed25519');
    const publicPem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const lockedPem = privateKey
      .export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'x' })
      .toString();
    const curvePem = curve.export({ type: 'pkcs8', format: 'pem' }).toString();
    for (const [changes, sentence] of [
      [{ selector: undefined }, /DKIM_SELECTOR is not set/],
      [{ privateKey: undefined }, /DKIM_PRIVATE_KEY \(or DKIM_PRIVATE_KEY_FILE\) is not set/],
      [{ privateKey: 'no key' }, /^Error: DKIM_PRIVATE_KEY holds no private key/],
      [{ privateKey: '' }, /^Error: DKIM_PRIVATE_KEY holds no private key/],
      [{ privateKey: pem.slice(0, 900) }, /^Error: DKIM_PRIVATE_KEY holds no private key/],
      [{ privateKey: publicPem }, /^Error: DKIM_PRIVATE_KEY holds no private key/],
      [{ privateKey: lockedPem }, /without a password/],
      [{ privateKey: curvePem }, /^Error: DKIM_PRIVATE_KEY must hold an RSA key/],
      [{ privateKey: undefined, privateKeyFile: tmpdir() }, /DKIM_PRIVATE_KEY_FILE cannot be read/],
      [{ privateKeyFile: '/nowhere/key.pem' }, /not both/],
      [{ privateKey: undefined, privateKeyFile: '/nowhere/key.pem' }, /cannot be read/],
      [{ domain: 'other.example' }, /mails come from mail\.lender\.example/],
    ] as const) {
      assert.throws(() => readDkim(settings(changes), from), sentence);
    }
  });
});
