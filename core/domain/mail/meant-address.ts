// The mailboxes that most people of the United States, Latin America and Portugal have, with the
// ends under which each provider gives them out.
const providers: Readonly<Record<string, string>> = {
  gmail: 'com',
  hotmail: 'com es com.br com.mx com.ar fr it co.uk',
  outlook: 'com es com.br com.mx com.ar pt',
  yahoo: 'com es com.br com.mx com.ar co.uk ca',
  icloud: 'com',
  live: 'com com.mx com.pt',
  aol: 'com',
  msn: 'com',
  comcast: 'net',
  verizon: 'net',
  sbcglobal: 'net',
  bellsouth: 'net',
  att: 'net',
  cox: 'net',
  charter: 'net',
  protonmail: 'com',
  proton: 'me',
  terra: 'com.br',
  uol: 'com.br',
  bol: 'com.br',
};

// Houses of their own, one letter away from the above.
const others = new Set('mail email ymail fmail zmail gail grail cloud'.split(' '));
/** Shorter names are one letter away from too many real ones. */
const shortest = 5;

/** Whether two words differ by one letter: missing, too much, another, or swapped with its neighbor. */
function isOneOff(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) {
    start += 1;
  }
  let end = 0;
  while (
    end < Math.min(one.length, other.length) - start &&
    one.at(-1 - end) === other.at(-1 - end)
  ) {
    end += 1;
  }
  const [left, right] = [one, other].map((word) => word.slice(start, word.length - end));
  const isSwapped = left!.length === 2 && left === [...right!].toReversed().join('');
  return isSwapped || (left!.length <= 1 && right!.length <= 1);
}

/** Whether an end of a host was meant to be this one; ends of countries are meant as they are. */
function isEndOff(end: string, meant: string): boolean {
  const isOfCountry = /^(?:com?\.)?[a-z]{2}$/.test(end) && !['co', 'cm', 'om'].includes(end);
  return end === meant || (meant.length > 2 && !isOfCountry && isOneOff(end, meant));
}

function meantHost(host: string): string | undefined {
  const [name = '', ...labels] = host.split('.');
  const end = labels.join('.');
  const known = Object.entries(providers).map(
    ([provider, ends]) => [provider, ends.split(' ')] as const,
  );
  const own = known.find(([provider]) => provider === name);
  if (own?.[1].includes(end) || others.has(name)) {
    return undefined;
  }
  const likely = own
    ? [own]
    : known.filter(([provider]) => provider.length >= shortest && isOneOff(name, provider));
  for (const [provider, ends] of likely) {
    // Gmail has one end alone.
    const meant =
      provider === 'gmail'
        ? 'com'
        : (ends.find((one) => one === end) ?? ends.find((one) => isEndOff(end, one)));
    if (meant !== undefined && (own || provider !== 'gmail' || isEndOff(end, meant))) {
      return `${provider}.${meant}`;
    }
  }
  return undefined;
}

/**
 * The address that was meant by one with a slip in its host, or with letters that its provider gives
 * out to no one; null if it may well be right. To ask with, never to refuse by.
 */
export function meantAddress(typed: string): string | null {
  const [, name = '', host = ''] = /^\s*([^\s@]+)@([a-z\d.-]+)\s*$/i.exec(typed) ?? [];
  const found = meantHost(host.toLowerCase());
  const [provider = ''] = (found ?? host.toLowerCase()).split('.');
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '');
  const hasOddLetters = plain !== name && provider in providers;
  return name && (found || hasOddLetters)
    ? `${hasOddLetters ? plain : name}@${found ?? host.toLowerCase()}`
    : null;
}
