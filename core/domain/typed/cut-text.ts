/** The beginning of a text, at most so long, that ends with a whole letter or emoji as people see it. */
export function cutText(text: string, longest: number): string {
  const { index = longest } = new Intl.Segmenter().segment(text).containing(longest) ?? {};
  // One that is longer than all of it may be cut.
  return text.slice(0, index || longest).toWellFormed();
}
