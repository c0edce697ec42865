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

interface Naming {
  /** Keeps the class name readable for a person who inspects the page; otherwise it is a letter. */
  isReadable: boolean;
}

/**
 * Names the classes of style modules, for Vite's `generateScopedName`. Each file has its own
 * number, so two files cannot clash, and a short one, because pages inline their styles and every
 * letter counts. A readable `button` of the eleventh file is `button-a`; otherwise the first class
 * of that file is `Aa`, the second `Ba`: capitals count classes, all else is the file, so no two
 * names can be the same. Every build asks for the classes of a file in their order in it. A file
 * added while the development server runs gets the next number.
 */
export function classMarks(
  root: string,
  { isReadable }: Naming,
): (name: string, path: string) => string {
  const numbers = new Map(styleModules(root).map((file, index) => [file, index]));
  const classes = new Map<string, Map<string, number>>();
  return (name, path) => {
    const [filePath = path] = path.split('?');
    const file = relative(root, filePath).replaceAll('\\', '/');
    const number = numbers.get(file) ?? numbers.size;
    numbers.set(file, number);
    const mark = number.toString(36);
    if (isReadable) {
      return `${name}-${mark}`;
    }
    const ofFile = classes.get(file) ?? new Map<string, number>();
    classes.set(file, ofFile);
    const index = ofFile.get(name) ?? ofFile.size;
    ofFile.set(name, index);
    return letters(index) + mark;
  };
}
