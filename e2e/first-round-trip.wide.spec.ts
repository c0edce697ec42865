import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { expect, test } from './support/test.ts';
import { settled } from './support/visitor.ts';
import { languages } from '#core/domain/language.ts';

/**
 * Bytes that a server may send before the first acknowledgement, ten segments of 1,460, less what a
 * connection adds: at 14,591 a page was measured a round trip later than at 14,550.
 */
const firstRoundTrip = 14_520;
/** Bytes of headers that a picture or font may cost a phone before the first paint. */
const mostHeaders = 450;
/** Bytes of script before the first touch, with their headers. */
const mostScript = 72 * 1024;

function headBytes({ headers }: { headers: Iterable<[string, string]> }): number {
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 200 OK\r\n${lines.join('')}\r\n`.length;
}

/** The bytes of a page as it comes over the line: its headers, and its packed text. */
async function bytesOf(url: string): Promise<number> {
  const request = get(url, { headers: { 'accept-encoding': 'br' } });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  expect(answer.headers['content-encoding']).toBe('br');
  const packed = Buffer.concat(await answer.toArray());
  const headers = Object.entries(answer.headersDistinct).flatMap(([name, values]) =>
    values!.map((value): [string, string] => [name, value]),
  );
  return headBytes({ headers }) + packed.length;
}

test(
  'the first flight brings the landing page and the registration whole',
  { tag: '@desktop' },
  async ({ product }) => {
    for (const path of ['/', '/affiliate/register']) {
      for (const language of languages) {
        const address = `${path}?lang=${language}`;
        const bytes = await bytesOf(product.origin + address);
        expect(bytes, address).toBeLessThanOrEqual(firstRoundTrip);
      }
    }
  },
);
test(
  'a page names what its form needs, the landing page only what wakes its parts',
  { tag: '@desktop' },
  async ({ product }) => {
    const scriptsOf = async (path: string) => {
      const page = await (await fetch(product.origin + path)).text();
      return page.match(/\/assets\/(?!landing-start)[\w-]+\.js/g) ?? [];
    };
    const landing = await scriptsOf('/');
    expect(landing.length).toBeGreaterThan(0);
    const forms = {
      '/calculator': 'Calculator',
      '/eligibility-results': 'EligibilityOutcome',
    };
    for (const [path, part] of Object.entries(forms)) {
      const scripts = await scriptsOf(path);
      expect(scripts, path).toEqual(expect.arrayContaining(landing));
      expect(
        scripts.some((file) => file.includes(`/${part}-`)),
        path,
      ).toBe(true);
    }
    // Their forms show what is kept by the start script alone, and wake with the first touch.
    for (const path of ['/qualify', '/apply']) {
      expect(await scriptsOf(path), path).toEqual(landing);
    }
    expect(landing.some((file) => /\/(react|HeroFilm)-/.test(file))).toBe(false);
  },
);

test(
  'files that block the first paint carry no headers that only documents need',
  { tag: '@desktop' },
  async ({ product }) => {
    const page = await (await fetch(`${product.origin}/`)).text();
    const files = [...page.matchAll(/\/media\/[\w./-]+\.(?:woff2|avif)/g)].map(([file]) => file);
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) {
      const answer = await fetch(product.origin + file, { method: 'HEAD' });
      expect(answer.headers.get('x-content-type-options'), file).toBe('nosniff');
      expect(headBytes(answer), file).toBeLessThanOrEqual(mostHeaders);
    }
    const drawing = await fetch(`${product.origin}/media/favicon.svg`);
    expect(drawing.headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
    const absent = await fetch(`${product.origin}/media/absent.woff2`);
    expect(absent.status).toBe(404);
    expect(absent.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  },
);

test(
  'the landing page has little script before the first touch',
  { tag: '@phone' },
  async ({ page }) => {
    const weighed: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') {
        const weight = request.sizes();
        weighed.push(weight.then((one) => one.responseBodySize + one.responseHeadersSize));
      }
    });
    await page.goto('/');
    // React and the self-moving parts load last.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/HeroFilm')),
    );
    await settled(page);
    // Named in the head, they would cost the largest paint a round trip.
    await expect(page.locator('[rel=icon]')).toHaveAttribute('href', '/media/favicon.svg');
    await expect(page.locator('[rel=manifest]')).toHaveAttribute('href', /webmanifest$/);
    const sent = await (await fetch(page.url())).text();
    expect(sent).toContain('<link rel="icon" href="data:,"/>');
    expect(sent).not.toMatch(/favicon\.svg|rel="manifest"/);
    const bytes = await Promise.all(weighed);
    expect(bytes.length).toBeGreaterThan(5);
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(mostScript);
  },
);
