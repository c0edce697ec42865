import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freshApp } from '#server/testing/app.ts';
import { fakeSite } from '#server/testing/fake-site.ts';
import { composePages } from './compose.ts';
import { securityTxt } from './security-txt.ts';

const pages = composePages(fakeSite(({ page }) => `<title>${page}</title>`));
const address = '/.well-known/security.txt';

test('who finds a weakness learns where to tell it, until a day within a year', async (t) => {
  const app = await freshApp({
    pages,
    config: { securityContact: 'mailto:security@lender.example' },
  });
  t.after(app.dispose);
  app.clock.set(new Date('2026-11-26T23:00:00Z'));
  const { statusCode, headers, body } = await app.get(address);
  assert.deepEqual([statusCode, headers['content-type']], [200, 'text/plain; charset=utf-8']);
  assert.equal(
    body,
    [
      'Contact: mailto:security@lender.example',
      'Expires: 2027-11-01T00:00:00.000Z',
      'Preferred-Languages: en, es, pt',
      `Canonical: ${app.config.publicUrl}${address}`,
      '',
    ].join('\n'),
  );
});

test('it never outlives a year, and says the same all month', () => {
  const expiresAt = (now: string) => {
    const text = securityTxt({ contact: 'https://a.example', origin: '', now: new Date(now) });
    return /^Expires: (.+)$/m.exec(text)?.[1];
  };
  assert.equal(expiresAt('2028-02-29T12:00:00Z'), '2029-02-01T00:00:00.000Z');
  assert.equal(expiresAt('2026-12-01T00:00:00Z'), expiresAt('2026-12-31T23:59:59Z'));
});

test('without a contact there is no such file', async (t) => {
  const app = await freshApp({ pages });
  t.after(app.dispose);
  assert.equal((await app.get(address)).statusCode, 404);
});
