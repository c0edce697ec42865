let renderedMarks: Readonly<Record<string, string>> = {};

/**
 * A value that the server puts into the document: the content of the `meta` of this name, or null.
 */
export function documentMark(name: string): string | null {
  if (typeof document === 'undefined') {
    return renderedMarks[name] || null;
  }
  return document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content || null;
}

/** Runs synchronous work with these marks, as the server does to render a screen. */
export function withMarks<T>(marks: Readonly<Record<string, string>>, work: () => T): T {
  renderedMarks = marks;
  try {
    return work();
  } finally {
    renderedMarks = {};
  }
}
