import fs from 'node:fs';
import path from 'node:path';
import type { TestContext } from 'node:test';
import { throwAwayHome } from '../throw-away-home.ts';

const root = path.join(import.meta.dirname, '../../..');
const fileName = /[\w.-]+-[\w-]{8}\.(?:js|css)/g;

/** Puts the product into another folder with a build whose files all have other names. */
export function makeOtherBuild(t: TestContext): string {
  const folder = fs.mkdtempSync(path.join(throwAwayHome(), 'other-build-'));
  t.after(() => fs.rmSync(folder, { recursive: true, force: true }));
  for (const name of ['server', 'core', 'scripts', 'package.json', 'dist/server', 'dist/client']) {
    const filter = (source: string) => !source.includes('/dist/client/assets/');
    fs.cpSync(path.join(root, name), path.join(folder, name), { recursive: true, filter });
  }
  for (const name of ['node_modules', 'web']) {
    fs.symlinkSync(path.join(root, name), path.join(folder, name));
  }
  const client = path.join(folder, 'dist/client');
  const texts = ['', '-admin', '-portal'].map((app) => `.vite/manifest${app}.json`);
  const names = texts
    .flatMap((name) => fs.readFileSync(path.join(client, name), 'utf8').match(fileName) ?? [])
    .filter((name) => fs.existsSync(path.join(root, 'dist/client/assets', name)));
  const other = new Map(names.map((name) => [name, name.replace(/-(.)([\w-]{7})\./, '-$2$1.')]));
  const rename = (text: string) => text.replace(fileName, (name) => other.get(name) ?? name);
  for (const name of [...texts, 'web/admin/index.html', 'web/portal/index.html']) {
    const file = path.join(client, name);
    fs.writeFileSync(file, rename(fs.readFileSync(file, 'utf8')));
  }
  for (const [name, otherName] of other) {
    const text = fs.readFileSync(path.join(root, 'dist/client/assets', name), 'utf8');
    fs.writeFileSync(path.join(client, 'assets', otherName), rename(text));
  }
  return folder;
}

const named = /\/assets\/[\w.-]+\.(?:js|css)/g;
const imported = /(?:from|import)[\s(]*["'`]\.\/([^"'`]+)["'`]/g;

/**
 * Loads a page with the files it names and all that those import, at once or later; returns the
 * addresses that did not come.
 */
export async function loadPage(origin: string, page: string): Promise<string[]> {
  const html = await (await fetch(origin + page)).text();
  const wanted = html.match(named) ?? [];
  if (wanted.length === 0) {
    return [page];
  }
  const asked = new Set<string>();
  const missing: string[] = [];
  const load = async (address: string): Promise<void> => {
    if (asked.has(address)) {
      return;
    }
    asked.add(address);
    const answer = await fetch(origin + address);
    const text = await answer.text();
    if (!answer.ok) {
      missing.push(address);
    } else if (address.endsWith('.js')) {
      await Promise.all([...text.matchAll(imported)].map(([, name]) => load(`/assets/${name}`)));
    }
  };
  await Promise.all(wanted.map(load));
  return missing;
}
