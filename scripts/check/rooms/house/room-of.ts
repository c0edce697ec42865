import { type Room, rooms } from './rooms.ts';

// `server/app` has the files app.ts, app.test.ts and app-errors.wide.test.ts.
const restOfName = /^(\.|(-[a-z]+)+(\.(night|wide))?\.test\.)[^/]*$/;

/** Whether a path lies in a folder (`web/kit/`) or is a file of that name (`server/app`). */
export function isWithin(path: string, at: string): boolean {
  const rest = path.slice(at.length);
  const isBelow = at.endsWith('/') || restOfName.test(rest);
  return path.startsWith(at) && isBelow;
}

export const roomOf = (path: string): Room | undefined =>
  rooms.find(({ at }) => isWithin(path, at));

/** Tests are beside the files they test and may import more. */
export const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path);

/** A component in one situation, for the gallery alone. */
export const isStory = (path: string): boolean => path.endsWith('.story.tsx');
