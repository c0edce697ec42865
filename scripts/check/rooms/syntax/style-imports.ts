const comment = /\/\*[\s\S]*?\*\//g;
const imported =
  /@import\s+(?:url\(\s*)?["']?(?<sheet>[^"')\s;]+)|\bfrom\s+["'](?<module>[^"']+)["']/g;

/** The style sheets that a style sheet takes: `@import './a.css'`, `composes: a from './a.css'`. */
export function styleImports(text: string): string[] {
  const found = text.replace(comment, '').matchAll(imported);
  return [...found].map(({ groups = {} }) => (groups['sheet'] ?? groups['module'])!);
}
