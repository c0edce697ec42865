const pauseMs = 800;

/** Reloads lost style sheets: Vite requests a sheet only once, even if its code loads later. */
function fetchLostStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (!link.sheet) {
      link.replaceWith(link.cloneNode());
    }
  }
}

/**
 * Loads something, with one retry after a moment; rejects if that fails, too. Chromium 150 and
 * older cache the failure of a module for as long as the page lives. There the retry fails too, and
 * the caller goes on without scripts.
 */
export async function again<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((done) => setTimeout(done, pauseMs));
    fetchLostStyles();
    return load();
  }
}
