import { withPictureFrom } from '#core/domain/mail/mail-picture.ts';

const policy = [
  "default-src 'none'",
  "style-src-attr 'unsafe-inline'",
  'img-src data:',
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

/** Replaces a picture that could not be fetched. */
const noPicture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='600' height='200'/%3E";

/**
 * A mail as the document of a frame without scripts. It may send no request, its links lead
 * nowhere, and its background is white in every theme. `picture` is the `data:` address of the
 * picture inside the mail.
 */
export function previewDocument(html: string, picture: string | null): string {
  // Without the head: the page's policy allows inline styles only.
  const [, ownLook, content = html] =
    /<body[^>]*?(?: style="([^"]*)")?>([^]*)<\/body>/.exec(html) ?? [];
  const look =
    ownLook ??
    'margin:0;padding:16px;background:#fff;color:#1b1b1b;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere';
  return [
    '<!doctype html>',
    `<html style="background:#fff"><head><meta http-equiv="Content-Security-Policy" content="${policy}">`,
    // A window that the sandbox will not open.
    '<base target="_blank"></head>',
    `<body style="${look}">`,
    withPictureFrom(content, picture ?? noPicture),
    '</body></html>',
  ].join('');
}
