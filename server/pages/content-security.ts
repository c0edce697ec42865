import { createHash } from 'node:crypto';

interface ThirdParties {
  pixelId: string | null;
  mapsApiKey: string | null;
}

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

function directive(name: string, sources: readonly string[]): string {
  return [name, ...sources].join(' ');
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
    directive('default-src', ["'none'"]),
    directive('script-src', [own, ...hashes(html, inlineScripts), ...pixelScript]),
    directive('style-src', [own, ...hashes(html, inlineStyles)]),
    // A frame without an address obeys the policy of its page besides its own.
    ...(hasStyledFrames ? [directive('style-src-attr', ["'unsafe-inline'"])] : []),
    directive('img-src', [own, 'data:', ...pixelImage]),
    directive('font-src', [own]),
    directive('media-src', [own]),
    directive('manifest-src', [own]),
    directive('connect-src', [own, ...maps, ...pixelImage, ...pixelScript]),
    directive('form-action', [own]),
    directive('base-uri', ["'none'"]),
    directive('frame-ancestors', ["'none'"]),
  ];
  return directives.join('; ');
}
