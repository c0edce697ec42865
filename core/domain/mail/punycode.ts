const invisible = /[\p{C}\p{Z}]/u;
const joiners = /[\u200c\u200d]/;

/** How far the digits of the next letter reach (RFC 3492, 6.1). */
function biasAfter(delta: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? 700 : 2));
  rest += Math.floor(rest / length);
  let bias = 0;
  for (; rest > 455; bias += 36) {
    rest = Math.floor(rest / 35);
  }
  return bias + Math.floor((36 * rest) / (rest + 38));
}

/** Whether the part of a host's label behind `xn--` stands for letters (RFC 3492, 6.2). */
export function isPunycode(label: string): boolean {
  const plain = label.lastIndexOf('-');
  let length = Math.max(plain, 0);
  let [sign, place, bias, at] = [128, 0, 72, plain + 1];
  do {
    const before = place;
    for (let weight = 1, k = 36; ; k += 36) {
      // a to z are 0 to 25, and the figures follow.
      const digit = (Number.parseInt(label.charAt(at), 36) + 26) % 36;
      at += 1;
      place += digit * weight;
      const threshold = Math.min(Math.max(k - bias, 1), 26);
      if (digit < threshold) {
        break;
      }
      weight *= 36 - threshold;
      if (!(place < 2 ** 31)) {
        return false;
      }
    }
    length += 1;
    bias = biasAfter(place - before, length, before === 0);
    sign += Math.floor(place / length);
    place = (place % length) + 1;
    const isLetter = sign <= 0x10ffff && !(sign >= 0xd800 && sign <= 0xdfff);
    const letter = isLetter ? String.fromCodePoint(sign) : '';
    if (!letter || (invisible.test(letter) && !joiners.test(letter))) {
      return false;
    }
  } while (at < label.length);
  return true;
}
