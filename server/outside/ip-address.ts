import { isIP } from 'node:net';
import ipaddr, { type IPv4, type IPv6 } from 'ipaddr.js';

export type IpAddress = IPv4 | IPv6;

/** The address in a text, without its zone, mapped IPv4 as IPv4; null when it is none. */
export function parseAddress(text: string): IpAddress | null {
  // Node decides what an address is: the library also takes 127.1, 0x7f.0.0.1 and plain numbers.
  if (isIP(text) === 0) {
    return null;
  }
  const [withoutZone = ''] = text.split('%');
  return ipaddr.process(withoutZone);
}

export function isIPv6(address: IpAddress): address is IPv6 {
  return address.kind() === 'ipv6';
}

/** The network of an IPv6 address by its first `groups` groups of 16 bits, such as 2001:db8:0:: */
export function networkOf({ parts }: IPv6, groups: number): string {
  const kept = parts.slice(0, groups).map((part) => part.toString(16));
  return `${kept.join(':')}::`;
}
