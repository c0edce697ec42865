import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, readFile, readdir, rm, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { project } from './chromium.ts';

const media = join(project, 'web/public/media');

/**
 * Puts a made file beside its kind as `name.<hash>.ext`, replacing earlier ones, and answers the
 * address it is served at.
 */
export async function publish(folder: string, file: string): Promise<string> {
  const ext = extname(file),
    name = basename(file, ext);
  const hash = createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 8);
  await mkdir(join(media, folder), { recursive: true });
  for (const old of await readdir(join(media, folder))) {
    if (old.startsWith(`${name}.`) && old.endsWith(ext)) {
      await rm(join(media, folder, old));
    }
  }
  const target = `${name}.${hash}${ext}`;
  await copyFile(file, join(media, folder, target));
  console.log(
    `${((await stat(file)).size / 1024).toFixed(1).padStart(8)} KiB  /media/${folder}/${target}`,
  );
  return `/media/${folder}/${target}`;
}

/** Runs ffmpeg, and stops with its last words when it fails. */
export function ffmpeg(...args: string[]): void {
  const run = spawnSync('ffmpeg', ['-v', 'error', '-y', ...args], { encoding: 'utf8' });
  if (run.error) {
    throw new Error('ffmpeg is needed to make this', { cause: run.error });
  }
  if (run.status !== 0) {
    throw new Error(`ffmpeg: ${run.stderr.slice(-800)}`);
  }
}
