// Nobody sees them and no name needs them: soft hyphens, joiners of nothing, fillers, zero-width
// blanks, marks and overrides of direction (numbers copied from a phone's contacts carry them),
// tags. They make two texts of one, turn what staff read, or look like no name at all.
const never =
  /[\u{34f}\u{17b4}\u{17b5}\u{ad}\u{61c}\u{115f}\u{1160}\u{200b}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2060}-\u{206f}\u{3164}\u{feff}\u{ffa0}\u{fff9}-\u{fffb}\u{e0000}-\u{e007f}]/gu;
// What changes the sign before it, and is proper behind some signs alone.
const changing = /([\s\S]?)((?:\u{200c}|\u{200d}|\p{Variation_Selector}|\u{180e})+)(?=([\s\S]?))/gu;

const joiner = /[\u{200c}\u{200d}]/u;
const joins = /[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]/u;
// Their letters stand side by side whatever is between them.
const joinsNever = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}]/u;
const emojiStyle = /[\u{fe0e}\u{fe0f}]/u;
const hasEmojiStyle = /[\p{Extended_Pictographic}0-9#*]/u;
const mongolian = /[\u{180b}-\u{180f}]/u;
const isMongolian = /\p{Script=Mongolian}/u;
const isHan = /\p{Script=Han}/u;

/** Whether `sign` is proper behind `before`; `after` is empty at the end of a text. */
function isProper(sign: string, before: string, after: string): boolean {
  if (joiner.test(sign)) {
    return joins.test(before) && !joinsNever.test(before) && joins.test(after);
  }
  if (emojiStyle.test(sign)) {
    return hasEmojiStyle.test(before);
  }
  return (mongolian.test(sign) ? isMongolian : isHan).test(before);
}

/**
 * A text without the signs that nobody sees. The joiners of Persian, Indic and emoji, and what
 * chooses the look of a sign, stay where Unicode has a use for them: between two signs that join,
 * behind a sign that has another look.
 */
export function withoutUnseen(text: string): string {
  return text
    .replace(never, '')
    .replace(changing, (_all, before: string, signs: string, after: string) => {
      const proper = [...new Set(signs)].filter((sign) => isProper(sign, before, after));
      return before + proper.join('');
    });
}

// The empty cell of Braille is a symbol by name alone.
const visible = /[\p{L}\p{N}\p{P}]|[^\P{S}\u{2800}]/u;

export function isVisible(text: string): boolean {
  return visible.test(text);
}
