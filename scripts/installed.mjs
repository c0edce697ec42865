// Plain JavaScript for Node >= 20: this runs before anything is installed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Whether a list of package.json, such as its `os`, names this machine; npm takes "!win32" too. */
const names = (list, own) => {
  const wanted = [list].flat();
  return wanted.includes(own) || (wanted[0].startsWith('!') && !wanted.includes(`!${own}`));
};

function isMusl() {
  process.report.excludeNetwork = true;
  return process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime;
}

/**
 * Whether npm installs this package here. An optional one that names no machine may be a part of
 * another machine's, so it is not missed.
 */
function isWanted({ optional, os, cpu, libc }, isHere) {
  return !optional || (os && cpu && isHere({ os, cpu, libc }));
}

/**
 * Whether node_modules holds the packages of package-lock.json, including those for development:
 * npm ci writes its list of installed packages at the very end.
 */
export function isInstalled(root) {
  let installed;
  try {
    installed = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  } catch {
    return false;
  }
  const ownLibc = isMusl() ? 'musl' : 'glibc';
  const isHere = ({ os, cpu, libc }) =>
    names(os, process.platform) && names(cpu, process.arch) && (!libc || names(libc, ownLibc));
  return Object.entries(packagesOf(join(root, 'package-lock.json')))
    .filter(([path]) => path.startsWith('node_modules/'))
    .every(([path, locked]) => {
      const found = installed[path];
      return found ? found.version === locked.version : !isWanted(locked, isHere);
    });
}
