import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Refuses a database folder in which what this process makes would belong to another user than the
 * folder does: root may write anywhere, and its files would keep the folder's own user out ever
 * after. Throws a sentence; nothing is changed.
 */
export function refuseOthersFolder(folder: string): void {
  const owner = fs.statSync(folder, { throwIfNoEntry: false })?.uid;
  if (owner === undefined || process.getuid === undefined || owner === process.getuid()) {
    return;
  }
  // Some disks, as those lent to a virtual machine, have one owner whoever writes.
  if (ownerOfNewFile(folder) === owner) {
    return;
  }
  throw new Error(
    `The database folder ${folder} belongs to the user with the number ${owner}, this is ${os.userInfo().username}. ` +
      `Nothing was changed. Run the command as that user, such as: sudo -u '#${owner}' ...; or give the whole folder ` +
      `to this one: chown -R ${process.getuid()} ${path.dirname(folder)}`,
  );
}

function ownerOfNewFile(folder: string): number | undefined {
  try {
    const trial = fs.mkdtempSync(path.join(folder, 'owner-'));
    const { uid } = fs.statSync(trial);
    fs.rmdirSync(trial);
    return uid;
  } catch {
    return undefined;
  }
}
