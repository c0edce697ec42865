import favicon from '../media/favicon.svg?raw';

// In the page itself: asked for on its own, it takes a round trip from the first view of the page.
// Only what an address may not hold is escaped, so that its paths compress with those of the logo.
const drawing = `data:image/svg+xml,${favicon
  .trim()
  .replace(/\n\s*/g, ' ')
  .replace(/["#<>%]/g, encodeURIComponent)}`;

/** The marks of the site in tabs, bookmarks and on home screens. */
export function Icons() {
  return (
    <>
      <meta
        name="theme-color"
        content="#f9f5ee"
      />
      <link
        rel="icon"
        href={drawing}
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
