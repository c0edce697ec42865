import type { Texts } from '#web/office/messages/texts.ts';

const units = ['bytes', 'kb', 'mb', 'gb'] as const;
const step = 1024;

/** Bytes in the largest unit that gives at least 1: 1.5 of "mb". */
export function inUnits(bytes: number): { size: number; unit: (typeof units)[number] } {
  let size = bytes;
  let at = 0;
  while (size >= step && at < units.length - 1) {
    size /= step;
    at += 1;
  }
  const rounded = at === 0 ? size : Math.round(size * 10) / 10;
  return { size: rounded, unit: units[at]! };
}

/** The size of a file, as people read it: "1.5 MB". */
export function fileSize(t: Texts<'admin.hero'>, bytes: number): string {
  const { size, unit } = inUnits(bytes);
  return t(`sizes.${unit}`, { size: String(size) });
}
