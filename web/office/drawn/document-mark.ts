let drawnMarks: Readonly<Record<string, string>> = {};

/**
 * What the server says in the document before any call is answered, as the content of a `meta` of
 * this name; null if it says nothing.
 */
export function documentMark(name: string): string | null {
  if (typeof document === 'undefined') {
    return drawnMarks[name] || null;
  }
  return document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content || null;
}

/** Does synchronous work, as the server draws a screen, in a document with these marks. */
export function withMarks<T>(marks: Readonly<Record<string, string>>, work: () => T): T {
  drawnMarks = marks;
  try {
    return work();
  } finally {
    drawnMarks = {};
  }
}
