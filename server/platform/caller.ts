import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { FastifyRequest } from 'fastify';
import { type IpAddress, isIPv6, networkOf, parseAddress } from '#server/outside/ip-address.ts';

const inBrackets = /^\[([^\]]*)\](?::\d+)?$/;
const withPort = /^([\d.]+):\d+$/;
const mapped = /^::ffff:([\d.]+)$/i;

/**
 * The IP address in a text, as it is stored and counted; null when there is none. Ports, brackets
 * and zones that proxies add fall off.
 */
export function readAddress(text: string | undefined): string | null {
  const written = (text ?? '').trim();
  const bare = inBrackets.exec(written)?.[1] ?? withPort.exec(written)?.[1] ?? written;
  const [address = ''] = bare.split('%');
  const plain = mapped.exec(address)?.[1] ?? address;
  return isIP(plain) === 0 ? null : plain;
}

/**
 * Who calls: the farthest address that a trusted proxy vouches for, or the proxy's own where it
 * wrote none. Empty when the socket is gone.
 */
export function addressOf({ ips, ip }: Pick<FastifyRequest, 'ips' | 'ip'>): string {
  const farthestFirst = (ips ?? [ip]).toReversed();
  const addresses = farthestFirst.map(readAddress);
  return addresses.find((address) => address !== null) ?? '';
}

type Network = [address: IpAddress, bits: number];

function readNetwork(text: string): Network {
  const [, bits] = text.split('/');
  if (bits !== undefined) {
    return ipaddr.parseCIDR(text);
  }
  const address = ipaddr.parse(text);
  return [address, isIPv6(address) ? 128 : 32];
}

function isInside(address: IpAddress, [network, bits]: Network): boolean {
  return address.kind() === network.kind() && address.match(network, bits);
}

/**
 * Tells whether an address is one of the trusted proxies, with a port behind it or not; a list of
 * IP addresses and networks.
 */
export function trustOnly(networks: readonly string[]): (address: string) => boolean {
  const trusted = networks.map(readNetwork);
  return (text) => {
    const address = parseAddress(readAddress(text) ?? '');
    return address !== null && trusted.some((network) => isInside(address, network));
  };
}

/**
 * Who counts as one caller: an IPv4 address, or the /64 network of which one IPv6 line may draw any
 * number of addresses. What is no address stays as it is.
 */
export function callerOf(text: string): string {
  const address = parseAddress(text);
  if (!address) {
    return text;
  }
  return isIPv6(address) ? networkOf(address, 4) : address.toString();
}
