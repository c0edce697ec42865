const shape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text looks like the token of a link in a mail. */
export function isLinkToken(text: string): boolean {
  return shape.test(text);
}
