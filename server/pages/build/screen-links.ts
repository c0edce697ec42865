import { type BuildManifest, collect } from './manifest.ts';

/**
 * Makes the links by which a document names the files of its first screen, without those that it
 * names itself. Without them the browser learns of each file from the app, a round trip later.
 * `document` is the module of the document; an unknown module has no files.
 */
export function screenLinks(manifest: BuildManifest, document: string) {
  const filesOf = (key: string) => ({
    scripts: collect(manifest, key, ({ file }) => [file]),
    sheets: collect(manifest, key, ({ css = [] }) => css),
  });
  const named = filesOf(document);
  const made = new Map<string, string>();

  function make(modules: readonly string[]): string {
    const files = modules.map(filesOf);
    const scripts = new Set(files.flatMap((found) => found.scripts));
    const sheets = new Set(files.flatMap((found) => found.sheets));
    named.scripts.forEach((file) => scripts.delete(file));
    named.sheets.forEach((file) => sheets.delete(file));
    return [
      ...[...scripts].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
      ...[...sheets].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ].join('');
  }

  return (modules: readonly string[]): string => {
    const key = modules.join(' ');
    const links = made.get(key) ?? make(modules);
    made.set(key, links);
    return links;
  };
}
