const pauseMs = 800;

/** Vite asks for a style sheet once: one that was lost stays lost when its code comes later. */
function fetchLostStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (!link.sheet) {
      link.replaceWith(link.cloneNode());
    }
  }
}

/**
 * Loads what the line may have lost, once more after a moment; rejects when it is lost again.
 * Chromium 150 and older keep the failure of a module for as long as the page lives, so there the
 * second try fails too, and the caller goes the way without scripts.
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
