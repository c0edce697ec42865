import favicon from '../media/favicon.svg?raw';

// Inline, because the request for it delays the first view of the page. The registration page has no
// room for it in the first round trip.
// Only what an address may not hold is escaped, so that its paths compress with those of the logo.
const drawing = `data:image/svg+xml,${favicon
  .trim()
  .replace(/\n\s*/g, ' ')
  .replace(/["#<>%]/g, encodeURIComponent)}`;

/** Icons for tabs, bookmarks and home screens; `isInline` where a page has room. */
export function Icons({ isInline }: { isInline: boolean }) {
  return (
    <>
      <meta
        name="theme-color"
        content="#f9f5ee"
      />
      <link
        rel="icon"
        href={isInline ? drawing : '/media/favicon.svg'}
      />
      <link
        rel="icon"
        href="/media/favicon-32.png"
        sizes="32x32"
      />
      <link
        rel="apple-touch-icon"
        href="/media/apple-touch-icon.png"
      />
      <link
        rel="manifest"
        href="/media/site.webmanifest"
      />
    </>
  );
}
