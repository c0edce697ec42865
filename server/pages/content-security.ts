import { createHash } from 'node:crypto';

interface ThirdParties {
  pixelId: string | null;
  mapsApiKey: string | null;
}

export const noThirdParties: ThirdParties = { pixelId: null, mapsApiKey: null };

interface Page extends ThirdParties {
  /** It shows documents whose elements bring styles of their own, in frames that run nothing. */
  hasStyledFrames?: boolean;
  /** It shows pages of this site in frames. */
  hasFrames?: boolean;
  /** It has nothing to press, and pages of this site show it in a frame. */
  isFramed?: boolean;
}

// Blocks of JSON are data: browsers neither run them nor ask the policy about them.
const inlineScripts =
  /<script(?![^>]*\b(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyles = /<style[^>]*>([\s\S]*?)<\/style>/g;

// What people typed stands in the body: there no part is the template's own but a script at the
// very end, behind all of it, and the height of a label in a chart.
const ownInBody =
  /<script>(?:(?!<script)[\s\S])*?<\/script>\s*(?:<noscript>(?:(?!<script)[\s\S])*<\/noscript>\s*)?<\/body>\s*<\/html>\s*$|<style>\[id="[^"\]<]+"\]\{bottom:[\w.,%() -]+\}<\/style>/g;

/** The parts of a document that hold nothing anyone typed. */
function ownParts(html: string): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end).replace(/<title>[\s\S]*<\/title>/, '');
  return head + (html.slice(end).match(ownInBody) ?? []).join('');
}

/** The hash of each inline part that the pattern finds, as sources of a policy. */
function hashes(html: string, pattern: RegExp): string[] {
  const sources = new Set<string>();
  for (const [, text = ''] of html.matchAll(pattern)) {
    const hash = createHash('sha256').update(text).digest('base64');
    sources.add(`'sha256-${hash}'`);
  }
  return [...sources];
}

/**
 * The Content-Security-Policy of one document: the inline parts of its template by their hashes (a
 * nonce would forbid keeping the page in memory), everything else from this origin, third parties only when
 * configured.
 */
export function contentSecurityPolicy(
  html: string,
  { pixelId, mapsApiKey, hasStyledFrames = false, hasFrames = false, isFramed = false }: Page,
): string {
  const own = "'self'";
  const parts = ownParts(html);
  const maps = mapsApiKey ? ['https://places.googleapis.com'] : [];
  const pixelScript = pixelId ? ['https://connect.facebook.net'] : [];
  const pixelImage = pixelId ? ['https://www.facebook.com'] : [];
  const directives = [
    ['default-src', "'none'"],
    ['script-src', own, ...hashes(parts, inlineScripts), ...pixelScript],
    ['style-src', own, ...hashes(parts, inlineStyles)],
    // A frame without an address obeys the policy of its page besides its own.
    ...(hasStyledFrames ? [['style-src-attr', "'unsafe-inline'"]] : []),
    ['img-src', own, 'data:', ...pixelImage],
    ['font-src', own],
    ['media-src', own],
    ['manifest-src', own],
    ['connect-src', own, ...maps, ...pixelImage, ...pixelScript],
    ['form-action', own],
    ['base-uri', "'none'"],
    ...(hasFrames ? [['frame-src', own]] : []),
    ['frame-ancestors', isFramed ? own : "'none'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}
