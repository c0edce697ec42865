import { sitePages } from '#core/contract/site.ts';
import { type Language, languages } from '#core/domain/language.ts';
import { localizedPath } from '#core/i18n/link.ts';
import type { LighthouseTarget } from './lighthouse.ts';
import { staticTwin } from './static-twin.ts';

/** Pages that are measured in each language, beside the same page as plain HTML. */
export const twinnedPages = ['/', '/affiliate/register'] as const;

export const twinOf = (name: string): string => `static twin of ${name}`;

export function pageName(path: string, language: Language): string {
  return localizedPath(path, language);
}

export interface OpenTargets {
  readonly targets: Record<string, LighthouseTarget>;
  stop(): Promise<void>;
}

/**
 * Every page to measure, by the name of its row, each twin before its page. With `only` that path
 * alone, in its languages.
 */
export async function openTargets(
  origin: string,
  { stored, only }: { stored: Record<string, string>; only: string | undefined },
): Promise<OpenTargets> {
  const targets: Record<string, LighthouseTarget> = {};
  const twins: { stop(): Promise<void> }[] = [];
  const isWanted = (path: string) => only === undefined || only === path;
  for (const path of twinnedPages.filter(isWanted)) {
    for (const language of languages) {
      const name = pageName(path, language);
      const twin = await staticTwin(origin, language, path);
      twins.push(twin);
      targets[twinOf(name)] = { url: twin.url, isTwin: true };
      targets[name] = { url: origin + name };
    }
  }
  for (const path of Object.keys(sitePages).filter(isWanted)) {
    targets[path] ??= {
      url: origin + path,
      ...(path === '/eligibility-results' && { stored }),
    };
  }
  return {
    targets,
    stop: async () => {
      await Promise.all(twins.map((twin) => twin.stop()));
    },
  };
}
