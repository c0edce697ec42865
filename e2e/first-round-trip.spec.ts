import { expect, test } from './support/test.ts';

/** Bytes that a server may send before the other side has answered: ten segments of 1,460. */
const firstRoundTrip = 14_600;

test(
  'the landing page comes whole in the first round trip of a connection',
  { tag: '@desktop' },
  async ({ product }) => {
    const answer = await fetch(`${product.origin}/`, { headers: { 'accept-encoding': 'br' } });
    await answer.arrayBuffer();
    expect(answer.headers.get('content-encoding')).toBe('br');
    const head = [...answer.headers].reduce(
      (sum, [name, value]) => sum + `${name}: ${value}\r\n`.length,
      'HTTP/1.1 200 OK\r\n\r\n'.length,
    );
    expect(head + Number(answer.headers.get('content-length'))).toBeLessThanOrEqual(firstRoundTrip);
  },
);
