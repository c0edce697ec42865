/** A telephone number, the reference of an application, and an amount of dollars. */
const oneThing =
  /\(\d{3}\) \d{3}-\d{4}|\b[A-Z]{2}-\d{6,}\b|(?:US)?\$(?:\u00a0|&nbsp;)?\d+(?:[.,]\d+)*/g;
const words = /(^|>)[^<]+/g;

/**
 * The same HTML in which numbers that are read out or typed as one do not break over two lines;
 * `html` is sanitized, so a `>` ends a tag.
 */
export function keepTogether(html: string): string {
  return html.replace(words, (text) =>
    text.replace(oneThing, (number) => `<span style="white-space:nowrap">${number}</span>`),
  );
}
