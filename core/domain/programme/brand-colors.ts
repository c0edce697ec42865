/** The lender's own button: its ground, and the words on it. */
export interface BrandColors {
  /** As #1F5C7A. */
  readonly ground: string;
  readonly ink: string;
}

/** WCAG 2.2, 1.4.3: of the words on a button against its ground, by day and by night. */
export const leastContrast = 4.5;

const hex = /^#[0-9a-f]{6}$/i;

export function isHexColor(value: unknown): value is string {
  return typeof value === 'string' && hex.test(value);
}

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((level) => {
    const share = level / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of the pair, 1 to 21, cut to a tenth: what is shown as 4.5 is 4.5. */
export function contrastOf({ ground, ink }: BrandColors): number {
  const [light = 0, dark = 0] = [luminance(ground), luminance(ink)].toSorted((a, b) => b - a);
  return Math.floor(((light + 0.05) / (dark + 0.05)) * 10) / 10;
}

/** White or black, whichever is read better on the ground; one of them always passes. */
export function readableInk(ground: string): string {
  const [white, black] = ['#FFFFFF', '#000000'];
  return contrastOf({ ground, ink: white }) >= leastContrast ? white : black;
}

/** The ground under the pointer: a little further away from its words, never closer. */
export function strongGround({ ground, ink }: BrandColors): string {
  const away = luminance(ink) > luminance(ground) ? 0 : 255;
  const moved = channels(ground).map((level) => Math.round(level + (away - level) * 0.14));
  return `#${moved.map((level) => level.toString(16).padStart(2, '0')).join('')}`;
}

export function isBrandColors(value: unknown): value is BrandColors {
  const { ground, ink } = (value ?? {}) as Partial<BrandColors>;
  return isHexColor(ground) && isHexColor(ink) && contrastOf({ ground, ink }) >= leastContrast;
}
