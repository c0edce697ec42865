import type { Plugin } from 'vite';

const table = /\.\.\.(?:es|pt) \}/g;

/** Leaves the other languages out of the sentences for wrong fields: the CRM speaks English alone. */
export const englishAlone = (): Plugin => ({
  name: 'english-alone',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/core/i18n/validation.ts')) {
      return null;
    }
    if (code.match(table)?.length !== 2) {
      throw new Error(`${id} has no tables in Spanish and Portuguese to leave out`);
    }
    return code.replace(table, '...en }');
  },
});
