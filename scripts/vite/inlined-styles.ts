import type { Plugin } from 'vite';

/**
 * The style sheets of islands stand in the page already. Vite would load them once more when an
 * island wakes, which costs requests and changes the order of the rules; this takes them off the
 * list that the public entry loads. Sheets of parts loaded later on stay.
 */
export function inlinedStyles(entry: string): Plugin {
  return {
    name: 'inlined-styles',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunk = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.isEntry && file.name === entry,
        );
        if (chunk?.type !== 'chunk') {
          return;
        }
        const list = /m\.f=(\[[^\]]*\])/.exec(chunk.code);
        if (!list) {
          return;
        }
        const files = JSON.parse(list[1]!) as string[];
        chunk.code = chunk.code.replace(
          /__vite__mapDeps\(\[([\d,]*)\]\)/g,
          (_call, indexes: string) =>
            `__vite__mapDeps([${indexes
              .split(',')
              .filter((index) => !files[Number(index)]?.endsWith('.css'))
              .join(',')}])`,
        );
      },
    },
  };
}
