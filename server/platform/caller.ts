import { isIP } from 'node:net';

/** Who counts as one caller: an IPv4 address, or the /64 network of which one IPv6 line may draw any number of addresses. */
export function callerOf(address: string): string {
  const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (isIP(plain) !== 6) return plain;
  const [head, tail] = plain.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = tail ? Array<string>(Math.max(0, 8 - head!.length - tail.length)).fill('0') : [];
  const network = [...head!, ...zeros, ...(tail ?? [])].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::`;
}
