import { BlockList, isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * The IP address in a text, as it is stored and counted; null when there is none. Ports, brackets
 * and zones that proxies add fall off.
 */
export function readAddress(text: string | undefined): string | null {
  const written = (text ?? '').trim();
  const bare =
    /^\[([^\]]*)\](?::\d+)?$/.exec(written)?.[1] ?? /^([\d.]+):\d+$/.exec(written)?.[1] ?? written;
  const [address = ''] = bare.split('%');
  const plain = /^::ffff:([\d.]+)$/i.exec(address)?.[1] ?? address;
  return isIP(plain) === 0 ? null : plain;
}

/**
 * Who calls: the farthest address that a trusted proxy vouches for, or the proxy's own where it
 * wrote none. Empty when the socket is gone.
 */
export function addressOf({ ips, ip }: Pick<FastifyRequest, 'ips' | 'ip'>): string {
  return (
    (ips ?? [ip])
      .toReversed()
      .map(readAddress)
      .find((address) => address !== null) ?? ''
  );
}

/**
 * Tells whether an address is one of the trusted proxies, with a port behind it or not; a list of
 * IP addresses and networks.
 */
export function trustOnly(networks: readonly string[]): (address: string) => boolean {
  const trusted = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) {
      trusted.addAddress(address, family);
    } else {
      trusted.addSubnet(address, Number(prefix), family);
    }
  }
  return (text) => {
    const address = readAddress(text);
    return address !== null && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  };
}

/**
 * Who counts as one caller: an IPv4 address, or the /64 network of which one IPv6 line may draw any
 * number of addresses.
 */
export function callerOf(address: string): string {
  const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (isIP(plain) !== 6) {
    return plain;
  }
  const [head, tail] = plain.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = tail ? Array<string>(Math.max(0, 8 - head!.length - tail.length)).fill('0') : [];
  const network = [...head!, ...zeros, ...(tail ?? [])].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::`;
}
