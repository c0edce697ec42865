import { statSync } from 'node:fs';
import path from 'node:path';
import { nameAt, uploadFolder } from '#server/outside/uploads/upload-names.ts';

/** Whether the file behind an address is there; an address that is not of an upload is believed. */
export function hasUpload(config: { dataDir: string }, address: string): boolean {
  const name = nameAt(address);
  if (name === undefined) {
    return !address.startsWith('/uploads/');
  }
  const file = statSync(path.join(uploadFolder(config), name), { throwIfNoEntry: false });
  return file?.isFile() ?? false;
}
