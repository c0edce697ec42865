import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';

type Files = Readonly<Record<string, Uint8Array>>;

/** The files of an archive, by path. */
export function filesOf(zip: Uint8Array): Files {
  return unzipSync(zip);
}

export function jsonOf<T>(files: Files, name: string): T {
  return JSON.parse(strFromU8(files[name]!));
}

/** Checks an archive's files against its listed sums, with the tool that every reader has. */
export async function checkSums(files: Files): Promise<{ isRight: boolean; said: string }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'archive-'));
  try {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
      writeFileSync(path.join(folder, name), content);
    }
    return await new Promise((resolve) => {
      execFile('sha256sum', ['-c', 'SHA256SUMS'], { cwd: folder }, (error, stdout, stderr) =>
        resolve({ isRight: error === null, said: stdout + stderr }),
      );
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The same files but for one bit of one of them. */
export function withChangedByte(files: Files, name: string): Files {
  const changed = Uint8Array.from(files[name]!);
  changed[changed.length >> 1]! ^= 1;
  return { ...files, [name]: changed };
}
