import { resolve } from 'node:path';

/** The folder of package.json, absolute. */
export const projectRoot = resolve(import.meta.dirname, '../..');
