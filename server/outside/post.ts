import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { isIPv6, parseAddress } from './ip-address.ts';

// People name addresses to which this server posts: that must not become a way to the machines
// behind it.

/** Whether an address is of the internet itself, and of no private network, machine or tunnel. */
function isPublic(text: string): boolean {
  const address = parseAddress(text);
  if (address === null || address.range() !== 'unicast') {
    return false;
  }
  // The internet has 2000::/3 alone; ::127.0.0.1 is this machine to some systems.
  return !isIPv6(address) || address.parts[0]! >> 13 === 1;
}

/**
 * Whether this server may post to an address: https to no private address, or, inside a network of
 * the operator's own, anything by http. The addresses of its name are checked on sending.
 */
export function isPostable(text: string, mayBePrivate: boolean): boolean {
  const url = URL.parse(text);
  if (!url || url.username || url.password) {
    return false;
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isHttps = url.protocol === 'https:' && (parseAddress(host) === null || isPublic(host));
  return isHttps || (mayBePrivate && /^https?:$/.test(url.protocol));
}

export class PrivateAddressError extends Error {}

type Resolve = typeof lookup;

/** Beneath the connection itself, so that a name cannot lead elsewhere in between. */
function lookupPublic(resolve: Resolve): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, found = []) => {
      const isRefused = !found.every(({ address }) => isPublic(address));
      const reason = error ?? (isRefused ? new PrivateAddressError('a private address') : null);
      if (reason || options.all) {
        done(reason, found);
      } else {
        done(null, found[0]!.address, found[0]!.family);
      }
    });
  };
}

interface Posted {
  headers: http.OutgoingHttpHeaders;
  body: string | Buffer;
  mayBePrivate: boolean;
  /** Ends the attempt after so many milliseconds, the reading of the answer included. */
  longestMs: number;
  /** Resolves names; the system's own unless a test brings one. */
  resolve?: Resolve;
}

/** More of an answer is not read. */
const mostBytes = 1000;
/** Interim answers (100 to 199) before it; endless ones would keep this process busy. */
const mostInterim = 10;

/**
 * Posts to an address that a person named; returns the status and the beginning of the text.
 * Follows no redirect. Throws `PrivateAddressError` for an address that may not be posted to, a
 * `TimeoutError` without a status in time, and what the connection throws.
 */
export function post(
  url: string,
  { headers, body, mayBePrivate, longestMs, resolve: byName = lookup }: Posted,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    if (!isPostable(url, mayBePrivate)) {
      throw new PrivateAddressError('an address that may not be posted to');
    }
    const { request } = new URL(url).protocol === 'https:' ? https : http;
    const signal = AbortSignal.timeout(longestMs);
    const options = {
      method: 'POST',
      headers,
      signal,
      // A kept connection was checked by the rules of another call.
      agent: false,
      ...(!mayBePrivate && { lookup: lookupPublic(byName) }),
    };
    const sent = request(url, options, (answer) => {
      const pieces: Buffer[] = [];
      let size = 0;
      // The status counts as the answer, even if the rest of the body does not come.
      const finish = () => {
        const text = Buffer.concat(pieces).subarray(0, mostBytes).toString();
        resolve({ status: answer.statusCode!, text });
        answer.destroy();
      };
      answer.on('data', (piece: Buffer) => {
        pieces.push(piece);
        size += piece.length;
        if (size >= mostBytes) {
          finish();
        }
      });
      answer.on('end', finish);
      answer.on('error', finish);
    });
    let interim = 0;
    sent.on('information', () => {
      interim += 1;
      if (interim > mostInterim) {
        const error = new Error('more interim answers than anybody needs');
        sent.destroy(Object.assign(error, { code: 'EPROTO' }));
      }
    });
    // Without it a status 101 would close the connection, and nothing would ever be heard of it.
    sent.on('upgrade', (answer, socket) => {
      socket.destroy();
      resolve({ status: answer.statusCode!, text: '' });
    });
    sent.on('error', (error) => reject(signal.aborted ? signal.reason : error));
    sent.end(body);
  });
}
