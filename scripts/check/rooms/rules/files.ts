import { posix } from 'node:path';
import { isStory, isTest } from '../house/room-of.ts';
import type { SourceFile } from '../syntax/source-file.ts';

const mostLines = 400;

/** The most files of a folder, tests and style sheets not counted. */
const mostFiles = 25;

/** Files and folders that are data or drawings: their length says nothing. */
const data = /\/migrations\/|\/messages\/|(^|\/)art\/|\.d\.ts$|\/media\//;

const heap = /(^|\/)(utils?|helpers?|misc|common|lib|stuff|shared)(\/|\.[jt]sx?$)/i;

/** File names in a server feature; an action is named verb-noun. */
const featureFile =
  /^(plugin|queries|writes|policy|present|[a-z]+(-[a-z]+)+)((\.(night|wide))?\.test)?\.ts$/;

const kebab = '[a-z0-9]+(-[a-z0-9]+)*';
const pascal = '[A-Z][A-Za-z0-9]*';

// `read-lead.ts`, `read-lead.test.ts`; scripts that Node 20 runs are `.mjs`.
const moduleName = `${kebab}(\\.(((night|wide)\\.)?test|((night|wide)\\.)?spec|d|config))?\\.(ts|mjs|js)`;
// `LeadPage.tsx` for a component, kebab-case for a file with several; `LeadPage.story.tsx`.
const componentName = `(${pascal}(\\.story)?|(${pascal}|${kebab})(\\.(test|spec))?)\\.tsx`;

/** How the files of an ending are named; other files may be called anything. */
const patterns: readonly (readonly [ending: RegExp, pattern: string, sentence: string])[] = [
  [/\.tsx$/, componentName, 'components are PascalCase, other files kebab-case'],
  [/\.(ts|mjs|js)$/, moduleName, 'files are kebab-case'],
  [/\.([cm]ts|cjs|jsx)$/, '', 'code is .ts or .tsx'],
  [/\.css$/, `${kebab}(\\.module)?\\.css`, 'style sheets are kebab-case'],
];

/** A file's name says what is in it. */
function* nameErrors(path: string): Generator<string> {
  const name = posix.basename(path);
  if (heap.test(path)) {
    yield 'say what lives there';
  }
  if (/^index\.(tsx?|mjs|js)$/.test(name)) {
    yield 'no barrels';
  }
  for (const [ending, pattern, sentence] of patterns) {
    if (ending.test(name) && !new RegExp(`^${pattern}$`).test(name)) {
      yield sentence;
    }
  }
  if (/^server\/features\/[^/]+\//.test(path) && !featureFile.test(name)) {
    yield `not in the closed set of a feature's files`;
  }
}

/** A file is named for its content, and short enough to be read in one go. */
export function* fileErrors({ path, text }: SourceFile): Generator<string> {
  for (const error of nameErrors(path)) {
    yield `${path}: ${error}`;
  }
  const lines = text.split('\n').length - 1;
  if (/\.(tsx?|mjs|css)$/.test(path) && !data.test(path) && lines > mostLines) {
    yield `${path}: ${lines} lines; ${mostLines} are the most`;
  }
}

export function* folderErrors(files: readonly SourceFile[]): Generator<string> {
  const counted = files
    .map(({ path }) => path)
    .filter((path) => /\.tsx?$/.test(path) && !data.test(path) && !isTest(path) && !isStory(path));
  for (const [folder, paths] of Map.groupBy(counted, posix.dirname)) {
    if (paths.length > mostFiles) {
      yield `${folder}: ${paths.length} files; more than ${mostFiles} ask for a room of their own`;
    }
  }
}
