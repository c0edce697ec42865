import { createHash } from 'node:crypto';

interface ThirdParties {
  pixelId: string | null;
  mapsApiKey: string | null;
}

export const noThirdParties: ThirdParties = { pixelId: null, mapsApiKey: null };

interface Page extends ThirdParties {
  /** It shows documents whose elements bring styles of their own, in frames that run nothing. */
  hasStyledFrames?: boolean;
}

// Blocks of JSON are data: browsers neither run them nor ask the policy about them.
const inlineScripts =
  /<script(?![^>]*\b(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyles = /<style[^>]*>([\s\S]*?)<\/style>/g;

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
 * The Content-Security-Policy of one document: its inline parts by their hashes (a nonce would
 * forbid keeping the page in memory), everything else from this origin, third parties only when
 * configured.
 */
export function contentSecurityPolicy(
  html: string,
  { pixelId, mapsApiKey, hasStyledFrames = false }: Page,
): string {
  const own = "'self'";
  const maps = mapsApiKey ? ['https://places.googleapis.com'] : [];
  const pixelScript = pixelId ? ['https://connect.facebook.net'] : [];
  const pixelImage = pixelId ? ['https://www.facebook.com'] : [];
  const directives = [
    ['default-src', "'none'"],
    ['script-src', own, ...hashes(html, inlineScripts), ...pixelScript],
    ['style-src', own, ...hashes(html, inlineStyles)],
    // A frame without an address obeys the policy of its page besides its own.
    ...(hasStyledFrames ? [['style-src-attr', "'unsafe-inline'"]] : []),
    ['img-src', own, 'data:', ...pixelImage],
    ['font-src', own],
    ['media-src', own],
    ['manifest-src', own],
    ['connect-src', own, ...maps, ...pixelImage, ...pixelScript],
    ['form-action', own],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}
