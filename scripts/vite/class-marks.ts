import { readdirSync } from 'node:fs';
import { relative } from 'node:path';

/** The style modules below `root/web`, as paths from `root`, in an order every build agrees on. */
function styleModules(root: string): string[] {
  return readdirSync(`${root}/web`, { recursive: true, encoding: 'utf8' })
    .map((path) => `web/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.module.css'))
    .sort();
}

/** A, B, ... Z, AA: capital letters alone. */
function letters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}

/**
 * Names the classes of style modules in a build, for Vite's `generateScopedName`: pages inline their
 * styles, and every letter counts. The first class of the eleventh file is `Aa`, the second `Ba`:
 * capitals count classes, all else is the file, so no two names can be the same. Every build asks
 * for the classes of a file in their order in it.
 */
export function classMarks(root: string): (name: string, path: string) => string {
  const files = styleModules(root);
  const classes = new Map<string, string[]>();
  return (name, path) => {
    const [filePath = path] = path.split('?');
    const file = relative(root, filePath).replaceAll('\\', '/');
    const ofFile = classes.get(file) ?? [];
    classes.set(file, ofFile);
    if (!ofFile.includes(name)) {
      ofFile.push(name);
    }
    return letters(ofFile.indexOf(name)) + files.indexOf(file).toString(36);
  };
}
