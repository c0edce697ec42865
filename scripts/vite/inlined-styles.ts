import type { Plugin, Rolldown } from 'vite';

const fileList = /m\.f=(\[[^\]]*\])/;
const loadedFiles = /__vite__mapDeps\(\[([\d,]*)\]\)/g;

/**
 * The code of the public entry without the style sheets among the files that its dynamic imports
 * load. Throws when the code does not name them the way Vite did when this was written.
 */
export function withoutStyles(code: string): string {
  const list = fileList.exec(code)?.[1];
  if (!list || !code.match(loadedFiles)) {
    throw new Error(
      'Vite lists the files of a dynamic import in another way than before: ' +
        'scripts/vite/inlined-styles.ts has to learn it, or islands load their styles twice.',
    );
  }
  const files = JSON.parse(list) as string[];
  const isScript = (index: string) => !files[Number(index)]?.endsWith('.css');
  return code.replace(loadedFiles, (_call, indexes: string) => {
    const scripts = indexes.split(',').filter(isScript);
    return `__vite__mapDeps([${scripts.join(',')}])`;
  });
}

function entryOf(bundle: Rolldown.OutputBundle, name: string): Rolldown.OutputChunk {
  const entry = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.isEntry && file.name === name,
  );
  if (entry?.type !== 'chunk') {
    throw new Error(`The build has no entry named ${name}, whose styles stand in the pages.`);
  }
  return entry;
}

/**
 * The style sheets of islands are in the page already. Vite would load them again when an island
 * wakes, which costs requests and changes the order of the rules; this removes them from the list
 * that the public entry loads. Sheets of parts loaded later stay. A build for which that is
 * impossible fails.
 */
export function inlinedStyles(entry: string): Plugin {
  return {
    name: 'inlined-styles',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunk = entryOf(bundle, entry);
        chunk.code = withoutStyles(chunk.code);
      },
    },
  };
}
