// Each list as one text: they are words to read, not code.
function words(text: string): string[] {
  return text.trim().split(/\s+/);
}

const tags = words(`
  p br wbr hr div span center blockquote pre code h1 h2 h3 h4 h5 h6 ul ol li dl dt dd
  table caption thead tbody tfoot tr th td a strong b em i u s small sub sup font img
`);
const silent = words(`
  script style textarea option noscript title iframe object svg math template noembed noframes
  xmp plaintext
`);
// The frame of a document: ours is around the mail already.
const frame = new Set(['html', 'head', 'body', 'meta', 'title']);
const layout = words('style align valign width height dir lang title role');
const tableLayout = words('border cellpadding cellspacing bgcolor colspan rowspan');

// Words, numbers, colors and fonts, a few of them in a row; no url(), nothing escaped, no function
// but a color.
const plain = /^(?:(?:rgba?|hsla?)\([\d\s.,%/]+\)|[#\w\s.,%'"!+-])+$/i;
const properties = words(`
  color background-color background opacity width max-width min-width height max-height
  margin margin-top margin-right margin-bottom margin-left
  padding padding-top padding-right padding-bottom padding-left
  border border-top border-right border-bottom border-left border-color border-style border-width
  border-radius border-collapse border-spacing
  font font-family font-size font-style font-weight line-height letter-spacing
  text-align text-decoration text-transform vertical-align white-space word-break overflow-wrap
  display list-style-type
`);
const styles = Object.fromEntries(properties.map((name) => [name, [plain]]));

const whole = /^(?:https?:\/\/|mailto:|tel:)/i;
const ownPicture = /^data:image\/(?:png|jpe?g|gif|webp);base64,[A-Za-z0-9+/=\s]+$/i;

/** The parts of an element that mails must not contain, described for the writer. */
function refusedParts(tag: string, attributes: Readonly<Record<string, string>>): string[] {
  if (!tags.includes(tag)) {
    return frame.has(tag) ? [] : [`<${tag.slice(0, 20)}>`];
  }
  const parts = Object.keys(attributes).filter((name) => name.startsWith('on'));
  const { href, src, style, background } = attributes;
  if (tag === 'a' && href !== undefined && !whole.test(href.trim())) {
    parts.push(`href="${href.trim().slice(0, 20)}"`);
  }
  if (tag === 'img' && !ownPicture.test(src ?? '')) {
    parts.push('<img> from another server');
  }
  if (background !== undefined || /url\s*\(|\\|@import/i.test(style ?? '')) {
    parts.push('a picture in a style');
  }
  return parts.map((part) => part.slice(0, 60));
}

export interface SanitizedMail {
  html: string;
  /** What was removed, without duplicates. */
  leftOut: string[];
}

/**
 * The HTML of a mail without anything that runs, takes input, or tells another server that it was
 * read: no scripts, handlers, forms, frames or remote pictures; only links to the web, mail and
 * telephone. Pass the mail with its values in place.
 */
export async function sanitizeMail(html: string): Promise<SanitizedMail> {
  // Loaded with the first mail: 19 MB, and no visitor needs it.
  const { default: sanitizeHtml } = await import('sanitize-html');
  const leftOut = new Set<string>();
  const clean = sanitizeHtml(html, {
    allowedTags: tags,
    allowedAttributes: {
      '*': layout,
      a: ['href'],
      img: ['src', 'alt'],
      font: ['color', 'face', 'size'],
      table: tableLayout,
      tr: ['bgcolor'],
      th: tableLayout,
      td: tableLayout,
    },
    allowedStyles: { '*': styles },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['data'] },
    allowProtocolRelative: false,
    selfClosing: ['br', 'hr', 'img', 'wbr'],
    nonTextTags: silent,
    transformTags: {
      a(tagName, { href, ...rest }) {
        const isWhole = href !== undefined && whole.test(href.trim());
        return { tagName, attribs: isWhole ? { ...rest, href } : rest };
      },
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !ownPicture.test(attribs['src'] ?? ''),
    onOpenTag(name, attributes) {
      for (const part of refusedParts(name, attributes)) {
        leftOut.add(part);
      }
    },
  });
  return { html: clean, leftOut: [...leftOut].slice(0, 20) };
}
