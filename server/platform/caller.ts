import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { FastifyRequest } from 'fastify';
import { type IpAddress, isIPv6, networkOf, parseAddress } from '#server/outside/ip-address.ts';

const inBrackets = /^\[([^\]]*)\](?::\d+)?$/;
const withPort = /^([\d.]+):\d+$/;
const mapped = /^::ffff:([\d.]+)$/i;

/** The pattern's capture in a text, or the whole text. */
function inside(text: string, pattern: RegExp): string {
  const [, found = text] = pattern.exec(text) ?? [];
  return found;
}

/** The IP address in a text without port, brackets and zone; null when there is none. */
export function readAddress(text = ''): string | null {
  const written = text.trim();
  const unbracketed = inside(written, inBrackets);
  const bare = inside(unbracketed, withPort);
  const [withoutZone = ''] = bare.split('%');
  const address = inside(withoutZone, mapped);
  return isIP(address) === 0 ? null : address;
}

/** The farthest address that a trusted proxy reports; empty if the socket is closed. */
export function addressOf({ ips, ip }: Pick<FastifyRequest, 'ips' | 'ip'>): string {
  const farthestFirst = (ips ?? [ip]).toReversed();
  for (const text of farthestFirst) {
    const address = readAddress(text);
    if (address !== null) {
      return address;
    }
  }
  return '';
}

interface Network {
  address: IpAddress;
  bits: number;
}

function readNetwork(text: string): Network {
  if (text.includes('/')) {
    const [address, bits] = ipaddr.parseCIDR(text);
    return { address, bits };
  }
  const address = ipaddr.parse(text);
  const bits = isIPv6(address) ? 128 : 32;
  return { address, bits };
}

function isInNetwork(address: IpAddress, network: Network): boolean {
  const isOfKind = address.kind() === network.address.kind();
  return isOfKind && address.match(network.address, network.bits);
}

/** Whether an address, with a port or not, is one of the trusted IP addresses or networks. */
export function trustOnly(networks: readonly string[]): (address: string) => boolean {
  const trusted = networks.map(readNetwork);
  return (text) => {
    const address = parseAddress(readAddress(text) ?? '');
    if (!address) {
      return false;
    }
    return trusted.some((network) => isInNetwork(address, network));
  };
}

/** One caller: an IPv4 address, or the /64 network of an IPv6 line. */
export function callerOf(text: string): string {
  const address = parseAddress(text);
  if (!address) {
    return text;
  }
  return isIPv6(address) ? networkOf(address, 4) : address.toString();
}
