import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { parseAddress } from '../outside/ip-address.ts';

/** Tells whether a text is an address of one of these protocols, such as `https:`. */
function isUrl(text: string, protocols: string[]): boolean {
  if (!URL.canParse(text)) {
    return false;
  }
  const { protocol } = new URL(text);
  return protocols.includes(protocol);
}

/** Tells whether a text is the origin of a site: nothing behind the host and its port. */
export function isOrigin(text: string): boolean {
  if (!isUrl(text, ['http:', 'https:'])) {
    return false;
  }
  const { pathname, search } = new URL(text);
  return pathname === '/' && search === '';
}

// Addresses of Microsoft's at which any organization, or anyone, may sign in. The number is that of
// `consumers`.
const ofAnyTenant =
  /^\/(common|organizations|consumers|9188040d-6c67-4c5b-b112-36a304b66dad)(\/|$)/i;

/** Tells whether a text is the issuer of one organization; without TLS only on this machine. */
export function isIssuer(text: string): boolean {
  if (!isUrl(text, ['https:', 'http:'])) {
    return false;
  }
  const { protocol, hostname, pathname, username, search, hash } = new URL(text);
  const isOurs = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return (
    text.length <= 300 &&
    (protocol === 'https:' || isOurs) &&
    username + search + hash === '' &&
    !(hostname.startsWith('login.microsoftonline.') && ofAnyTenant.test(pathname))
  );
}

/** Tells whether a text is an address that fits a line: of a mailbox, or of a page. */
export function isContact(text: string): boolean {
  const isLine = /^[!-~]+$/.test(text);
  return (
    isLine &&
    (/^mailto:[^@]+@[^@]+$/.test(text) || /^https:\/\/[^/]/.test(text)) &&
    URL.canParse(text)
  );
}

export function isDatabaseUrl(text: string): boolean {
  return isUrl(text, ['postgres:', 'postgresql:']);
}

export function isMailServer(text: string): boolean {
  if (!isUrl(text, ['smtp:', 'smtps:'])) {
    return false;
  }
  const { hostname } = new URL(text);
  return hostname !== '';
}

/** Whether a text is an https address that shows a loan: only the part after the host varies. */
export function isLoanAddress(text: string): boolean {
  const [one, other] = ['1', '2'].map((number) => text.replaceAll('{number}', number));
  return (
    one !== other &&
    isUrl(one!, ['https:']) &&
    isUrl(other!, ['https:']) &&
    new URL(one!).host === new URL(other!).host &&
    new URL(one!).username === ''
  );
}

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

// Zones belong to one machine; an IPv4-mapped IPv6 address is compared as plain IPv4.
function isPlainAddress(text: string): boolean {
  const version = isIP(text);
  const kind = parseAddress(text)?.kind();
  return kind === `ipv${version}` && !text.includes('%');
}

/** The error in one entry of TRUSTED_PROXIES; undefined for a valid one. */
export function proxyError(entry: string): string | undefined {
  const [address = ''] = entry.split('/');
  const isNetwork = entry !== address;
  const isShaped = !isNetwork || ipaddr.isValidCIDR(entry);
  if (!isPlainAddress(address) || !isShaped) {
    return `must list IP addresses or networks; "${entry}" is neither.`;
  }
  if (!isNetwork) {
    return undefined;
  }
  const [, bits] = ipaddr.parseCIDR(entry);
  if (bits > 0) {
    return undefined;
  }
  return `must name your own proxies; "${entry}" is every address there is, so anyone could claim to be anyone.`;
}
