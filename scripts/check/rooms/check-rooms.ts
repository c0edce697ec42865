import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

// A room may import what stands behind its arrow, and itself. Packages are listed where a room must
// stay free of them.
const arrows: readonly {
  room: RegExp;
  may: readonly RegExp[];
  packages?: RegExp;
}[] = [
  {
    room: /^core\/domain\//,
    may: [/^core\/domain\//],
    packages: /^(?!)/,
  },
  {
    room: /^core\/i18n\//,
    may: [/^core\/(domain|i18n)\//],
    packages: /^(?!)/,
  },
  {
    room: /^core\/contract\//,
    may: [/^core\/(domain|contract|i18n)\//],
    packages: /^zod\/mini$/,
  },
  { room: /^server\/db\//, may: [/^core\/domain\//, /^server\/db\//] },
  { room: /^server\/outside\//, may: [/^core\//, /^server\/(outside|db)\//] },
  { room: /^server\/platform\//, may: [/^core\//, /^server\/(platform|db|outside)\//] },
  // What every feature is given, and how it writes; these files alone know the configuration.
  {
    room: /^server\/features\/[a-z-]+\.ts$/,
    may: [/^core\//, /^server\/(features|platform|db|outside|config)/],
  },
  { room: /^server\/features\//, may: [/^core\//, /^server\/(features|platform|db|outside)\//] },
  { room: /^server\/pages\//, may: [/^core\//, /^server\/(pages|features|platform|outside)\//] },
  { room: /^server\/(testing|app|main|config)/, may: [/^core\//, /^server\//] },
  { room: /^web\/kit\//, may: [/^core\//, /^web\/kit\//] },
  { room: /^web\/public\//, may: [/^core\//, /^web\/(kit|public)\//] },
  { room: /^web\/office\//, may: [/^core\//, /^web\/(kit|office)\//] },
  { room: /^web\/admin\//, may: [/^core\//, /^web\/(kit|office|admin)\//] },
  { room: /^web\/portal\//, may: [/^core\//, /^web\/(kit|office|portal)\//] },
  {
    room: /^(e2e|benchmarks)\//,
    may: [
      /^core\//,
      /^server\/(app|config|testing|outside|db|pages)/,
      /^(e2e|benchmarks|scripts)\//,
    ],
  },
  { room: /^scripts\//, may: [/./] },
];

// A feature calls another feature's actions only along this list. It has no circles and only
// shrinks.
const featureCalls: Readonly<Record<string, readonly string[]>> = {
  programme: [],
  media: [],
  staff: [],
  affiliates: [],
  retention: [],
  applications: [],
  savings: ['programme'],
  email: ['programme'],
  eligibility: ['programme', 'savings'],
  leads: ['affiliates', 'applications', 'eligibility', 'email', 'programme', 'savings', 'staff'],
  tracking: ['leads'],
  reports: ['leads', 'savings', 'tracking'],
};

// What a server feature consists of; an action is named verb-noun.
const featureFile = /^(plugin|queries|policy|present|[a-z]+(-[a-z]+)+)(\.test)?\.ts$/;
const heap = /(^|\/)(utils?|helpers?|misc|common|lib|stuff)(\/|\.[jt]sx?$)/i;
const publicSchemas = /^web\/public\/(islands|parts)\//;

const walk = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? walk(path) : [path];
  });

const resolveImport = (from: string, specifier: string): string | null => {
  if (specifier.startsWith('#')) {
    return specifier.slice(1);
  }
  if (specifier.startsWith('.')) {
    return relative(root, resolve(root, dirname(from), specifier)).replaceAll('\\', '/');
  }
  return null;
};

const importPattern =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|import\('([^']+)'\)/g;

function* importErrors(file: string, source: string): Generator<string> {
  const rule = arrows.find((arrow) => arrow.room.test(file));
  if (!rule) {
    return void (yield `${file}: no room of the house holds this file`);
  }
  const isTest = /\.test\.tsx?$/.test(file);
  for (const match of source.matchAll(importPattern)) {
    const isType = Boolean(match[1]);
    const specifier = (match[2] ?? match[3])!;
    const target = resolveImport(file, specifier);
    if (target === null) {
      if (
        rule.packages &&
        !rule.packages.test(specifier) &&
        !(isTest && /^(node:|fast-check)/.test(specifier))
      ) {
        yield `${file}: ${specifier} may not be imported here`;
      }
      continue;
    }
    const isAllowed =
      rule.may.some((room) => room.test(target)) ||
      (isTest && /^(server\/testing\/|core\/)/.test(target));
    if (!isAllowed) {
      yield `${file}: may not import ${target}`;
    }
    if (
      /^web\/public\//.test(file) &&
      /^core\/contract\/(?!site|route|public-)/.test(target) &&
      !isType &&
      !publicSchemas.test(file)
    ) {
      yield `${file}: takes a schema (${target}); only the islands of forms may`;
    }
    const feature = /^server\/features\/([^/]+)\//.exec(file)?.[1];
    const called = /^server\/features\/([^/]+)\/(.+)$/.exec(target);
    if (feature && called && called[1] !== feature && !isTest) {
      if (!featureCalls[feature]?.includes(called[1]!)) {
        yield `${file}: feature ${feature} may not call ${called[1]}`;
      }
      if (/^(queries|present)\.ts$/.test(called[2]!)) {
        yield `${file}: ${target} belongs to its own feature`;
      }
    }
    if (/^server\/db\/tables\//.test(target) && feature && !/(queries|\.test)\.ts$/.test(file)) {
      yield `${file}: tables are read by queries.ts alone`;
    }
  }
}

function* fileErrors(file: string): Generator<string> {
  const name = basename(file);
  if (heap.test(file)) {
    yield `${file}: say what lives there`;
  }
  if (/^index\.tsx?$/.test(name)) {
    yield `${file}: no barrels`;
  }
  if (!/\.(tsx?|css)$/.test(name)) {
    return;
  }
  const source = readFileSync(join(root, file), 'utf8');
  const isData = /(\/migrations\/|\/messages\/|\.test\.tsx?$|\.spec\.tsx?$|\.d\.ts$)/.test(file);
  const lines = source.split('\n').length - 1;
  if (lines > 300 && !isData) {
    yield `${file}: ${lines} lines; 300 are the most`;
  }
  if (name.endsWith('.css')) {
    return;
  }
  if (/^server\/features\/[^/]+\//.test(file) && !featureFile.test(name)) {
    yield `${file}: not in the closed set of a feature's files`;
  }
  if (
    /^(server\/(platform|features|pages|outside|db)|core|web)\//.test(file) &&
    /\bprocess\.env\b/.test(source) &&
    !/\.test\.ts$/.test(file)
  ) {
    yield `${file}: the environment is read by server/config.ts alone`;
  }
  if (
    /\.module\.css$/.test(name) === false &&
    name.endsWith('.tsx') &&
    !/^[A-Z][A-Za-z]+\.tsx$/.test(name) &&
    !/^[a-z][a-z0-9-]*(\.test)?\.tsx$/.test(name)
  ) {
    yield `${file}: components are PascalCase, other files kebab-case`;
  }
  if (name.endsWith('.ts') && !/^[a-z0-9][a-z0-9-]*(\.(test|spec|d|config))?\.ts$/.test(name)) {
    yield `${file}: files are kebab-case`;
  }
  if (/^(core|server|web)\//.test(file)) {
    yield* importErrors(file, source);
  }
}

/** Everything that stands in the wrong room of the house, one sentence each. */
export function roomErrors(): string[] {
  const files = ['core', 'server', 'web', 'e2e', 'benchmarks', 'scripts'].flatMap((folder) => {
    try {
      return walk(folder);
    } catch {
      return [];
    }
  });
  return files.flatMap((file) => [...fileErrors(file)]);
}

if (import.meta.main) {
  const errors = roomErrors();
  for (const error of errors) {
    console.error(error);
  }
  process.exit(errors.length > 0 ? 1 : 0);
}
