/*
 * Writes a real MaxMind DB file (format 2.0, IPv4, 24 bit records), because no city file may be
 * shipped: the reader under test is the real one.
 * https://maxmind.github.io/MaxMind-DB/
 */

type Value = string | number | readonly Value[] | { readonly [key: string]: Value };

function control(type: number, size: number): Buffer {
  const [first, rest] =
    size < 29
      ? [size, []]
      : size < 285
        ? [29, [size - 29]]
        : [30, [(size - 285) >> 8, (size - 285) & 255]];
  return Buffer.from(type > 7 ? [first, type - 7, ...rest] : [(type << 5) | first, ...rest]);
}

function encode(value: Value): Buffer {
  if (typeof value === 'string') {
    const text = Buffer.from(value);
    return Buffer.concat([control(2, text.length), text]);
  }
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(Number.isInteger(value) ? 4 : 8);
    if (Number.isInteger(value)) {
      bytes.writeUInt32BE(value);
    } else {
      bytes.writeDoubleBE(value);
    }
    return Buffer.concat([control(Number.isInteger(value) ? 6 : 3, bytes.length), bytes]);
  }
  if (Array.isArray(value)) {
    return Buffer.concat([control(11, value.length), ...value.map(encode)]);
  }
  const entries = Object.entries(value);
  return Buffer.concat([
    control(7, entries.length),
    ...entries.flatMap(([key, item]) => [encode(key), encode(item)]),
  ]);
}

/**
 * The bytes of a city database that knows the given IPv4 networks (`203.0.113.0/24`) and nothing
 * else.
 */
export function makeCityFile(networks: Readonly<Record<string, Value>>): Buffer {
  type Node = [Node | number | undefined, Node | number | undefined];
  const root: Node = [undefined, undefined];
  const nodes: Node[] = [root];
  let data = Buffer.alloc(0);
  for (const [network, record] of Object.entries(networks)) {
    const [address = '', length] = network.split('/');
    const bits = address
      .split('.')
      .map((part) => Number(part).toString(2).padStart(8, '0'))
      .join('')
      .slice(0, Number(length));
    let node = root;
    for (const bit of bits.slice(0, -1)) {
      let next = node[Number(bit)];
      if (!Array.isArray(next)) {
        next = [undefined, undefined];
        nodes.push(next);
        node[Number(bit)] = next;
      }
      node = next;
    }
    node[Number(bits.at(-1))] = data.length;
    data = Buffer.concat([data, encode(record)]);
  }
  const tree = Buffer.alloc(nodes.length * 6);
  const pointer = (to: Node[number]): number => {
    if (to === undefined) {
      return nodes.length;
    }
    return Array.isArray(to) ? nodes.indexOf(to) : nodes.length + 16 + to;
  };
  nodes.forEach((node, index) =>
    node.forEach((to, side) => tree.writeUIntBE(pointer(to), index * 6 + side * 3, 3)),
  );
  const metadata = encode({
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1_790_000_000,
    database_type: 'Test-City',
    description: { en: 'made by a test' },
    ip_version: 4,
    languages: ['en'],
    node_count: nodes.length,
    record_size: 24,
  });
  return Buffer.concat([
    tree,
    Buffer.alloc(16),
    data,
    Buffer.from('abcdef', 'hex'),
    Buffer.from('MaxMind.com'),
    metadata,
  ]);
}
