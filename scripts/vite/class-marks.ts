import { readdirSync } from 'node:fs';
import { relative } from 'node:path';

/** The style modules below `root/web`, as paths from `root`, in an order every build agrees on. */
function styleModules(root: string): string[] {
  return readdirSync(`${root}/web`, { recursive: true, encoding: 'utf8' })
    .map((path) => `web/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.module.css'))
    .sort();
}

/**
 * Names the classes of style modules, for Vite's `generateScopedName`: `button` of the eleventh
 * file becomes `button-a`. Each file has a number of its own, so two files cannot clash, and a
 * short one, because the pages carry their style and each odd letter of it. A file written while
 * the development server runs is counted on.
 */
export function classMarks(root: string): (name: string, path: string) => string {
  const numbers = new Map(styleModules(root).map((file, index) => [file, index]));
  return (name, path) => {
    const [filePath = path] = path.split('?');
    const file = relative(root, filePath).replaceAll('\\', '/');
    const number = numbers.get(file) ?? numbers.size;
    numbers.set(file, number);
    return `${name}-${number.toString(36)}`;
  };
}
