const inFrame = /<img class="m-picture" src="cid:([a-z]+\.[0-9a-f]{32}\.jpg)@mail"/;

/** The Content-ID (RFC 2392) by which a mail refers to the picture that travels with it. */
export function contentIdOf(picture: string): string {
  return `${picture}@mail`;
}

/**
 * The file of the picture above the text of a mail; undefined without one. Only the frame's own
 * element has a class: text by staff and strangers is sanitized.
 */
export function pictureIn(html: string): string | undefined {
  return inFrame.exec(html)?.[1];
}

export function withPictureFrom(html: string, source: string): string {
  return html.replace(inFrame, () => `<img class="m-picture" src="${source}"`);
}
