import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { parseAddress } from './ip-address.ts';

// Whoever subscribes names the address to which the server will post: it must not become a way to
// the machines behind it.

/** A browser as its `PushSubscription` has it. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

interface Sender {
  publicKey: string;
  privateKey: string;
  /** Whom a push service may ask about these notices: an https or a mailto address. */
  subject: string;
  /** A product that only this machine reaches may post to this machine. */
  mayBeLocal: boolean;
}

function isPublic(address: string): boolean {
  return parseAddress(address)?.range() === 'unicast';
}

/** Whether notices may go to an address; what its name leads to is looked at when one is sent. */
export function isPushAddress(endpoint: string, mayBeLocal: boolean): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username || url.password) {
    return false;
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isHttps = url.protocol === 'https:' && (parseAddress(host) === null || isPublic(host));
  return isHttps || (mayBeLocal && /^https?:$/.test(url.protocol));
}

// Beneath the connection itself, so that a name cannot lead elsewhere in between.
const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found = []) => {
    const isRefused = !found.every(({ address }) => isPublic(address));
    const reason = error ?? (isRefused ? new Error('a push service in a private network') : null);
    if (reason || options.all) {
      done(reason, found);
    } else {
      done(null, found[0]!.address, found[0]!.family);
    }
  });
};

const longestMs = 10_000;
// Half an hour later nobody is told what was urgent.
const ttlSeconds = 1800;

/** Encrypts a notice for a browser and posts it; answers the status of the push service. */
export async function sendPush(
  { endpoint, p256dh, auth }: PushTarget,
  notice: object,
  { mayBeLocal, ...vapidDetails }: Sender,
): Promise<number> {
  if (!isPushAddress(endpoint, mayBeLocal)) {
    throw new Error('not the address of a push service');
  }
  // Loaded with the first notice: most offices have none.
  const { default: webPush } = await import('web-push');
  const { method, headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(notice),
    { vapidDetails, TTL: ttlSeconds, urgency: 'high' },
  );
  const { request } = endpoint.startsWith('https:') ? https : http;
  const signal = AbortSignal.timeout(longestMs);
  const guard = mayBeLocal ? {} : { lookup: lookupPublic };
  return new Promise((resolve, reject) => {
    const post = request(endpoint, { method, headers, signal, ...guard }, (answer) => {
      resolve(answer.statusCode!);
      answer.destroy();
    });
    post.on('error', reject);
    post.end(body);
  });
}

/** The pair of keys by which push services know an office. */
export async function makePushKeys(): Promise<{ publicKey: string; privateKey: string }> {
  const { default: webPush } = await import('web-push');
  return webPush.generateVAPIDKeys();
}
