/** The most lines of a file. */
export const mostLines = 300;

/** The most files of a folder, tests and style sheets not counted. */
export const mostFiles = 25;

/** Files and folders that are data or drawings: their length says nothing. */
export const data: readonly RegExp[] = [
  /\/migrations\//,
  /\/messages\//,
  /(^|\/)art\//,
  /\.d\.ts$/,
  /\/media\//,
];

/** Files longer than that, each with its reason. The list only shrinks. */
export const longFiles: Readonly<Record<string, string>> = {};

/** Names that say nothing of what lives there. */
export const heap = /(^|\/)(utils?|helpers?|misc|common|lib|stuff|shared)(\/|\.[jt]sx?$)/i;

/** What a server feature consists of; an action is named verb-noun. */
export const featureFile =
  /^(plugin|queries|writes|policy|present|[a-z]+(-[a-z]+)+)((\.long)?\.test)?\.ts$/;

const kebab = '[a-z0-9]+(-[a-z0-9]+)*';
const pascal = '[A-Z][A-Za-z0-9]*';

/** `read-lead.ts`, `read-lead.test.ts`; scripts that Node 20 runs are `.mjs`. */
export const moduleName = new RegExp(
  `^${kebab}(\\.((long\\.)?test|spec|d|config))?\\.(ts|mjs|js)$`,
);

/** `LeadPage.tsx` for a component, kebab-case for what only holds some; `LeadPage.story.tsx`. */
export const componentName = new RegExp(
  `^(${pascal}(\\.story)?|(${pascal}|${kebab})(\\.(test|spec))?)\\.tsx$`,
);

export const styleName = new RegExp(`^${kebab}(\\.module)?\\.css$`);
