import { spawnSync } from 'node:child_process';
import { chownSync, lchownSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';

/** Who runs PostgreSQL, which refuses to run as root. */
export interface Identity {
  /** Stands before a command; empty where this process's own user will do. */
  readonly prefix: readonly string[];
  /** The owner that files of the cluster must have for it, if it is not this process's user. */
  readonly owner: number | undefined;
}

/** All that its programs get of the environment: no secret, and no language of the machine. */
export const clusterEnvironment = { LC_ALL: 'C', TZ: 'UTC' } as const;

const nobody = 65534;

/** The same user, who is called `nobody` within; PostgreSQL's own programs ask for a name. */
const namespace = ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`, '--'];

const ownUser: Identity = { prefix: [], owner: undefined };

/**
 * Another user, who may read below folders that are closed to it. Its one capability is in what
 * Docker grants by default; it must be kept when the identity changes.
 */
const otherUser: Identity = {
  prefix: [
    'setpriv',
    `--reuid=${nobody}`,
    `--regid=${nobody}`,
    '--clear-groups',
    '--inh-caps=-all,+dac_override',
    '--ambient-caps=+dac_override',
    '--securebits=+no_setuid_fixup',
    '--',
  ],
  owner: nobody,
};

const codeOf = (...command: readonly string[]): number | null =>
  spawnSync(command[0]!, command.slice(1), { env: clusterEnvironment, stdio: 'ignore' }).status;

/** How a PostgreSQL ends that finds the lock of its folder taken. */
export const lockTaken = 90;

/**
 * Stands before the whole command, on Linux: a lock that lasts as long as any process of this
 * PostgreSQL, and that other containers on the same disk see.
 */
export function lockOf(folder: string): readonly string[] {
  const options = ['--nonblock', '--no-fork', `--conflict-exit-code=${lockTaken}`];
  const lock = ['flock', ...options, path.join(folder, 'lock')];
  const isKnown =
    process.platform === 'linux' && [0, lockTaken].includes(codeOf(...lock, 'true') ?? -1);
  return isKnown ? lock : [];
}

/** Stands right before the program, on Linux: PostgreSQL stops when this process is killed. */
export function untilWeEnd(): readonly string[] {
  const until = ['setpriv', '--pdeathsig', 'INT', '--'];
  return process.platform === 'linux' && codeOf(...until, 'true') === 0 ? until : [];
}

/** Whether this process's user has a name on this machine; one of a container may have none. */
function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

/** The user whose folder this is, if it is an ordinary one: root then runs PostgreSQL as that user. */
function ownerOf(folder: string): Identity | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (!stats || stats.uid === 0 || stats.uid === nobody) {
    return undefined;
  }
  const { uid, gid } = stats;
  const prefix = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--'];
  return { prefix, owner: uid };
}

/**
 * The first way that this machine allows for a folder, which may not exist yet. Throws one sentence
 * where it allows none.
 */
export function chooseIdentity(programs: string, folder: string): Identity {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && hasName()) {
    return ownUser;
  }
  const owner = isRoot ? ownerOf(folder) : undefined;
  const ways: Identity[] = owner
    ? [owner]
    : isRoot
      ? [{ prefix: namespace, owner: 0 }, otherUser]
      : [{ prefix: namespace, owner: undefined }];
  const found = ways.find(
    ({ prefix }) => codeOf(...prefix, path.join(programs, 'postgres'), '--version') === 0,
  );
  if (!found) {
    throw new Error(
      isRoot
        ? 'PostgreSQL does not run as root, and this machine lets root start it neither in a user namespace (unshare) ' +
            'nor as another user (setpriv): start the server as an ordinary user, or set DATABASE_URL.'
        : 'PostgreSQL does not run as a user without a name: give this one a line in /etc/passwd, or set DATABASE_URL.',
    );
  }
  return found;
}

/** Gives a folder and all in it to this identity; nothing where it is its own already. */
export function giveTo({ owner }: Identity, folder: string): void {
  if (owner === undefined || lstatSync(folder).uid === owner) {
    return;
  }
  // The folder last: a change that was cut off begins again.
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    lchownSync(path.join(folder, name), owner, owner);
  }
  chownSync(folder, owner, owner);
}
