import { createHash } from 'node:crypto';

interface ThirdParties {
  pixelId: string | null;
  mapsApiKey: string | null;
}

const hashes = (html: string, pattern: RegExp) =>
  [
    ...new Set(
      [...html.matchAll(pattern)].map(
        (match) => `'sha256-${createHash('sha256').update(match[1]!).digest('base64')}'`,
      ),
    ),
  ].join(' ');

/**
 * The Content-Security-Policy of one document: its inline parts by their hashes (a nonce would
 * forbid keeping the page in memory), everything else from this origin, third parties only when
 * configured.
 */
export function contentSecurityPolicy(html: string, { pixelId, mapsApiKey }: ThirdParties): string {
  const scripts = hashes(html, /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const styles = hashes(html, /<style[^>]*>([\s\S]*?)<\/style>/g);
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts}${pixelId ? ' https://connect.facebook.net' : ''}`,
    `style-src 'self' ${styles}`.trimEnd(),
    `img-src 'self' data:${pixelId ? ' https://www.facebook.com' : ''}`,
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self'${mapsApiKey ? ' https://places.googleapis.com' : ''}${pixelId ? ' https://www.facebook.com https://connect.facebook.net' : ''}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
